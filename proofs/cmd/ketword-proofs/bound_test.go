package main

import (
	"strings"
	"testing"

	"ketword/engine"
	"ketword/proofs/bound"
)

// What is printed of a bound that was interrupted is what is proved.
func TestPrintBound(t *testing.T) {
	openers := []bound.Opener{{Guess: engine.MustWord("audio"), Guesses: 9}, {Guess: engine.MustWord("fresh"), Guesses: 8}}
	const proved = "No strategy takes fewer than 8 guesses for the 4 pairs, a mean of 2.0000.\nThe first guess of which the least is proved is fresh.\n"
	for _, c := range []struct {
		step, done int
		want       string
	}{
		{1, 0, "Nothing is proved yet, with 0 of 2 first guesses bounded.\n"},
		{1, 1, "Nothing is proved yet, with 1 of 2 first guesses bounded.\n"},
		{1, 2, proved},
		{2, 0, proved},
	} {
		var out strings.Builder
		err := printBound(&out, bound.Result{Pairs: 4, Openers: openers, Step: c.step, Done: c.done, Of: 2})
		if err != nil || out.String() != c.want {
			t.Errorf("step %d, %d done: %q, error %v, want %q", c.step, c.done, &out, err, c.want)
		}
	}
}
