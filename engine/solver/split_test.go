package solver_test

import (
	"math"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

func TestSplitFigures(t *testing.T) {
	s := solver.Split{Secrets: 8, Sizes: []int32{4, 2, 1, 1}, Wins: 1}
	for name, c := range map[string]struct{ got, want float64 }{
		"remaining":    {s.Remaining(), (16 + 4 + 1 + 1) / 8.0},
		"bits":         {s.Bits(), 4/8.0*1 + 2/8.0*2 + 2*1/8.0*3},
		"parts":        {float64(s.Parts()), 4},
		"worst":        {float64(s.Worst()), 4},
		"eliminate":    {solver.Eliminate(s), 2.75},
		"entropy":      {solver.Entropy(s), 3 - 1.75},
		"minimax":      {solver.Minimax(s), 4},
		"parts cost":   {solver.MostParts(s), 2},
		"growth":       {solver.Growth(0.5)(s), 4*(1+0.5*math.Log(4)) + 2*(1+0.5*math.Log(2)) + 1},
		"wins of two":  {solver.Growth(0.5)(solver.Split{Secrets: 6, Sizes: []int32{4, 2}, Wins: 2}), 4 * (1 + 0.5*math.Log(4))},
		"large groups": {solver.Split{Secrets: 6000, Sizes: []int32{3000, 3000}}.Bits(), 1},
	} {
		if math.Abs(c.got-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", name, c.got, c.want)
		}
	}
}

// TestClassicFiguresArePlain: of secrets of one word, the figures are those that
// others publish, which count a secret that is won as one that is left.
func TestClassicFiguresArePlain(t *testing.T) {
	for c := range positions(t, engine.Classic) {
		for _, guess := range words(sample.Small(t)) {
			s, squares, logs := c.Split(guess), 0.0, 0.0
			for _, size := range s.Sizes {
				squares += float64(size) * float64(size)
				logs += float64(size) * math.Log2(float64(size))
			}
			n := float64(s.Secrets)
			if math.Abs(s.Remaining()-squares/n)+math.Abs(s.Bits()-(math.Log2(n)-logs/n)) > 1e-9 || s.Worst() != int(slices.Max(s.Sizes)) {
				t.Errorf("%s of %v: %v, %v, %v", guess, s.Sizes, s.Remaining(), s.Bits(), s.Worst())
			}
		}
	}
}

// TestWinsAreNotLeft: pairs that a guess wins are no longer left, however many
// they are, so that no cost prefers telling them apart to winning them.
func TestWinsAreNotLeft(t *testing.T) {
	won := solver.Split{Secrets: 9, Sizes: []int32{5, 1, 3}, Wins: 5}
	for name, c := range map[string]struct{ got, want float64 }{
		"remaining":  {won.Remaining(), (1 + 9) / 9.0},
		"bits":       {won.Bits(), math.Log2(9) - 3*math.Log2(3)/9},
		"worst":      {float64(won.Worst()), 3},
		"parts":      {float64(won.Parts()), 3},
		"one of two": {float64(solver.Split{Secrets: 10, Sizes: []int32{5, 5}, Wins: 5}.Worst()), 5},
	} {
		if math.Abs(c.got-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", name, c.got, c.want)
		}
	}
	c := solver.NewTable(list(t, "slang\nchide\nwhite\npixie\nmicro\nquire\n", "grown\n")).Candidates(engine.Quantum)
	if parts := c.Split(word("chide")).Parts(); c.Len() != 5 || parts != 5 {
		t.Fatalf("%d pairs, told apart into %d", c.Len(), parts)
	}
	for name, cost := range costs() {
		ranked, err := solver.Rank(t.Context(), c, solver.Options{Cost: cost})
		if err != nil || ranked[0].Guess != word("slang") || ranked[0].Wins != 5 {
			t.Errorf("%s: %+v, error %v", name, ranked[0], err)
		}
		if guess, err := (solver.Greedy{Cost: cost}).Next(t.Context(), c); err != nil || guess != word("slang") {
			t.Errorf("%s: %s, error %v", name, guess, err)
		}
		if best, err := solver.Best(t.Context(), c, solver.Options{Cost: cost, Width: 1, Shortlist: true}); err != nil || best[0].Guess != word("slang") {
			t.Errorf("%s: %+v, error %v", name, best, err)
		}
	}
}
