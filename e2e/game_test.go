package e2e

import (
	"reflect"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"ketword/engine"
)

// hands are the ways to press a key.
var hands = map[string]hand{"keyboard": keys{}, "mouse": mouse{}, "touch": finger{}}

// at opens the mode's puzzle with a hand.
func (p *player) at(m mode, h hand) engine.Game {
	p.Helper()
	p.hand = h
	if h == (finger{}) {
		call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	}
	p.open(m.query())
	g := m.game(p.T)
	p.shows(g, "")
	return g
}

// each runs a test in both modes with each hand.
func each(t *testing.T, test func(p *player, m mode, h hand)) {
	for _, m := range modes {
		for name, h := range hands {
			t.Run(m.name+"/"+name, func(t *testing.T) {
				t.Parallel()
				test(newPlayer(t, root), m, h)
			})
		}
	}
}

func TestWin(t *testing.T) {
	each(t, func(p *player, m mode, h hand) {
		g := p.at(m, h)
		secret := secrets(g)
		won := secret[len(secret)-1] // in quantum, by the second word
		g = p.play(g, append(guesses(p.T, g), won)...)
		p.ends(g)
		p.counted(statistics{played: 1, won: 1, wins: map[int]int{len(g.Turns()): 1}})
	})
}

func TestLoss(t *testing.T) {
	each(t, func(p *player, m mode, h hand) {
		g := p.at(m, h)
		g = p.play(g, fill(guesses(p.T, g), engine.DefaultTries)...)
		p.ends(g)
		p.counted(statistics{played: 1, lost: 1})
	})
}

func TestQuantumWinByFirstWord(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	g := p.at(quantum, keys{})
	g = p.play(g, secrets(g)[0])
	p.ends(g)
	p.counted(statistics{played: 1, won: 1, wins: map[int]int{1: 1}})
}

// A game can go on without the statistics being wrong: those of several games
// add up, and the tabs keep the modes apart.
func TestStatisticsOfSeveralGames(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	for _, m := range modes {
		p.open(m.query())
		p.play(m.game(t), secrets(m.game(t))[0])
	}
	three := mode{"classic", classic.seed + 1}
	p.open(three.query())
	g := three.game(t)
	p.play(g, append(guesses(t, g)[:2], secrets(g)[0])...)

	p.counted(statistics{played: 2, won: 2, wins: map[int]int{1: 1, 3: 1}})
	p.click(action("stats"))
	p.dialog("stats")
	p.click(`[data-action="tab"][data-value="quantum"]`)
	p.figures(statistics{played: 1, won: 1, wins: map[int]int{1: 1}})
	p.click(`[data-action="tab"][data-value="all"]`)
	p.figures(statistics{played: 3, won: 3, wins: map[int]int{1: 2, 3: 1}})
}

// ends checks what is shown when a game is over.
func (p *player) ends(g engine.Game) {
	p.Helper()
	used, tries := len(g.Turns()), g.Puzzle.Rules.Tries
	want := ending{Heading: en.End.Lost, Summary: en.End.Used(used, tries), Words: upper(secrets(g))}
	if g.GaveUp() {
		want.Heading = en.End.GaveUp
	}
	if g.Status() == engine.Won {
		want.Heading = en.End.Solved(used)
		if len(secrets(g)) > 1 {
			last := g.Turns()[used-1].Guess.String()
			want.Summary += " " + en.End.Collapsed(capitals(last))
		}
	}
	got := p.look().End
	if !slices.Contains(got.Actions, "share") || !slices.Contains(got.Actions, "new") {
		p.Errorf("the end offers %q", got.Actions)
	}
	got.Actions = nil
	if !reflect.DeepEqual(got, want) {
		p.Errorf("the end says %+v, want %+v", got, want)
	}
}
