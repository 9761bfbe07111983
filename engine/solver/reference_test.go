package solver_test

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// TestPatternsAreThoseOfReference: what the columns add up to is the feedback
// that the rules give, for guesses and all answers of every list.
func TestPatternsAreThoseOfReference(t *testing.T) {
	const most = 100_000 // pairs a list
	for _, e := range wordlists.Catalogue() {
		l := builtIn(t, e.Lang, e.Length)
		table, answers := solver.NewTable(l), secrets(t, l)
		guesses, pairs := sample.Of(t, 1+most/l.AnswerCount(), table.Len()), 0
		for guess, codes := range table.Patterns(slices.Values(guesses)) {
			for i, code := range codes {
				if want := engine.Score(guess, answers[i]); int(code) != want.Code() {
					t.Fatalf("%s-%d: %s against %v: %d, want %v", e.Lang, e.Length, guess, answers[i], code, want)
				}
				pairs++
			}
		}
		if want := len(guesses) * l.AnswerCount(); pairs != want {
			t.Errorf("%s-%d: %d pairs, want %d", e.Lang, e.Length, pairs, want)
		}
	}
}

// secrets returns the answers of a list as secrets of one word.
func secrets(t *testing.T, l *lexicon.Lexicon) []engine.Secret {
	t.Helper()
	var all []engine.Secret
	for w := range l.Answers() {
		s := sample.Must(engine.NewSecret(w))(t)
		all = append(all, s)
	}
	return all
}

// TestCountsAreThoseOfReference: whatever is counted fast, over many secrets
// and few, is what scoring them one by one gives, for every list and both modes.
func TestCountsAreThoseOfReference(t *testing.T) {
	games, guesses := sample.Size(1, 6), sample.Size(3, 20)
	for _, e := range wordlists.Catalogue() {
		l := builtIn(t, e.Lang, e.Length)
		table, random := solver.NewTable(l), source()
		for _, mode := range engine.Modes() {
			all := table.Candidates(mode)
			for range games {
				secret := all.At(random.IntN(all.Len()))
				for c := range game(table, all, secret, random) {
					if c.Len() <= 60_000 {
						checkReference(t, fmt.Sprintf("%s-%d, %s", e.Lang, e.Length, mode), table, c, guesses, random)
					}
				}
			}
		}
	}
}

// game yields the positions of a game of random guesses, until one secret is
// left.
func game(table *solver.Table, c solver.Candidates, secret engine.Secret, random *rand.Rand) iter.Seq[solver.Candidates] {
	return func(yield func(solver.Candidates) bool) {
		for yield(c) && c.Len() > 1 {
			c = c.After(turn(table.Guess(random.IntN(table.Len())), secret))
		}
	}
}

// checkReference compares everything that random guesses and a winning one tell
// of some candidates with the reference.
func checkReference(t *testing.T, name string, table *solver.Table, c solver.Candidates, guesses int, random *rand.Rand) {
	t.Helper()
	reference := solver.NewReference(c)
	numbers := []int{number(table, slices.Collect(c.At(0).Words())[0])}
	for range guesses {
		numbers = append(numbers, random.IntN(table.Len()))
	}
	for _, n := range numbers {
		guess, secret := table.Guess(n), c.At(random.IntN(c.Len()))
		at := fmt.Sprintf("%s, %d secrets, %s", name, c.Len(), guess)
		want := reference.Split(guess)
		checkSplit(t, at, c.Split(guess), want)
		checkSplit(t, at+" ranked", c.RankedSplit(n), want)
		checkGroups(t, at, c, guess, reference)
		played := turn(guess, secret)
		if after, want := slices.Collect(c.After(played).All()), pick(c, reference.Admitted(played)); !slices.Equal(after, want) {
			t.Errorf("%s: %d secrets after %v, want %d", at, len(after), played, len(want))
		}
	}
}

// number returns the number of a guess.
func number(table *solver.Table, guess engine.Word) int {
	for n := range table.Len() {
		if table.Guess(n) == guess {
			return n
		}
	}
	return -1
}

// pick returns secrets by their indices.
func pick(c solver.Candidates, indices []int32) []engine.Secret {
	var some []engine.Secret
	for _, i := range indices {
		some = append(some, c.At(int(i)))
	}
	return some
}

