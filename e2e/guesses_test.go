package e2e

import (
	"testing"

	"ketword/engine"
)

// guesses returns one guess of each kind of row, none of which wins: the first that marks nothing, that gives squares, and that has a
// letter twice, once marked; in quantum, too, that gives circles, and circles of such a letter.
func guesses(t testing.TB, g engine.Game) []string {
	t.Helper()
	count := func(t engine.Turn, mark engine.Mark) (n int) {
		for _, m := range t.Feedback.Marks() {
			if m == mark {
				n++
			}
		}
		return n
	}
	twice := func(t engine.Turn) bool {
		for i, m := range t.Feedback.Marks() {
			for j, other := range t.Feedback.Marks() {
				if t.Guess.At(i) == t.Guess.At(j) && m == engine.Absent && other > m {
					return true
				}
			}
		}
		return false
	}
	kinds := []func(engine.Turn) bool{
		func(t engine.Turn) bool { return t.Feedback.Code() == 0 },
		func(t engine.Turn) bool {
			return !t.Feedback.Mixed() && count(t, engine.Correct) > 0 && count(t, engine.Present) > 0
		},
		twice,
	}
	if g.Puzzle.Rules.Mode > 1 {
		kinds = append(kinds,
			func(t engine.Turn) bool {
				return t.Feedback.Mixed() && count(t, engine.Correct) > 0 && count(t, engine.Present) > 1
			},
			func(t engine.Turn) bool { return t.Feedback.Mixed() && twice(t) })
	}
	var all []string
	for i, fits := range kinds {
		all = append(all, answersThat(g, 1, func(w engine.Word) bool {
			return !g.Puzzle.Secret.Has(w) && fits(engine.Turn{Guess: w, Feedback: engine.Score(w, g.Puzzle.Secret)})
		})...)
		if len(all) == i {
			t.Fatalf("no guess of kind %d in %v", i, g.Puzzle.Identity)
		}
	}
	return all
}

// mixedGuesses returns the first n answers that both words mark.
func mixedGuesses(g engine.Game, n int) []string {
	return answersThat(g, n, func(w engine.Word) bool { return engine.Score(w, g.Puzzle.Secret).Mixed() })
}

// wrongGuesses returns the first n answers that don't win.
func wrongGuesses(g engine.Game, n int) []string {
	return answersThat(g, n, func(w engine.Word) bool { return !g.Puzzle.Secret.Has(w) })
}

func answersThat(g engine.Game, n int, fit func(engine.Word) bool) (some []string) {
	for w := range listOf(g).words.Answers() {
		if len(some) < n && fit(w) {
			some = append(some, w.String())
		}
	}
	return some
}

// repeated repeats guesses until there are n.
func repeated(guesses []string, n int) []string {
	var all []string
	for i := range n {
		all = append(all, guesses[i%len(guesses)])
	}
	return all
}

// after returns the game after one more guess.
func after(t testing.TB, g engine.Game, guess string) engine.Game {
	t.Helper()
	next, err := g.Play(engine.MustWord(guess), listOf(g).words)
	if err != nil {
		t.Fatalf("%s: %v", guess, err)
	}
	return next
}
