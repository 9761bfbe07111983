package solver_test

import (
	"errors"
	"math"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// fewestOf returns the fewest guesses in which the games of all candidates can be won, by trying everything.
func fewestOf(c solver.Candidates) int {
	if c.Len() == 1 {
		return 1
	}
	fewest := math.MaxInt32
	for guess := range c.AllowedGuesses() {
		fewest = min(fewest, fewestAfter(c, guess))
	}
	return fewest
}

// fewestAfter is fewestOf if a guess is made first.
func fewestAfter(c solver.Candidates, guess engine.Word) int {
	total := c.Len()
	for feedback, group := range c.Groups(guess) {
		switch {
		case feedback.Wins():
		case group.Len() == c.Len():
			return math.MaxInt32 // it tells nothing
		default:
			total += fewestOf(group)
		}
	}
	return total
}

// TestKnownOfVeryFew: of one or two words, and of up to five pairs, a guess is known and proved to
// take the fewest guesses, at every level.
func TestKnownOfVeryFew(t *testing.T) {
	table := smallTable(t)
	for _, mode := range []engine.Mode{engine.Classic, engine.Quantum} {
		for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
			few := 0
			for _, guess := range sample.From(t, 6, words(table.Lexicon())) {
				for _, c := range table.Candidates(mode).WithLevel(level).Groups(guess) {
					if c.Len() > 0 && c.Len() <= 5 {
						checkKnown(t, c)
						few++
					}
				}
			}
			if few < 5 {
				t.Errorf("%s, %s: only %d positions", mode, level, few)
			}
		}
	}
}

// checkKnown checks that a guess is known of a position, after which the games take the fewest guesses.
func checkKnown(t *testing.T, c solver.Candidates) {
	t.Helper()
	known, found, err := c.Known(t.Context(), engine.Normal)
	if err != nil || !found || !known.Proved {
		t.Fatalf("%s, %d secrets: %+v, %v, error %v", c.Level(), c.Len(), known, found, err)
	}
	total := fewestAfter(c, known.Guess)
	if want := fewestOf(c); total != want {
		t.Errorf("%s, %d secrets take %d guesses after %v, want %d", c.Level(), c.Len(), total, known.Guess, want)
	}
}

// TestKnownGivesUp: where a search would take long, it ends after so many tries, and nothing is known; and then
// the strongest player guesses all the same. BenchmarkKnown tells how long that takes.
func TestKnownGivesUp(t *testing.T) {
	c := solver.NewTable(builtIn(t, "en", 4)).Candidates(engine.Classic).WithLevel(engine.Hard)
	c = c.After(engine.Turn{Guess: word("text"), Feedback: engine.NewFeedback(false, 1, 1, 0, 0)})
	if c.Len() > 40 {
		t.Fatalf("%d words, which are not searched", c.Len())
	}
	if guess, known, err := c.Known(t.Context(), engine.Normal); known || err != nil {
		t.Errorf("%s, error %v", guess.Guess, err)
	}
	if guess, err := solver.Tuned(engine.Classic).Next(t.Context(), c); err != nil || !c.Allows(guess) {
		t.Errorf("%s, error %v", guess, err)
	}
}

// TestKnownOfOthers: nothing is known of many words, of pairs, of words that are scored, and of
// none.
func TestKnownOfOthers(t *testing.T) {
	table := smallTable(t)
	many := solver.NewTable(builtIn(t, "en", 5)).Candidates(engine.Classic)
	none := table.Candidates(engine.Classic)
	for none.Len() > 0 {
		none = none.After(engine.Turn{Guess: word("zzzzz"), Feedback: engine.NewFeedback(false, 1, 1, 1, 1, 1)})
	}
	for name, c := range map[string]solver.Candidates{
		"many": many, "pairs": table.Candidates(engine.Quantum), "scored": table.Scored().Candidates(engine.Classic), "none": none,
	} {
		if guess, known, err := c.Known(t.Context(), engine.Normal); known || err != nil {
			t.Errorf("%s: %s, error %v", name, guess.Guess, err)
		}
	}
}

// TestKnownStops: a search ends with its context, while guesses are counted and while they are tried out.
func TestKnownStops(t *testing.T) {
	for _, c := range solver.NewTable(builtIn(t, "en", 5)).Candidates(engine.Classic).Groups(word("slate")) {
		if c.Len() < 50 || c.Len() > 60 {
			continue
		}
		for _, asks := range []int{0, 1, 20} {
			ctx := &sample.Stopped{Asks: asks}
			if guess, known, err := c.Known(ctx, engine.Normal); known || !errors.Is(err, sample.ErrStopped) {
				t.Errorf("%d words, after %d: %s, error %v", c.Len(), asks, guess.Guess, err)
			}
		}
		return
	}
	t.Error("no such position")
}
