package coach_test

import (
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// undrawn are secrets of words that are no answers, with guesses, of which the last are no answers either.
var undrawn = []struct {
	words   []string
	guesses []string
}{
	{[]string{"abase"}, []string{"crate", "slain", "boney"}},
	{[]string{"abled"}, []string{"slate", "label", "cabal"}},
	{[]string{"tapir"}, []string{"slate", "irony", "trail"}},
	{[]string{"ennui"}, []string{"slate", "crony", "nudie"}},
	{[]string{"ficus"}, []string{"crate", "lousy", "focus"}},
	{[]string{"abled", "ficus"}, []string{"slate", "crony", "humid"}},
	{[]string{"spook", "unfed"}, []string{"slate", "crony", "humid"}},
	{[]string{"chili", "datum"}, []string{"slate", "crony", "humid"}},
}

// TestChallengesAreOfAnyWord: in a challenge the coach reckons with all words that may be guessed from the start:
// the secret is among what is possible after every row, and whether it is an answer makes no difference.
func TestChallengesAreOfAnyWord(t *testing.T) {
	table := englishTable(t)
	for _, c := range append(undrawn, undrawn[0]) {
		secret := sample.Secret(c.words...)
		p := engine.Choose(engine.Rules{Tries: engine.DefaultTries}, "en", secret)
		for n := range len(c.guesses) + 1 {
			g := coach.GameOf(engine.NewGame(p)).WithoutSecret()
			for _, guess := range c.guesses[:n] {
				g.Turns = append(g.Turns, turnOf(guess, secret))
			}
			left, err := coach.SecretsLeft(t.Context(), table, g)
			over, _ := table.Over(t.Context(), solver.Guesses)
			all, err2 := over.After(t.Context(), secret.Mode(), g.Turns)
			if err != nil || err2 != nil || left.Widened || left.Secrets != all.Size() || !all.Has(secret) {
				t.Errorf("%v after %d rows: %+v of %d, errors %v, %v", secret, n, left, all.Size(), err, err2)
			}
			if len(left.Few) > 0 && !slices.Contains(left.Few, secret) {
				t.Errorf("%v is not among %v", secret, left.Few)
			}
			if best, err := coach.BestGuess(t.Context(), table, g); err != nil || best.Secrets != left.Secrets {
				t.Errorf("%v after %d rows: %+v, error %v", secret, n, best, err)
			}
		}
	}
	drawn, err := table.Lexicon().Puzzle(engine.Rules{Mode: engine.Classic, Length: 5}, 7)
	if pool := coach.PoolOf(drawn); err != nil || pool != solver.Answers {
		t.Errorf("a puzzle that is drawn is of %q, error %v", pool, err)
	}
	answer := engine.Choose(engine.Rules{}, "en", drawn.Secret)
	if pool := coach.PoolOf(answer); pool != solver.Guesses {
		t.Errorf("a challenge with an answer is of %q, which tells that it is one", pool)
	}
}

// TestAnyWordElsewhere: in other games the coach goes over to all guesses when no answer fits any more.
func TestAnyWordElsewhere(t *testing.T) {
	table := englishTable(t)
	for _, c := range undrawn {
		secret := sample.Secret(c.words...)
		g := gameOf(secret, engine.Normal, append(c.guesses, c.words[0])...).WithoutSecret()
		var told []coach.Advice
		q := coach.Question{Game: g, By: coach.ByBest, Most: 3}
		err := coach.Advise(t.Context(), table, q, func(a coach.Advice) { told = append(told, a) })
		if last := len(told) - 1; err != nil || last < 0 || !told[last].Left.Widened || !slices.Contains(told[last].Left.Few, secret) {
			t.Errorf("%v: %+v, error %v", secret, told, err)
		}
	}
}

// TestFoundOutsideTheList: a word that wins and fits all rows is the secret, whether or not the list has it; one that
// does not fit is a contradiction.
func TestFoundOutsideTheList(t *testing.T) {
	table := smallTable(t)
	for _, word := range []string{"fuzzy", "gecko", "stale", "jumbo", "vivid"} {
		secret := sample.Secret(word)
		g := gameOf(secret, engine.Normal, "slate", "crown", word).WithoutSecret()
		for _, wrong := range []bool{false, true} {
			if wrong {
				g.Turns[0].Feedback = engine.NewFeedback(false, engine.Correct, engine.Correct, engine.Correct, engine.Correct, engine.Absent)
			}
			var told coach.Advice
			err := coach.Advise(t.Context(), table, coach.Question{Game: g, Most: 3}, func(a coach.Advice) { told = a })
			if found := slices.Equal(told.Left.Few, []engine.Secret{secret}); err != nil || found == wrong || (told.Contradiction != nil) != wrong {
				t.Errorf("%s: %+v, error %v", word, told, err)
			}
		}
	}
}

// TestReviewOfAnyWord: a game whose secret is no answer is reviewed to its end, over all guesses, whether or not the
// secret is known; and so is what might have been.
func TestReviewOfAnyWord(t *testing.T) {
	table := smallTable(t)
	for _, words := range [][]string{{"slate"}, {"salsa"}, {"zzzzz"}, {"bbbcc"}, {"aisle"}, {"zzzzz", "slate"}, {"aisle", "cbcbc"}, {"bbbcc", "flesh"}} {
		secret := sample.Secret(words...)
		g := gameOf(secret, engine.Normal, "candy", "world", words[0])
		if g.Drawn(table.Lexicon()) || g.Missing(table.Lexicon()) {
			t.Fatalf("%v is an answer, or lacking", secret)
		}
		for _, g := range []coach.Game{g, g.WithoutSecret()} {
			var rows []coach.Row
			err := coach.Review(t.Context(), table, g, func(r coach.Row) { rows = append(rows, r) })
			if err != nil || len(rows) != len(g.Turns) || rows[len(rows)-1].After == 0 {
				t.Errorf("%v: %+v, error %v", g, rows, err)
			}
		}
		row, err := coach.WhatIf(t.Context(), table, g, 2, engine.MustWord("tulip"))
		if err != nil || row.Before == 0 || row.After == 0 {
			t.Errorf("%v: %+v, error %v", secret, row, err)
		}
	}
}

// TestPlayOnWithAnyWord: the solver finds secrets that are no answers, in a challenge and elsewhere.
func TestPlayOnWithAnyWord(t *testing.T) {
	table := smallTable(t)
	for _, words := range [][]string{{"slate"}, {"salsa"}, {"zzzzz"}, {"bbbcc"}, {"aisle"}, {"zzzzz", "slate"}, {"aisle", "cbcbc"}, {"salsa", "bbbcc"}} {
		for _, pool := range []solver.Pool{solver.Answers, solver.Guesses} {
			g, won := gameOf(sample.Secret(words...), engine.Normal, "candy"), false
			g.Pool = pool
			err := coach.PlayOn(t.Context(), table, g, coach.Player{Strategy: coach.Strongest}, func(s coach.Step) {
				won = s.Turn.Feedback.Wins()
				if s.Left.Secrets == 0 {
					t.Errorf("%v: a step from nothing: %+v", words, s)
				}
			})
			if err != nil || !won {
				t.Errorf("%v of %q: won %v, error %v", words, pool, won, err)
			}
		}
	}
}

// TestClueOfRareWords: all that is left may be no word that everybody knows, which the clue says.
func TestClueOfRareWords(t *testing.T) {
	table := englishTable(t)
	for word, guesses := range map[string][]string{"abled": {"slate", "label", "cabal"}, "tapir": {"slate", "irony", "trail"}, "abide": {"slate", "abode"}} {
		g := gameOf(sample.Secret(word), engine.Normal, guesses...).WithoutSecret()
		left, _ := coach.SecretsLeft(t.Context(), table, g)
		clue, err := coach.ClueOf(t.Context(), table, g)
		if err != nil || clue.Rare == table.Lexicon().IsAnswer(clue.Word) || left.Secrets == 1 && clue.Word.String() != word {
			t.Errorf("%s, %d left: %+v, error %v", word, left.Secrets, clue, err)
		}
	}
}
