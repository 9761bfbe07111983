package e2e

import (
	"fmt"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
)

// A player's list is played like any other, in both modes, and has keys for all
// of its letters.
func TestOwnListIsPlayed(t *testing.T) {
	t.Parallel()
	own := []struct {
		name string
		ownList
		device device
	}{
		{"letters beside others", accents, mouse{}},
		{"letters of their own", russian, keyboard{}},
		{"letters of a language", trees, keyboard{}}, // as in most tests of lists
	}
	for _, c := range own[:sample.Size(1, len(own))] {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.startAtLists()
			l := p.importList(c.ownList)
			p.playOwnList(l)
			p.awaitPlace(fmt.Sprintf("%s · %d letters", c.title, l.words.Length()))
			p.device = c.device
			var g engine.Game
			for _, mode := range []string{"classic", "quantum"} {
				p.switchMode(mode)
				g = p.inPlay()
				p.shows(g, "")
				p.hasKeys(c.rows)
				g = p.play(g, wrongGuesses(g, 2)...)
				secret := secrets(g)
				g = p.play(g, secret[len(secret)-1])
				p.ends(g)
			}
			p.reload()
			p.ends(g)
		})
	}
}

// A list without pairs can't be chosen in quantum. The menu says why, and so
// does a link.
func TestOwnListWithoutPairs(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.startAtLists()
	l := p.importList(withoutPairs)
	p.closeDialog()
	p.switchMode("quantum")
	p.openDialog("puzzle")
	const why = "One letter can’t be played in quantum: any two of its answers share a letter."
	button := langChoice + fmt.Sprintf(`[data-value=%q]`, l.name())
	p.wait(`document.querySelector(` + quote(button) + `).disabled && document.querySelector("dialog .barred").textContent === ` + quote(why))
	p.accessible("play, a list without pairs")
	p.run(`document.activeElement.blur()`)
	p.unchangedBy(func() { p.click(button) })
	p.closeDialog()
	p.open(quantum.query(l.query()))
	p.says(why)
	p.awaitPlace("English · 5 letters")
	p.switchMode("classic")
	p.openDialog("puzzle")
	p.chooseList(button)
	p.click(playIt)
	p.dialog("")
	p.awaitPlace("One letter · 5 letters")
}

// Who follows a link to a puzzle of a player's list that they lack is told which is
// missing, and goes on playing; once the list is imported, the puzzle opens, whatever they
// call the list, and so does the link from then on.
func TestLinkToOwnList(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("?mode=quantum")
	p.openLists()
	mine := trees
	mine.answers = "waltz\n" + strings.TrimSuffix(trees.answers, "waltz\n") // no other test's
	l := p.importList(mine)
	p.playOwnList(l)
	p.chooseToPlay("new")
	link := p.until("a link", func(s screen) bool { return s.Dialog == "" && strings.Contains(s.Query, "seed=") }).Query
	g := p.inPlay()
	p.shows(g, "")

	stranger := newPage(t, root)
	stranger.open(link)
	stranger.says(en.Lists.Missing(5, l.words.Fingerprint().String()))
	usual := stranger.inPlay()
	if s := stranger.shows(usual, ""); s.Mode != "quantum" || !strings.HasSuffix(s.Place, " · English · 5 letters") {
		t.Errorf("who lacks the list plays %s, %q", s.Mode, s.Place)
	}
	stranger.playable()
	stranger.openLists()
	other := withoutPairs
	stranger.importList(other) // not the one
	stranger.shows(usual, "")
	stranger.pasteList("Bäume", mine.answers) // with other guesses: it is the same list
	stranger.click(action("import"))
	stranger.dialog("") // since the puzzle opens
	stranger.awaitPlace("Bäume · 5 letters")
	stranger.awaitStoredLists("Bäume, One letter")
	g = stranger.play(g, wrongGuesses(g, 1)[0])
	if s := stranger.look(); s.Query != link {
		t.Errorf("the address is %s, want %s", s.Query, link)
	}
	stranger.open("?mode=classic")
	stranger.open(link)
	if s := stranger.shows(g, ""); s.Message != "" || !strings.HasSuffix(s.Place, " · Bäume · 5 letters") {
		t.Errorf("who has the list reads %q and %q", s.Place, s.Message)
	}
	stranger.ends(stranger.play(g, secrets(g)[1]))
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

// occupyLists has a window work with the lists, and so keeps all others waiting for
// them, until release is called in it.
const occupyLists = `new Promise((done, failed) => {
	const opening = indexedDB.open("ketword");
	opening.onerror = failed;
	opening.onsuccess = () => {
		const work = opening.result.transaction(["lists", "texts"], "readwrite");
		let held = true;
		const hold = () => { if (held) work.objectStore("lists").count().onsuccess = hold; done(); };
		window.release = () => { held = false; opening.result.close(); };
		hold();
	};
})`
