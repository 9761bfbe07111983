package e2e

import (
	"testing"

	"ketword/engine"
)

// A player's list may allow all words of a language as guesses. They are fetched when
// the list is played, which does not wait for them, and are there without the network
// from then on.
func TestOwnListWithWordsOfLanguage(t *testing.T) {
	t.Parallel()
	proxy := newListProxy(t, root)
	p := firstVisit(t, proxy.server)
	p.open("")
	p.awaitOfflineCopy()
	p.openLists()
	p.allowWords("de")
	l := p.importList(ownList{"Birds", "finch\nquail\nstork\nheron\nrobin\neagle\nwaltz\nfudgy\nglyph\nvomit\njacks\n", "mango\nlemon\n", layouts["de"]})
	p.awaitStoredLists("Birds")
	p.playOwnList(l)
	p.awaitPlace("Birds · 5 letters")
	g := p.inPlay()
	g = p.play(g, "mango") // while the words are on their way
	proxy.awaitHalves(p, 1)
	proxy.disconnect()
	p.says("The German words could not be loaded. Only the list’s own can be guessed.")
	p.fits("missing words")
	proxy.release()
	p.click(".message " + action("try-again"))
	p.awaitOfflineList(fileOf(t, classic.of(t, builtIn("de", 5))))
	proxy.stop()
	p.reload()
	p.awaitPlace("Birds · 5 letters")
	p.shows(g, "")
	p.typeIn("größe")
	p.enterUntilPlayed(2)
	p.shows(guessed(t, g, "größe"), "")
}

// enterUntilPlayed presses Enter until the row is played, since words that may be guessed
// are still on their way.
func (p *page) enterUntilPlayed(row int) {
	p.Helper()
	p.until("the guess", func(s screen) bool {
		if s.Rows[row][0].Mark != "typed" {
			return true
		}
		p.press("Enter")
		return false
	})
}

// guessed returns a game after a guess that need not be in its list.
func guessed(t *testing.T, g engine.Game, word string) engine.Game {
	t.Helper()
	next, err := g.Play(engine.MustWord(word), nil)
	if err != nil {
		t.Fatal(err)
	}
	return next
}
