package e2e

import (
	"testing"
)

func TestReload(t *testing.T) {
	for _, m := range modes {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			g := p.at(m, keys{})
			some := guesses(t, g)
			g = p.play(g, some[:2]...)
			p.typed("cro")
			p.shows(g, "cro")

			p.reload()
			p.shows(g, "cro")
			p.open("") // without the link, the last game goes on
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

// A guess that is played while the page goes away is there when it comes back.
func TestReloadAtOnce(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	g := p.at(quantum, keys{})
	first := guesses(t, g)[0]
	p.enter(first)
	p.reload()
	p.shows(after(t, g, first), "")
}
