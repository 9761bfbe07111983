package e2e

import "testing"

// A player's list may allow all words of a language as guesses. They are fetched when
// the list is played, which does not wait for them, and are there without the network
// from then on.
func TestOwnListWithWordsOfLanguage(t *testing.T) {
	t.Parallel()
	proxy := newListProxy(t, root)
	p := firstVisit(t, proxy.server)
	p.open("")
	p.awaitOfflineCopy()
	own := ownList{"Birds", "finch\nquail\nstork\nheron\nrobin\neagle\nwaltz\nfudgy\nglyph\nvomit\njacks\n", "mango\nlemon\n", layouts["de"]}
	p.openLists()
	p.allowWords("de")
	l := p.importList(own)
	s := p.readLists()
	if want := "5 letters · 11 answers · 2 extra allowed guesses · all German words as guesses"; s.Own[0].Facts != want {
		t.Errorf("listed: %q, want %q", s.Own[0].Facts, want)
	}
	p.awaitStoredLists("Birds")
	p.playOwnList(l)
	p.awaitPlace("Birds · 5 letters")
	g := p.inPlay()
	p.hasKeys(own.rows)
	var german []string
	for w := range builtIn("de", 5).words.Answers() {
		if !l.words.Has(w) {
			german = append(german, w.String())
		}
	}
	g = p.play(g, "mango") // while the words are on their way
	p.typeIn(german[0])
	p.press("Enter")
	p.says("The German words are still being loaded.")
	proxy.awaitHalves(p, 1)
	proxy.disconnect()
	const missing = "The German words could not be loaded. Only the list’s own can be guessed."
	p.says(missing)
	p.fits("missing words")
	proxy.release()
	p.click(".message " + action("try-again"))
	p.awaitOfflineList(fileOf(t, classic.of(t, builtIn("de", 5))))
	p.enterUntilPlayed(1)
	g = guessed(t, g, german[0])
	p.shows(g, "")

	proxy.stop()
	p.reload()
	p.awaitPlace("Birds · 5 letters")
	p.shows(g, "")
	p.typeIn(german[1])
	p.enterUntilPlayed(2)
	g = guessed(t, g, german[1])
	p.shows(g, "")
	p.ends(p.play(g, secrets(g)[0]))
}
