package coach_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// Of few words the hint is the best guess of all that the rules allow; and it knows
// what is left.
func TestHint(t *testing.T) {
	table := smallTable(t)
	for _, secret := range []engine.Secret{sample.Secret("flesh"), sample.Secret("audio", "flesh")} {
		for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
			for _, guesses := range [][]string{nil, {"candy"}, {"candy", "shelf"}} {
				g := gameOf(secret, level, guesses...)
				c := table.Candidates(secret.Mode())
				for _, turn := range g.Turns {
					c = c.After(turn)
				}
				left, err := coach.SecretsLeft(t.Context(), table, g)
				if few := slices.Collect(c.All()); err != nil || left.Secrets != len(few) || left.Estimate ||
					len(few) <= coach.MaxFew && !slices.Equal(left.Few, few) || len(few) > coach.MaxFew && left.Few != nil {
					t.Errorf("%v: %+v, want %v, error %v", g, left, few, err)
				}
				ranked, err := solver.Rank(t.Context(), c, solver.Options{Cost: solver.Tuned(secret.Mode()).Cost})
				want := ranked[slices.IndexFunc(ranked, func(r solver.Ranked) bool { return c.WithLevel(level).Allows(r.Guess) })]
				const fewPairs = 5
				want.Proved = secret.Mode() == engine.Classic || c.Len() <= fewPairs
				if got, err2 := coach.BestGuess(t.Context(), table, g); err != nil || err2 != nil || got != want {
					t.Errorf("%v: %+v, want %+v, %v, %v", g, got, want, err, err2)
				}
			}
		}
	}
}

// Of many words the hint is chosen from a shortlist. It costs hardly more than the best
// guess.
func TestHintOfMany(t *testing.T) {
	table := englishTable(t)
	for _, guess := range []string{"", "fuzzy", "mummy"} {
		g := gameOf(sample.Secret("pride"), engine.Normal)
		if guess != "" {
			g = gameOf(sample.Secret("pride"), engine.Normal, guess)
		}
		c, err := table.After(t.Context(), engine.Classic, g.Turns)
		if err != nil || c.Len() < 500 {
			t.Fatalf("%d words, error %v", c.Len(), err)
		}
		ranked, err := solver.Rank(t.Context(), c, solver.Options{Cost: solver.Tuned(engine.Classic).Cost})
		got, err2 := coach.BestGuess(t.Context(), table, g)
		const most = 1.002 // times the cost of the best
		if err != nil || err2 != nil || got.Cost > most*ranked[0].Cost || got != c.Rate(got.Guess, solver.Tuned(engine.Classic).Cost) {
			t.Errorf("after %q: %+v, the best is %+v; %v, %v", guess, got, ranked[0], err, err2)
		}
	}
}

// What is no position is refused with what is wrong.
func TestHintRefuses(t *testing.T) {
	table := smallTable(t)
	alone := sample.Must(lexicon.New("en", 5, "slate\nleast\n", ""))(t)
	g := gameOf(sample.Secret("flesh"), engine.Normal, "candy")
	short, none, noMode := g, g, g
	short.Rules.Length, noMode.Rules.Mode = 4, 0
	none.Turns = []engine.Turn{turnOf("candy", sample.Secret("flesh")), turnOf("candy", sample.Secret("abide"))}
	for _, c := range []struct {
		game  coach.Game
		table *solver.Table
		want  error
	}{
		{g, table, nil}, {noMode, table, engine.ErrMode}, {none, table, solver.ErrNone},
		{gameOf(sample.Secret("audio", "flesh"), engine.Normal), solver.NewTable(alone), lexicon.ErrNoPair},
	} {
		if _, err := coach.BestGuess(t.Context(), c.table, c.game); !errors.Is(err, c.want) || (err == nil) != (c.want == nil) {
			t.Errorf("%v: %v, want %v", c.game, err, c.want)
		}
	}
	if _, err := coach.SecretsLeft(t.Context(), table, short); err == nil || err.Error() != "4 letters, expected 5" {
		t.Error(err)
	}
	if left, err := coach.SecretsLeft(t.Context(), table, none); err != nil || left.Secrets != 0 {
		t.Errorf("%+v, error %v", left, err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := coach.BestGuess(ended, table, g); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// A clue names a letter that no guess has tried and that not all secrets have, with its share,
// and a guess that can be a word of a secret and costs no more than another such one.
func TestClue(t *testing.T) {
	table := smallTable(t)
	for _, secret := range []engine.Secret{sample.Secret("flesh"), sample.Secret("audio", "flesh")} {
		for _, guesses := range [][]string{nil, {"candy"}, {"kebab"}} {
			g := gameOf(secret, engine.Normal, guesses...)
			c, err := table.After(t.Context(), secret.Mode(), g.Turns)
			clue, err2 := coach.ClueOf(t.Context(), table, g)
			if err != nil || err2 != nil || !table.Lexicon().IsAnswer(clue.Word) {
				t.Fatalf("%v: %+v, %v, %v", g, clue, err, err2)
			}
			have := 0
			for s := range c.All() {
				if strings.Contains(s.String(), clue.Letter) {
					have++
				}
			}
			if want := float64(have) / float64(c.Len()); clue.Letter == "" || clue.Share != want || want == 1 || strings.Contains(strings.Join(guesses, ""), clue.Letter) {
				t.Errorf("%v: %+v, want a share of %v", g, clue, want)
			}
			ranked, err := solver.Rank(t.Context(), c, solver.Options{Cost: solver.Tuned(secret.Mode()).Cost})
			if first := slices.IndexFunc(ranked, func(r solver.Ranked) bool { return table.Lexicon().IsAnswer(r.Guess) }); err != nil || ranked[first].Guess != clue.Word {
				t.Errorf("%v: %s, want %s, error %v", g, clue.Word, ranked[first].Guess, err)
			}
		}
	}
	none := gameOf(sample.Secret("flesh"), engine.Normal, "candy")
	none.Turns = append(none.Turns, turnOf("candy", sample.Secret("abide")))
	if _, err := coach.ClueOf(t.Context(), table, none); !errors.Is(err, solver.ErrNone) {
		t.Error(err)
	}
	if clue, err := coach.ClueOf(t.Context(), table, gameOf(sample.Secret("flesh"), engine.Normal, "shelf")); err != nil || clue.Letter != "" || clue.Word != engine.MustWord("flesh") {
		t.Errorf("of one word: %+v, error %v", clue, err)
	}
}
