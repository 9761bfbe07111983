package solver_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// TestShortlist: the guess chosen from a shortlist is the first of all ranked,
// and so is that of a greedy player, who counts all.
func TestShortlist(t *testing.T) {
	for _, length := range sample.From(t, 1, []int{4, 5, 8}) {
		table, random := solver.NewTable(builtIn(t, "en", length)), source()
		positions := []solver.Candidates{table.Candidates(1)}
		for len(positions) < sample.Size(3, 4) {
			pairs := table.Candidates(2)
			pairs = pairs.After(turn(table.Guess(random.IntN(table.Len())), pairs.At(random.IntN(pairs.Len()))))
			if pairs.Len() > 1200 && pairs.Len() < 20_000 {
				positions = append(positions, pairs)
			}
		}
		for _, c := range positions {
			cost := solver.Growth(0.15)
			ranked := sample.Must(solver.Rank(context.Background(), c, solver.Options{Cost: cost}))(t)
			if got, err := solver.Best(context.Background(), c, solver.Options{Cost: cost, Width: 1, Shortlist: true}); err != nil || got[0] != ranked[0] {
				t.Errorf("%d letters, %d secrets: %+v, want %+v, error %v", length, c.Len(), got, ranked[0], err)
			}
			if got, err := (solver.Greedy{Cost: cost}).Next(context.Background(), c); err != nil || got != ranked[0].Guess {
				t.Errorf("%d letters, %d secrets: %s, want %+v, error %v", length, c.Len(), got, ranked[0], err)
			}
		}
	}
}

// TestBest: the best guesses are the first of all ranked, with their figures.
func TestBest(t *testing.T) {
	table := solver.NewTable(builtIn(t, "fr", 5))
	all := table.Candidates(2)
	for _, c := range []solver.Candidates{table.Candidates(1), all.After(turn(word("table"), all.At(777)))} {
		ranked := sample.Must(solver.Rank(context.Background(), c, solver.Options{Cost: solver.Eliminate}))(t)
		best, err := solver.Best(context.Background(), c, solver.Options{Cost: solver.Eliminate, Width: 5, Shortlist: true})
		if err != nil || !slices.Equal(best, ranked[:5]) {
			t.Errorf("%d secrets: %+v, want %+v, error %v", c.Len(), best, ranked[:5], err)
		}
		top, err := solver.Best(context.Background(), c, solver.Options{Cost: solver.Eliminate, Width: 400}) // more than a shortlist has
		if err != nil || !slices.Equal(top, ranked[:400]) {
			t.Errorf("%d secrets: other guesses than all ranked, or error %v", c.Len(), err)
		}
	}
	if best, err := solver.Best(context.Background(), all.After(turn(word("table"), all.At(777))).After(turn(word("table"), all.At(7))), solver.Options{Cost: solver.Eliminate, Width: 5, Shortlist: true}); !errors.Is(err, solver.ErrNone) || best != nil {
		t.Errorf("%v, error %v", best, err)
	}
}

// TestTrialShortlist: trying out with few guesses keeps to the rules, and to the point.
func TestTrialShortlist(t *testing.T) {
	l := builtIn(t, "en", 4)
	rules := engine.Rules{Mode: engine.Classic, Length: 4, Level: engine.Hard}
	c := solver.NewTable(l).Candidates(1)
	p := solver.Lookahead{Cost: solver.Entropy, Level: engine.Hard, Width: 2, Within: 400, Small: 2, Listed: 1}
	for _, place := range []int{5, 700, c.Len() - 1} {
		guesses, err := playAlone(p, c, c.At(place))
		if err != nil || len(guesses) > 12 {
			t.Errorf("%v: %v, error %v", c.At(place), guesses, err)
		}
		var past []engine.Turn
		for _, guess := range guesses {
			if err := rules.Check(past, guess, l); err != nil {
				t.Errorf("%s after %v: %v", guess, past, err)
			}
			past = append(past, turn(guess, c.At(place)))
		}
	}
}

// TestShortlistOfForbiddenGuesses: where no guess of the shortlist is allowed, others
// are looked at; and a list that takes more guesses than anybody has is no
// reason to give up.
func TestShortlistOfForbiddenGuesses(t *testing.T) {
	c := solver.NewTable(list(t, manyPairs(120), "")).Candidates(1)
	p := solver.Lookahead{Cost: solver.Entropy, Level: engine.Strict, Width: 2, Within: 200, Small: 2, Listed: 2}
	if guess, err := p.Next(context.Background(), c); err != nil || guess.Len() != 4 {
		t.Errorf("%v, error %v", guess, err)
	}
}

