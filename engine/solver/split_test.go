package solver_test

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// TestPatternsEqualScore: what the columns add up to is the feedback that the
// rules give, for the guesses and answers of every list. Of long lists, every
// so many guesses are taken.
func TestPatternsEqualScore(t *testing.T) {
	const most = 300_000 // pairs a list
	for _, e := range wordlists.Catalogue() {
		l := builtIn(t, e.Lang, e.Length)
		all := solver.NewTable(l).Candidates(1)
		guesses := words(l)
		for i := 0; i < len(guesses); i += 1 + len(guesses)*l.Count()/most {
			seen := 0
			for feedback, group := range all.Groups(guesses[i]) {
				for secret := range group.All() {
					seen++
					if got := engine.Score(guesses[i], secret); got != feedback {
						t.Fatalf("%s-%d: %s against %v: %v, want %v", e.Lang, e.Length, guesses[i], secret, feedback, got)
					}
				}
			}
			if seen != l.Count() {
				t.Fatalf("%s-%d: %s: groups of %d answers of %d", e.Lang, e.Length, guesses[i], seen, l.Count())
			}
		}
	}
}

// TestSplitsEqualNaiveCounts: the groups that guesses are ranked by are those
// that scoring one secret after the other gives, for one word and two, for
// small cells and large.
func TestSplitsEqualNaiveCounts(t *testing.T) {
	for _, e := range wordlists.Catalogue() {
		l := builtIn(t, e.Lang, e.Length)
		table, random := solver.NewTable(l), source()
		guesses := words(l)
		for words := range 2 {
			c := table.Candidates(words + 1)
			first := guesses[random.IntN(len(guesses))]
			if words == 1 || e.Length > 5 { // few enough to be counted by hand
				c = c.After(turn(first, c.At(random.IntN(c.Len()))))
			}
			for range 5 {
				guess := guesses[random.IntN(len(guesses))]
				checkSplit(t, fmt.Sprintf("%s-%d, %d words, %s", e.Lang, e.Length, words+1, guess), c, guess)
			}
		}
	}
}

// checkSplit compares a split with naive counts.
func checkSplit(t *testing.T, name string, c solver.Candidates, guess engine.Word) {
	t.Helper()
	naive, wins := map[engine.Feedback]int32{}, 0
	for secret := range c.All() {
		f := engine.Score(guess, secret)
		naive[f]++
		if f.Wins() {
			wins++
		}
	}
	split := c.Split(guess)
	got, want := slices.Sorted(slices.Values(split.Sizes)), slices.Sorted(maps.Values(naive))
	if !slices.Equal(got, want) || split.Wins != wins || split.Secrets != c.Len() {
		t.Errorf("%s: %v, %d wins, want %v, %d wins", name, got, split.Wins, want, wins)
	}
}

// TestRankedByTheSameSplits: ranking counts by another way than Split does.
func TestRankedByTheSameSplits(t *testing.T) {
	for _, e := range wordlists.Catalogue() {
		if e.Length == 7 || e.Lang == "fr" { // enough of a kind
			continue
		}
		l := builtIn(t, e.Lang, e.Length)
		table, random := solver.NewTable(l), source()
		for words := 1; words <= 2; words++ {
			c := table.Candidates(words)
			for c.Len() > 3000 {
				guess := table.Guess(random.IntN(table.Len()))
				c = c.After(turn(guess, c.At(random.IntN(c.Len()))))
			}
			ranked, err := solver.Rank(context.Background(), c, solver.Eliminate, nil)
			if err != nil || len(ranked) != table.Len() {
				t.Fatalf("%d ranked, error %v", len(ranked), err)
			}
			for range 30 {
				r := ranked[random.IntN(len(ranked))]
				s := c.Split(r.Guess)
				if r.Remaining != s.Remaining() || r.Parts != s.Parts() || r.Worst != s.Worst() || r.Possible != (s.Wins > 0) ||
					math.Abs(r.Bits-s.Bits()) > 1e-9 {
					t.Errorf("%s-%d, %d words, %s: ranked %+v, split %+v", e.Lang, e.Length, words, r.Guess, r, s)
				}
			}
		}
	}
}

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
		"parts cost":   {solver.MostParts(s), -4},
		"growth":       {solver.Growth(0.5)(s), 4*(1+0.5*math.Log(4)) + 2*(1+0.5*math.Log(2)) + 1},
		"wins of two":  {solver.Growth(0.5)(solver.Split{Secrets: 6, Sizes: []int32{4, 2}, Wins: 2}), 4 * (1 + 0.5*math.Log(4))},
		"large groups": {solver.Split{Secrets: 6000, Sizes: []int32{3000, 3000}}.Bits(), 1},
	} {
		if math.Abs(c.got-c.want) > 1e-12 {
			t.Errorf("%s: %v, want %v", name, c.got, c.want)
		}
	}
}
