package e2e

import (
	"slices"
	"strings"
	"testing"

	"ketword/engine"
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

// A game is won by touch; TestFirstDay wins by the keyboard and the mouse. Where there is no limit to the tries, the row in play stays in sight.
func TestWin(t *testing.T) {
	p := start(t)
	p.use(touch{})
	p.open(quantum.query("&tries=0"))
	g := quantum.by(t, builtIn("en", 5), engine.Rules{Tries: engine.Unlimited})
	g = p.play(g, repeated(guesses(t, g), 8)...)
	is(p, "the row in play is in sight, but for a fraction of a pixel", `(([board, row]) => row.bottom < board.bottom + 1)(
		[".board", ".row.current"].map((e) => document.querySelector(e).getBoundingClientRect()))`, true)
	g = p.play(g, secrets(g)[1])
	p.ends(g)
	p.hasFocus("") // a finger rises where a button has come
}

// ends checks that the end of a game is shown, with the words of its secret.
func (p *page) ends(g engine.Game) {
	p.Helper()
	want := upper(secrets(g))
	for i, w := range secrets(g) {
		if g.Other() == engine.OtherOffered && w != g.Guesses()[len(g.Guesses())-1].String() {
			want[i] = strings.Repeat("?", g.Puzzle.Rules.Length)
		}
	}
	if got := p.look().End; got.Heading == "" || !slices.Equal(got.Words, want) {
		p.Errorf("the end says %+v, want %q", got, want)
	}
}

// The cards that offer the other word of a game that was won, and that keep the secret of one that was lost covered, where the player wants
// that, fit and are accessible, and so are the rows that are opened then. The offer survives a reload.
func TestOtherWord(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(320, 568)
	p.stores("ketword.settings", `{"v":1,"data":{"keep-guessing":"on"}}`)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, guesses(t, g)[0], secrets(g)[1])
	p.ends(g)
	p.fits("the offer")
	p.accessible("the offer")
	p.click(`.end [data-action=keep-guessing]`)
	p.wait(`!document.querySelector(".end") && document.querySelector(".offer [data-action=show-secret]")`)
	p.typeIn(secrets(g)[0][:2])
	p.fits("guessing the other word")
	p.reload()
	p.ends(g)
	p.click(`.end [data-action=keep-guessing]`)
	p.wait(`!document.querySelector(".end")`)
	p.enter(secrets(g)[0])
	p.until("both words", func(s screen) bool { return s.End.Heading == en.OtherWord.Both })
	p.fits("both words")

	g = p.openPuzzle(mode{"quantum", noDay + 7}, keyboard{})
	g = p.play(g, append(wrongGuesses(g, 5), mixedGuesses(g, 1)...)...)
	p.wait(`document.activeElement.matches(".end") && !document.querySelector(".end .word")`)
	p.fits("a covered secret")
	p.wait(`!document.querySelector(".opened")`) // it would tell the secret
	p.click(`.end [data-action=keep-guessing]`)
	p.wait(`!document.querySelector(".end")`)
	p.fits("guessing on")
	p.accessible("guessing on") // with a button in the line of the offer
	p.enter(secrets(g)[0])
	p.wait(`document.querySelector(".board .opened")`)
	p.accessible("rows that are opened")
}
