package records

import (
	"math/rand/v2"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestSummarise compares the statistics with a direct count.
func TestSummarise(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 9))
	for range 50 {
		h := randomHistory(t, random)
		for _, mode := range []engine.Mode{0, engine.Classic, engine.Quantum} {
			var want Stats
			for _, s := range h {
				if mode != 0 && mode != s.Game.Puzzle.Secret.Mode() {
					continue
				}
				if s.Assisted {
					want.Assisted++
					continue
				}
				want.Played++
				turns := s.Game.Turns()
				last := turns[max(0, len(turns)-1):]
				if len(last) == 0 || !s.Game.Puzzle.Secret.Has(last[0].Guess) {
					continue
				}
				if want.Fewest == 0 || len(turns) < want.Fewest {
					want.Fewest = len(turns)
				}
				want.Won++
				want.Guesses += len(turns)
				want.Wins[len(turns)-1]++
			}
			apptest.Equal(t, mode.String(), Summarise(h, Selection{Mode: mode}), want)
		}
	}
}

// longGame returns a game without a limit of tries, won after a number of guesses, or given
// up.
func longGame(t *testing.T, guesses int, giveUp bool) Saved {
	l := apptest.Lexicon(t)
	p, err := l.Puzzle(engine.Rules{Mode: engine.Classic}, apptest.SeedOf(t, l, "abide"))
	if err != nil {
		t.Fatal(err)
	}
	g := engine.NewGame(p)
	words, _ := engine.MakeWords([]string{"flesh", "abide"})
	for i := range guesses {
		w := words[0]
		if i == guesses-1 && !giveUp {
			w = words[1]
		}
		if g, err = g.Play(w, l); err != nil {
			t.Fatal(err)
		}
	}
	if giveUp {
		g = g.GiveUp()
	}
	return Saved{Game: g}
}

// TestLongWins: wins in ten or more guesses are counted together; lost games and those
// given up are not in the ten counts.
func TestLongWins(t *testing.T) {
	var h History
	for _, n := range []int{1, 9, 10, 11, 40} {
		h = append(h, longGame(t, n, false), longGame(t, n, true))
	}
	h = append(h, longGame(t, 0, true))
	s := Summarise(h, Selection{})
	apptest.Equal(t, "wins", s.Wins, [LongWins]int{0: 1, 8: 1, 9: 3})
	apptest.Equal(t, "played, won, lost", [3]int{s.Played, s.Won, s.Lost()}, [3]int{11, 5, 6})
	apptest.Equal(t, "mean", s.Mean(), float64(1+9+10+11+40)/5)
	apptest.Equal(t, "fewest", s.Fewest, 1)
	apptest.Equal(t, "fewest of long games", Summarise(h[4:], Selection{}).Fewest, 10)
	apptest.Equal(t, "percent", s.percent(), 45)
	apptest.Equal(t, "most", s.Most(), 6)
}

func TestStatsOfNothing(t *testing.T) {
	var s Stats
	apptest.Equal(t, "percent", s.percent(), 0)
	apptest.Equal(t, "mean", s.Mean(), 0)
	apptest.Equal(t, "most", s.Most(), 1)
	apptest.Equal(t, "rounded up", Stats{Played: 8, Won: 1}.percent(), 13)
	apptest.Equal(t, "rounded down", Stats{Played: 3, Won: 1}.percent(), 33)
	apptest.Equal(t, "without imported wins", Stats{Played: 4, Won: 3, Imported: 2}.percent(), 50)
	apptest.Equal(t, "wins make the longest bar", Stats{Played: 3, Won: 3, Wins: [LongWins]int{3: 3}}.Most(), 3)
}

// TestFigures: the numbers in order, and which of them are unknown.
func TestFigures(t *testing.T) {
	apptest.Equal(t, "of nothing", Stats{}.Figures(), []Figure{{Name: "played"}, {Name: "percent"}, {Name: "streak"}, {Name: "longest"}})
	apptest.Equal(t, "of some", Stats{Played: 4, Won: 3, Guesses: 12, Fewest: 2, Streak: Streak{Present: 1, Longest: 7}}.Figures(), []Figure{
		{Name: "played", Value: 4}, {Name: "percent", Value: 75}, {Name: "streak", Value: 1}, {Name: "longest", Value: 7}})
	apptest.Equal(t, "of two words", Stats{Played: 2, Won: 2, Both: 1}.Figures()[4], Figure{Name: "both", Value: 1})
	apptest.Equal(t, "only imported wins", Stats{}.WithImported([]Scores{{1}}).Figures()[1], Figure{Name: "percent", None: true})
}

// TestBothWords: a game counts as one of both words if the other one was guessed after the win, unless the coach has helped.
func TestBothWords(t *testing.T) {
	won := pairWon(t)
	right, wrong := guessed(t, won, "plaid"), guessed(t, won, "slate")
	s := Summarise(History{{Game: won}, {Game: right}, {Game: wrong}, {Game: right, Assisted: true}, {Game: won.ShowOther()}}, Selection{})
	apptest.Equal(t, "counts", []int{s.Played, s.Both, s.Assisted}, []int{4, 1, 1})
}