// TestExact: of few secrets, the games take as few guesses as they can.
func TestExact(t *testing.T) {
	table := smallTable(t)
	for _, mode := range engine.Modes() {
		p := solver.Tuned(mode)
		for _, first := range sample.Of(t, 5, table.Len()) {
			for _, c := range table.Candidates(mode).Groups(table.Guess(first)) {
				if c.Len() < 3 || c.Len() > 6 {
					continue
				}
				r, err := solver.Tournament(context.Background(), p, c, nil)
				if want := fewestOf(c); err != nil || r.Guesses != want {
					t.Errorf("%d secrets after %s: %d guesses, want %d, error %v", c.Len(), table.Guess(first), r.Guesses, want, err)
				}
			}
		}
	}
}

// TestTryingOutPays: it takes fewer guesses than the cost alone.
func TestTryingOutPays(t *testing.T) {
	c := solver.NewTable(builtIn(t, "fr", 4)).Candidates(1)
	best := solver.Tuned(1)
	tried := sample.Must(solver.Tournament(context.Background(), best, c, nil))(t)
	greedy, err := solver.Tournament(context.Background(), solver.Greedy{Cost: best.Cost}, c, nil)
	if err != nil || tried.Guesses >= greedy.Guesses {
		t.Errorf("%d guesses, %d without trying out, error %v", tried.Guesses, greedy.Guesses, err)
	}
}

// randomWords is a list of many words.
func randomWords(count, length int) string {
	return sample.Lines(sample.RandomWords(rand.New(rand.NewPCG(1, 2)), count, length, 26))
}

// TestLongLists: of more answers than a grid can hold, a part is counted, and
// the figures say so.
func TestLongLists(t *testing.T) {
	c := solver.NewTable(list(t, randomWords(40_000, 8), "")).Candidates(1)
	ranked, err := solver.Rank(&sample.Stopped{}, c, solver.Options{Cost: solver.Entropy})
	if !errors.Is(err, sample.ErrStopped) || len(ranked) == 0 || !ranked[0].Estimate {
		t.Errorf("%d ranked, error %v", len(ranked), err)
	}
	left := c.After(turn(ranked[0].Guess, c.At(39_999)))
	few, err := solver.Rank(context.Background(), left, solver.Options{Cost: solver.Entropy})
	if err != nil || few[0].Estimate {
		t.Errorf("%d secrets left: %+v, error %v", left.Len(), few[0], err)
	}
}

// TestGreedyCancelled: the best guess known by then is returned.
func TestGreedyCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	c := solver.NewTable(builtIn(t, "en", 5)).Candidates(2)
	for _, p := range []solver.Player{solver.Greedy{Cost: solver.Entropy}, solver.Tuned(2)} {
		if guess, err := p.Next(ctx, c); !errors.Is(err, context.Canceled) || guess.Len() != 5 {
			t.Errorf("%T: %v, error %v", p, guess, err)
		}
	}
}

// TestWork: with work enough it is the best guess; with little it is one of a shortlist,
// whose figures are exact.
func TestWork(t *testing.T) {
	for _, mode := range engine.Modes() {
		c := solver.NewTable(builtIn(t, "fr", 4)).Candidates(mode)
		if mode == engine.Quantum {
			c = c.After(turn(word("aime"), c.At(777)))
		}
		best, err := solver.Best(t.Context(), c, solver.Options{Cost: solver.Eliminate, Width: 1})
		if err != nil {
			t.Fatal(err)
		}
		if got, err := solver.Best(t.Context(), c, solver.Options{Cost: solver.Eliminate, Work: 1 << 40}); err != nil || got[0] != best[0] {
			t.Errorf("%s: %+v, want %+v, error %v", mode, got, best[0], err)
		}
		got, err := solver.Best(t.Context(), c, solver.Options{Cost: solver.Eliminate, Work: 1})
		if err != nil || got[0] != c.Rate(got[0].Guess, solver.Eliminate) || got[0].Cost > 2*best[0].Cost {
			t.Errorf("%s: %+v, want nearly %+v, error %v", mode, got, best[0], err)
		}
	}
}

// TestAllowedGuesses: they are those that may be made, in order.
func TestAllowedGuesses(t *testing.T) {
	for _, mode := range engine.Modes() {
		all := smallTable(t).Candidates(mode)
		for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
			c := all.After(turn(word("slate"), all.At(2))).WithLevel(level)
			var want []engine.Word
			for w := range c.Lexicon().Guesses() {
				if c.Allows(w) {
					want = append(want, w)
				}
			}
			slices.SortFunc(want, engine.Word.Compare)
			if got := slices.Collect(c.AllowedGuesses()); !slices.Equal(got, want) || len(got) == 0 {
				t.Errorf("%s, %s: %v, want %v", mode, level, got, want)
			}
			for w := range c.AllowedGuesses() {
				if w != want[0] {
					t.Errorf("%s comes first, want %s", w, want[0])
				}
				break
			}
		}
	}
}
