package solver_test

import (
	"errors"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// secretsOver returns all secrets that may be made of some words and that all turns admit, in no order.
func secretsOver(words []engine.Word, mode engine.Mode, turns []engine.Turn) (fitting []engine.Secret) {
	add := func(words ...engine.Word) {
		s, err := engine.NewSecret(words...)
		if err == nil && !slices.ContainsFunc(turns, func(t engine.Turn) bool { return !t.Admits(s) }) {
			fitting = append(fitting, s)
		}
	}
	for i, w := range words {
		if mode == engine.Classic {
			add(w)
			continue
		}
		for _, other := range words[:i] {
			add(other, w)
		}
	}
	return fitting
}

// TestPositionOfAnyWord: the secrets of a position are the answers that fit or, if none does, the
// words that may be guessed; only if there are none of these either, a row is wrong.
func TestPositionOfAnyWord(t *testing.T) {
	l := sample.Small(t)
	table, all, answers := solver.NewTable(l), words(l), slices.Collect(l.Answers())
	pools, wrong, random := map[solver.Pool]int{}, 0, source()
	for _, mode := range engine.Modes() {
		for _, secret := range []string{"slate", "salsa", "aisle", "zzzzz", "cbcbc", "bbbcc", "flesh", "stale", "fuzzy", "abbey"} {
			s := sample.Secret(secret)
			if mode == engine.Quantum {
				partner := slices.IndexFunc(all, func(w engine.Word) bool { return !w.Overlaps(word(secret)) })
				s = sample.Secret(secret, all[partner].String())
			}
			turns := []engine.Turn{turn(all[random.IntN(len(all))], s), turn(all[random.IntN(len(all))], s), turn(word(secret), s)}
			for n := range turns {
				rows := turns[:n+1]
				want, pool := secretsOver(answers, mode, rows), solver.Answers
				if len(want) == 0 {
					want, pool = secretsOver(all, mode, rows), solver.Guesses
				}
				c, err := table.Position(t.Context(), mode, rows)
				_, contradicts := errors.AsType[*solver.ContradictionError](err)
				if contradicts != (len(want) == 0) || !contradicts && (err != nil || c.Pool() != pool || c.Len() != len(want)) {
					t.Errorf("%v: %d of %q, error %v; want %d of %q", rows, c.Len(), c.Pool(), err, len(want), pool)
				}
				for _, s := range want {
					if !c.Has(s) {
						t.Errorf("%v: %v is missing", rows, s)
					}
				}
				if pools[c.Pool()]++; contradicts {
					wrong++
				}
			}
		}
	}
	if pools[solver.Answers] < 10 || pools[solver.Guesses] < 10 || wrong == 0 {
		t.Errorf("%v, wrong %d: each is to be tried", pools, wrong)
	}
}

// TestPairsOfOtherLists: so are pairs of words that are no answers.
func TestPairsOfOtherLists(t *testing.T) {
	table := solver.NewTable(builtIn(t, "en", 5))
	for _, pair := range [][2]string{{"abled", "ficus"}, {"tapir", "unmet"}, {"chili", "datum"}, {"ennui", "spook"}, {"booby", "ficus"}} {
		if word(pair[0]).Overlaps(word(pair[1])) {
			continue
		}
		s := sample.Secret(pair[0], pair[1])
		turns := []engine.Turn{turn(word("slate"), s), turn(word("crony"), s), turn(word("humid"), s), turn(word(pair[0]), s)}
		if c, err := table.Position(t.Context(), engine.Quantum, turns); err != nil || c.Pool() != solver.Guesses || !c.Has(s) || c.Sampled() {
			t.Errorf("%v: %d of %q, error %v", s, c.Len(), c.Pool(), err)
		}
	}
}

// TestOverGuesses: the table over all guesses has them as secrets, without what was found for the answers, and
// is made once. A list that has no other guesses has no such table.
func TestOverGuesses(t *testing.T) {
	table := smallTable(t).WithBook(solver.Book{First: word("zzzzz")})
	wide, err := table.Over(t.Context(), solver.Guesses)
	if err != nil || wide.Candidates(engine.Classic).Len() != table.Lexicon().GuessCount() || wide.Candidates(engine.Classic).Pool() != solver.Guesses {
		t.Fatalf("%d words, error %v", wide.Candidates(engine.Classic).Len(), err)
	}
	if _, booked, err := wide.Candidates(engine.Quantum).Known(t.Context(), engine.Normal); booked || err != nil {
		t.Errorf("the book of the answers is used: error %v", err)
	}
	for _, over := range []*solver.Table{table, wide} {
		if again, err := over.Over(t.Context(), solver.Guesses); again != wide || err != nil {
			t.Error("another table, error", err)
		}
	}
	if same, err := table.Over(t.Context(), solver.Answers); same != table || err != nil {
		t.Error("not the table of the answers, error", err)
	}
	alone := solver.NewTable(list(t, sample.Answers, ""))
	if same, err := alone.Over(t.Context(), solver.Guesses); same != alone || err != nil {
		t.Error("a list of answers alone: another table, error", err)
	}
	if _, err := smallTable(t).Over(&sample.Stopped{}, solver.Guesses); err == nil {
		t.Error("it does not end with its context")
	}
}

// TestPlayGoesOn: a player who has ruled out all answers goes on among all guesses, by every level; and so does
// one who has reckoned with them from the start.
func TestPlayGoesOn(t *testing.T) {
	table := smallTable(t)
	wide := sample.Must(table.Over(t.Context(), solver.Guesses))(t)
	for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
		for _, secret := range []engine.Secret{
			sample.Secret("slate"), sample.Secret("zzzzz"), sample.Secret("bbbcc"), sample.Secret("salsa"), sample.Secret("aisle"),
			sample.Secret("aisle", "bbbcc"), sample.Secret("zzzzz", "cbcbc"), sample.Secret("zzzzz", "slate"), sample.Secret("slate", "bbbcc"), sample.Secret("salsa", "cbcbc"),
		} {
			for _, table := range []*solver.Table{table, wide} {
				rules := engine.Rules{Mode: secret.Mode(), Length: 5, Level: level}
				game := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules}, Secret: secret})
				for step, err := range solver.Play(t.Context(), solver.Greedy{Cost: solver.Entropy}, table.Candidates(secret.Mode()), game) {
					if err != nil {
						t.Errorf("%v, %s: %v", secret, level, err)
						break
					}
					game = step.Game
				}
				if game.Status() != engine.Won {
					t.Errorf("%v, %s: %v", secret, level, game.Turns())
				}
			}
		}
	}
}
