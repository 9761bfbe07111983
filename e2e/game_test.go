package e2e

import (
	"reflect"
	"slices"
	"testing"

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

// A game is won in both modes, with each device in one of them at least: most tests win with the
// keyboard.
func TestWin(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		mode
		name string
	}{
		{classic, "mouse"}, {quantum, "touch"}, {classic, "keyboard"}, {quantum, "keyboard"}, {quantum, "mouse"}, {classic, "touch"},
	}[:sample.Size(2, 6)] {
		t.Run(c.mode.name+"/"+c.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			g := p.openPuzzle(c.mode, devices[c.name])
			secret := secrets(g)
			won := secret[len(secret)-1] // in quantum, by the second word
			g = p.play(g, append(guesses(p.T, g), won)...)
			p.ends(g)
			if focus := p.look().Focus; focus != "" { // a finger rises where a button has come
				t.Errorf("focus on %s", focus)
			}
			p.counted(statistics{played: 1, won: 1, wins: map[int]int{len(g.Turns()): 1}})
		})
	}
}

func TestLoss(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			g := p.openPuzzle(m, keyboard{})
			g = p.play(g, repeated(guesses(t, g), engine.DefaultTries)...)
			p.ends(g)
			p.counted(statistics{played: 1, lost: 1})
		})
	}
}

// A game that is left in the midst of a row goes on there, and a finished one is shown, and
// counted once. In quantum it is won by the first word, in TestWin by the second.
func TestReload(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			g := p.openPuzzle(m, keyboard{})
			some := guesses(t, g)
			g = p.play(g, some[:2]...)
			p.typeIn("cro")
			p.shows(g, "cro")

			p.reload()
			p.shows(g, "cro")
			p.press("Backspace")
			p.shows(g, "cr")
			p.reload()
			p.shows(g, "cr")
			p.press("Backspace")
			p.press("Backspace")

			g = p.play(g, some[2], secrets(g)[0])
			want := statistics{played: 1, won: 1, wins: map[int]int{4: 1}}
			p.counted(want)
			for range 2 { // a finished game is shown, and counted once
				p.open(m.query())
				p.shows(g, "")
				p.ends(g)
				p.counted(want)
			}
		})
	}
}

// A guess that is played just before the page is left is there when it is loaded
// again.
func TestReloadAtOnce(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	g := p.openPuzzle(quantum, keyboard{})
	first := guesses(t, g)[0]
	p.enter(first)
	p.reload()
	p.shows(after(t, g, first), "")
}

func TestUnlimitedTries(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.open(m.query("&tries=0"))
			g := m.gameOf(t, engine.Unlimited, engine.Normal)
			g = p.play(g, repeated(guesses(t, g), 8)...)
			const fraction = -1 // of a pixel, by which a browser may round
			if lowest := eval[float64](p, `document.querySelector(".board").getBoundingClientRect().bottom -
				document.querySelector(".row.current").getBoundingClientRect().bottom`); lowest <= fraction {
				t.Errorf("the row in play is %v pixels below the board", -lowest)
			}
			g = p.play(g, secrets(g)[0])
			p.ends(g)
		})
	}
}

func TestOneTry(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.open(m.query("&tries=1"))
			g := m.gameOf(t, 1, engine.Normal)
			if rows := len(p.look().Rows); rows != 1 {
				t.Errorf("%d rows for one try", rows)
			}
			g = p.play(g, guesses(t, g)[0])
			p.ends(g)
		})
	}
}

// ends checks what is shown when a game is over.
func (p *page) ends(g engine.Game) {
	p.Helper()
	used, tries := len(g.Turns()), g.Puzzle.Rules.Tries
	want := ending{Heading: en.End.Lost, Summary: en.End.Used(used, tries), Words: upper(secrets(g))}
	if g.GaveUp() {
		want.Heading = en.End.GaveUp
	}
	if g.Status() == engine.Won {
		want.Heading, want.Summary = en.End.Solved(used), ""
		if len(secrets(g)) > 1 {
			last := g.Turns()[used-1].Guess.String()
			want.Summary = en.End.Collapsed(capitals(last))
		}
	}
	got := p.look().End
	if !slices.Contains(got.Actions, "share-as") || !slices.Contains(got.Actions, "new") {
		p.Errorf("the end offers %q", got.Actions)
	}
	got.Actions = nil
	if !reflect.DeepEqual(got, want) {
		p.Errorf("the end says %+v, want %+v", got, want)
	}
}