// checkSplit compares a split with that of the reference.
func checkSplit(t *testing.T, name string, got, want solver.Split) {
	t.Helper()
	a, b := slices.Clone(got.Sizes), slices.Clone(want.Sizes)
	slices.Sort(a)
	slices.Sort(b)
	if !slices.Equal(a, b) || got.Wins != want.Wins || got.Secrets != want.Secrets {
		t.Errorf("%s: %d of %v, %d wins; want %d of %v, %d wins", name, got.Secrets, a, got.Wins, want.Secrets, b, want.Wins)
	}
	for figure, pair := range map[string][2]float64{
		"remaining": {got.Remaining(), want.Remaining()}, "bits": {got.Bits(), want.Bits()},
		"worst": {float64(got.Worst()), float64(want.Worst())}, "parts": {float64(got.Parts()), float64(want.Parts())},
	} {
		if pair[0] != pair[1] {
			t.Errorf("%s: %s %v, want %v", name, figure, pair[0], pair[1])
		}
	}
}

// checkGroups compares the groups of a guess with those of the reference, and
// their order.
func checkGroups(t *testing.T, name string, c solver.Candidates, guess engine.Word, reference solver.Reference) {
	t.Helper()
	next, stop := iter.Pull2(reference.Groups(guess))
	defer stop()
	for feedback, group := range c.Groups(guess) {
		want, indices, _ := next()
		if feedback != want || !slices.Equal(slices.Collect(group.All()), pick(c, indices)) {
			t.Fatalf("%s: %v leaves %d, want %v, %d", name, feedback, group.Len(), want, len(indices))
		}
	}
	if _, _, more := next(); more {
		t.Errorf("%s: a group is missing", name)
	}
}

// TestReferencePlays: solved by the reference, a list is solved as it is by
// columns: the same ranks, guesses, games, reviews and contradictions.
func TestReferencePlays(t *testing.T) {
	fast := smallTable(t)
	plain := fast.Scored()
	for _, mode := range engine.Modes() {
		for name, cost := range costs() {
			a, errA := solver.Rank(t.Context(), fast.Candidates(mode), solver.Options{Cost: cost})
			b, errB := solver.Rank(t.Context(), plain.Candidates(mode), solver.Options{Cost: cost})
			if errA != nil || errB != nil || !slices.Equal(a, b) {
				t.Errorf("%s, %s: ranked %v and %v, errors %v and %v", mode, name, a[0], b[0], errA, errB)
			}
		}
		for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
			for _, name := range solver.Names() {
				checkSameGames(t, name, level, fast.Candidates(mode), plain.Candidates(mode))
			}
		}
		secret := fast.Candidates(mode).At(4)
		g := played(t, engine.Rules{Mode: mode, Length: 5, Tries: 6}, secret, "slate", "candy", "world")
		a, errA := reviewed(t.Context(), fast, g, solver.Growth(0.15))
		b, errB := reviewed(t.Context(), plain, g, solver.Growth(0.15))
		if errA != nil || errB != nil || !slices.Equal(a, b) {
			t.Errorf("%s: reviews %v and %v, errors %v and %v", mode, a, b, errA, errB)
		}
		rows := []engine.Turn{row(t, "slate", "oo___"), row(t, "crown", "ooo_*")}
		_, errA = fast.Position(t.Context(), mode, rows)
		if _, errB = plain.Position(t.Context(), mode, rows); errA == nil || !reflect.DeepEqual(errA, errB) {
			t.Errorf("%s: %v and %v", mode, errA, errB)
		}
	}
}

// checkSameGames lets the strategy of a name play the same candidates of two
// tables.
func checkSameGames(t *testing.T, name string, level engine.Level, a, b solver.Candidates) {
	t.Helper()
	var results [2]solver.Result
	for i, c := range []solver.Candidates{a, b} {
		p, _ := solver.Named(name, c.Mode(), level, source())
		var err error
		if results[i], err = solver.Tournament(t.Context(), p, c, nil); err != nil {
			t.Fatal(err)
		}
	}
	if !reflect.DeepEqual(results[0], results[1]) {
		t.Errorf("%s, %s, %v: %+v and %+v", a.Mode(), name, level, results[0], results[1])
	}
}
