package solver_test

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// every makes TestPatternsEqualScore compare all pairs: more than a thousand
// million, which takes a minute or two.
//
//	go test -run Patterns ./engine/solver -every
var every = flag.Bool("every", false, "compare every guess of every list with every answer")

// TestPatternsEqualScore: what the columns add up to is the feedback that the
// rules give, for the guesses and answers of every list. Unless every pair is
// asked for, every so many guesses of long lists are taken.
func TestPatternsEqualScore(t *testing.T) {
	const most = 300_000 // pairs a list
	for _, e := range wordlists.Catalogue() {
		l := builtIn(t, e.Lang, e.Length)
		table := solver.NewTable(l)
		rows, answers := solver.NewRows(table), secrets(t, l)
		step := 1 + table.Len()*l.Count()/most
		if *every {
			step = 1
		}
		pairs := 0
		for number := 0; number < table.Len(); number += step {
			guess := table.Guess(number)
			for i, code := range rows.Patterns(number) {
				if want := engine.Score(guess, answers[i]); int(code) != want.Code() {
					t.Fatalf("%s-%d: %s against %v: %d, want %v", e.Lang, e.Length, guess, answers[i], code, want)
				}
				pairs++
			}
		}
		if want := (table.Len() + step - 1) / step * l.Count(); pairs != want {
			t.Errorf("%s-%d: %d pairs, want %d", e.Lang, e.Length, pairs, want)
		}
		t.Logf("%s-%d: %d pairs", e.Lang, e.Length, pairs)
	}
}

// secrets returns the answers of a list as secrets of one word.
func secrets(t *testing.T, l *lexicon.Lexicon) []engine.Secret {
	t.Helper()
	var all []engine.Secret
	for w := range l.Answers() {
		s, err := engine.NewSecret(w)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, s)
	}
	return all
}

// TestGroupsEqualScore: so are the feedbacks of the groups that a guess leaves.
func TestGroupsEqualScore(t *testing.T) {
	for _, e := range wordlists.Catalogue() {
		l := builtIn(t, e.Lang, e.Length)
		all, guesses, random := solver.NewTable(l).Candidates(1), words(l), source()
		for range 30 {
			guess, seen := guesses[random.IntN(len(guesses))], 0
			for feedback, group := range all.Groups(guess) {
				for secret := range group.All() {
					seen++
					if got := engine.Score(guess, secret); got != feedback {
						t.Fatalf("%s-%d: %s against %v: %v, want %v", e.Lang, e.Length, guess, secret, feedback, got)
					}
				}
			}
			if seen != l.Count() {
				t.Fatalf("%s-%d: %s: groups of %d answers of %d", e.Lang, e.Length, guess, seen, l.Count())
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
		for _, mode := range engine.Modes() {
			c := table.Candidates(mode)
			first := guesses[random.IntN(len(guesses))]
			if mode == engine.Quantum || e.Length > 5 { // few enough to be counted by hand
				c = c.After(turn(first, c.At(random.IntN(c.Len()))))
			}
			for range 5 {
				guess := guesses[random.IntN(len(guesses))]
				checkSplit(t, fmt.Sprintf("%s-%d, %s, %s", e.Lang, e.Length, mode, guess), c, guess)
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
		for _, mode := range engine.Modes() {
			c := table.Candidates(mode)
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
					t.Errorf("%s-%d, %s, %s: ranked %+v, split %+v", e.Lang, e.Length, mode, r.Guess, r, s)
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
