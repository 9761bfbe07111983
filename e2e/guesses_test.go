package e2e

import (
	"testing"

	"ketword/engine"
)

// kind is a kind of row that a guess can give.
type kind struct {
	name string
	fits func(engine.Turn) bool
}

// kinds are the rows that every game of these tests shows, those of two words
// in quantum only.
func kinds(g engine.Game) []kind {
	all := []kind{
		{"nothing", func(t engine.Turn) bool { return t.Feedback.Code() == 0 }},
		{"squares", func(t engine.Turn) bool {
			return !t.Feedback.Mixed() && count(t, engine.Correct) > 0 && count(t, engine.Present) > 0
		}},
		{"twice, once marked", func(t engine.Turn) bool { return twice(t, engine.Absent) }},
	}
	if g.Puzzle.Rules.Mode > 1 {
		all = append(all, kind{"circles", func(t engine.Turn) bool {
			return t.Feedback.Mixed() && count(t, engine.Correct) > 0 && count(t, engine.Present) > 1
		}}, kind{"circles, a letter twice", func(t engine.Turn) bool { return t.Feedback.Mixed() && twice(t, engine.Absent) }})
	}
	return all
}

// count returns how many tiles have a mark.
func count(t engine.Turn, mark engine.Mark) (n int) {
	for _, m := range t.Feedback.Marks() {
		if m == mark {
			n++
		}
	}
	return n
}

// twice reports whether a letter stands twice in the guess, once with this
// mark and once with a better one.
func twice(t engine.Turn, mark engine.Mark) bool {
	for i, m := range t.Feedback.Marks() {
		for j, other := range t.Feedback.Marks() {
			if t.Guess.At(i) == t.Guess.At(j) && m == mark && other > mark {
				return true
			}
		}
	}
	return false
}

// guesses returns one guess of each kind, none of which wins.
func guesses(t testing.TB, g engine.Game) []string {
	t.Helper()
	var all []string
	for _, k := range kinds(g) {
		all = append(all, guess(t, g, k))
	}
	return all
}

// guess returns the first answer that gives a row of a kind.
func guess(t testing.TB, g engine.Game, k kind) string {
	t.Helper()
	for w := range listOf(g).words.Answers() {
		turn := engine.Turn{Guess: w, Feedback: engine.Score(w, g.Puzzle.Secret)}
		if !g.Puzzle.Secret.Has(w) && k.fits(turn) {
			return w.String()
		}
	}
	t.Fatalf("no guess of the kind %q in %v", k.name, g.Puzzle.Identity)
	return ""
}

// mixedGuesses returns the first n answers that both words mark.
func mixedGuesses(g engine.Game, n int) []string {
	var all []string
	for w := range listOf(g).words.Answers() {
		if len(all) < n && engine.Score(w, g.Puzzle.Secret).Mixed() {
			all = append(all, w.String())
		}
	}
	return all
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
	w, err := engine.ParseWord(guess)
	if err != nil {
		t.Fatal(err)
	}
	next, err := g.Play(w, listOf(g).words)
	if err != nil {
		t.Fatalf("%s: %v", guess, err)
	}
	return next
}

// wrongGuesses returns answers that don't win.
func wrongGuesses(g engine.Game, n int) []string {
	var all []string
	for w := range listOf(g).words.Answers() {
		if len(all) < n && !g.Puzzle.Secret.Has(w) {
			all = append(all, w.String())
		}
	}
	return all
}
