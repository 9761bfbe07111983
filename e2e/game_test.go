package e2e

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/app/play"
	"ketword/engine"
	"ketword/internal/sample"
)

// openPuzzle opens the mode's puzzle, which is played with a device from then on.
func (p *page) openPuzzle(m mode, d device) engine.Game {
	p.Helper()
	p.use(d)
	p.open(m.query())
	g := m.game(p.T)
	p.shows(g, "")
	return g
}

// beginGame opens the mode's puzzle, and plays the first of its guesses with the keyboard.
func (p *page) beginGame(m mode) engine.Game {
	p.Helper()
	g := p.openPuzzle(m, keyboard{})
	return p.play(g, guesses(p.T, g)[0])
}

// A game is won in both modes with each device. In a sample it is one, of those that TestFirstDay leaves out.
func TestWin(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		mode
		name string
	}{
		{quantum, "touch"}, {classic, "mouse"}, {classic, "keyboard"}, {quantum, "keyboard"}, {quantum, "mouse"}, {classic, "touch"},
	}[:sample.Size(1, 6)] {
		t.Run(c.mode.name+"/"+c.name, func(t *testing.T) {
			p := start(t)
			g := p.openPuzzle(c.mode, devices[c.name])
			secret := secrets(g)
			won := secret[len(secret)-1] // in quantum, by the second word
			some := guesses(t, g)        // other tests play each by the keyboard
			g = p.play(g, append(some[:sample.Size(2, len(some))], won)...)
			p.ends(g)
			if focus := p.look().Focus; focus != "" { // a finger rises where a button has come
				t.Errorf("focus on %s", focus)
			}
			p.counted(statistics{played: 1, wins: map[int]int{len(g.Turns()): 1}})
		})
	}
}

// Where there is no limit to the tries, the row in play stays in sight.
func TestUnlimitedTries(t *testing.T) {
	t.Parallel()
	m := either(t)[0]
	p := newPage(t, root)
	p.open(m.query("&tries=0"))
	g := m.gameOf(t, engine.Unlimited, engine.Normal)
	p.play(g, repeated(guesses(t, g), 8)...)
	const fraction = -1 // of a pixel, by which a browser may round
	if lowest := eval[float64](p, `document.querySelector(".board").getBoundingClientRect().bottom -
		document.querySelector(".row.current").getBoundingClientRect().bottom`); lowest <= fraction {
		t.Errorf("the row in play is %v pixels below the board", -lowest)
	}
}

// ends checks what is shown when a game is over.
func (p *page) ends(g engine.Game) {
	p.Helper()
	covered := slices.IndexFunc(secrets(g), func(w string) bool {
		return g.Other() == engine.OtherOffered && w != g.Guesses()[len(g.Guesses())-1].String()
	})
	used, tries := len(g.Turns()), g.Puzzle.Rules.Tries
	want := ending{Heading: en.End.Lost, Words: upper(secrets(g))}
	if covered >= 0 {
		want.Words[covered] = strings.Repeat("?", g.Puzzle.Rules.Length)
	}
	if g.GaveUp() {
		want.Heading = en.End.GaveUp
	}
	if g.Status() == engine.Won {
		want.Heading = en.End.Solved(used)
		if praise := (&play.Ending{Used: used, Tries: tries}).Praise(); praise != "" {
			want.Heading = en.End.Praise(praise)
		}
	}
	got := p.look().End
	if slices.Contains(got.Actions, "share-as") != (used > 0) || !slices.Contains(got.Actions, "new") {
		p.Errorf("the end offers %q", got.Actions)
	}
	got.Actions = nil
	if !reflect.DeepEqual(got, want) {
		p.Errorf("the end says %+v, want %+v", got, want)
	}
}

// After a win in quantum the other word may be guessed once, which costs nothing and is told by the shared text; a reload in
// the middle offers it again, and one behind it does not.
func TestOtherWord(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(320, 568)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, guesses(t, g)[0], secrets(g)[1])
	p.ends(g)
	p.fits("the offer")
	p.accessible("the offer")
	p.click(`.end [data-action=keep-guessing]`)
	p.wait(`!document.querySelector(".end") && document.querySelector(".offer [data-action=show-secret]")`)
	p.typeIn(secrets(g)[0][:2])
	p.fits("guessing the other word")
	p.accessible("guessing the other word")
	p.reload()
	p.ends(g)
	p.click(`.end [data-action=keep-guessing]`)
	p.wait(`!document.querySelector(".end")`)
	p.enter(secrets(g)[0])
	both := func(s screen) bool {
		return s.End.Heading == en.OtherWord.Both && slices.Equal(s.End.Words, upper(secrets(g))) && !slices.Contains(s.End.Actions, "keep-guessing")
	}
	p.until("both words", both)
	p.fits("both words")
	p.reload()
	p.until("both words, reloaded", both)
	p.click(`.end [data-action=share-as]`)
	p.wait(`document.querySelector("dialog .shared")?.textContent.includes(" 2/6 +1\n")`)
	p.closeDialog()
	p.counted(statistics{played: 1, wins: map[int]int{2: 1}})
}

// Where the player wants it, a lost game keeps its secret covered, and can be guessed on. Its mixed rows are open
// once the secret is shown.
func TestKeepGuessing(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(320, 568)
	p.stores("ketword.settings", `{"v":1,"data":{"keep-guessing":"on"}}`)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, append(wrongGuesses(g, 5), mixedGuesses(g, 1)...)...)
	p.wait(`document.activeElement.matches(".end") && !document.querySelector(".end .word")`)
	p.fits("a covered secret")
	p.accessible("a covered secret")
	p.wait(`!document.querySelector(".opened")`) // it would tell the secret
	p.click(`.end [data-action=keep-guessing]`)
	p.wait(`!document.querySelector(".end")`)
	p.fits("guessing on")
	p.accessible("guessing on") // with a button in the line of the offer
	p.enter(secrets(g)[0])
	p.until("found", func(s screen) bool { return s.End.Heading == en.KeepGuessing.Found(7) })
	p.reload()
	p.ends(g)
	p.wait(`document.querySelector(".board .opened")`)
	p.accessible("rows that are opened")
}
