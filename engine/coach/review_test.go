package coach_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// Each row has the figures of the solver's review, and comes before the next one is
// looked for; the summary adds them up.
func TestReview(t *testing.T) {
	table := smallTable(t)
	for _, secret := range []engine.Secret{sample.Secret("flesh"), sample.Secret("audio", "flesh")} {
		for _, level := range []engine.Level{engine.Normal, engine.Strict} {
			g := gameOf(secret, level, "candy", "shelf", "flesh")
			want, skill, luck, gained := rowsOf(t, table, g), 0.0, 0.0, 0.0
			var rows []coach.Row
			err := coach.Review(t.Context(), table, g, func(r coach.Row) { rows = append(rows, r) })
			s := coach.Summarise(rows)
			if err != nil || len(rows) != len(want) || s.Turns != 3 || g.Missing(table.Lexicon()) || len(s.Lacking) != 4 {
				t.Fatalf("%v: %d rows, %+v, error %v", g, len(rows), s, err)
			}
			for i, r := range rows {
				if r.Review != want[i] || r.Number != i {
					t.Errorf("%v, row %d:\n got %+v\nwant %+v", g, i, r.Review, want[i])
				}
				checkRow(t, table, g, r)
				if s.Lacking[i] != r.BitsBefore() || s.Lacking[i+1] != r.BitsAfter() {
					t.Errorf("%v, row %d: %v bits are lacking", g, i, s.Lacking)
				}
				skill, luck, gained = skill+float64(r.Skill)/3, luck+float64(r.Luck)/3, gained+r.Bits
			}
			if math.Abs(s.Skill-skill)+math.Abs(s.Luck-luck)+math.Abs(s.Bits-gained) > 1e-9 || math.Abs(s.Bits-s.Lacking[0]) > 1e-9 || s.Lacking[3] != 0 {
				t.Errorf("%v: %+v, want skill %v, luck %v, %v bits", g, s, skill, luck, gained)
			}
		}
	}
}

// rowsOf returns the reviews of a game as the solver has them.
func rowsOf(t *testing.T, table *solver.Table, g coach.Game) []solver.Review {
	t.Helper()
	c := table.Candidates(g.Rules.Mode).WithLevel(g.Rules.Level)
	r := solver.Reviewer{Cost: solver.Tuned(g.Rules.Mode).Cost, Ends: []engine.Secret{g.Secret}, Known: true}
	var rows []solver.Review
	for _, turn := range g.Turns {
		row := sample.Must(r.Turn(t.Context(), c, turn))(t)
		rows, c = append(rows, row), c.After(turn)
	}
	return rows
}

// checkRow compares what the coach adds to a review.
func checkRow(t *testing.T, table *solver.Table, g coach.Game, r coach.Row) {
	t.Helper()
	before := sample.Must(table.After(t.Context(), g.Rules.Mode, g.Turns[:r.Number]))(t)
	for few, c := range map[*[]engine.Secret]solver.Candidates{&r.FewBefore: before, &r.FewAfter: before.After(r.Turn)} {
		if all := slices.Collect(c.All()); len(all) <= coach.MaxFew && !slices.Equal(*few, all) || len(all) > coach.MaxFew && *few != nil {
			t.Errorf("row %d: %v, want %v", r.Number, *few, all)
		}
	}
	if r.Allowed != before.WithLevel(g.Rules.Level).Allows(r.Turn.Guess) || r.BestTurn != turnOf(r.Best.Guess.String(), g.Secret) || r.Won() != r.Turn.Feedback.Wins() {
		t.Errorf("row %d: %+v", r.Number, r)
	}
}

// Where the best guess is no answer, the best answer is named, too, unless it is the player's guess.
func TestFamiliar(t *testing.T) {
	words := sample.Must(lexicon.New("en", 5, "bight\nfight\nlight\nmight\nnight\nsight\nsolid\nzebra\n", "fblmn\n"))(t)
	for guess, want := range map[string]string{"zebra": "solid", "solid": "", "fblmn": ""} {
		g := gameOf(sample.Secret("night"), engine.Normal, guess)
		err := coach.Review(t.Context(), solver.NewTable(words), g, func(r coach.Row) {
			if r.Best.Guess.String() != "fblmn" || r.Familiar.String() != want {
				t.Errorf("%s: best %v, familiar %v", guess, r.Best.Guess, r.Familiar)
			}
		})
		if err != nil {
			t.Error(err)
		}
	}
}

// Of a game whose secret the list lacks no row is reviewed, in either mode: every figure would be of other secrets.
func TestReviewOfAnotherList(t *testing.T) {
	table := smallTable(t)
	for _, secret := range []engine.Secret{sample.Secret("fuzzy"), sample.Secret("flesh", "audio"), sample.Secret("fuzzy", "world")} {
		g, n := gameOf(secret, engine.Normal, "candy", "flesh"), 0
		err := coach.Review(t.Context(), table, g, func(coach.Row) { n++ })
		if missing := g.Missing(table.Lexicon()); err != nil || missing == (n > 0) {
			t.Errorf("%v: %d rows, error %v", secret, n, err)
		}
	}
	other := gameOf(sample.Secret("flesh"), engine.Strict, "stale", "candy", "flesh")
	var rows []coach.Row
	err := coach.Review(t.Context(), table, other, func(r coach.Row) { rows = append(rows, r) })
	if err != nil || other.Missing(table.Lexicon()) || len(rows) != 3 || rows[0].Listed || rows[0].Allowed || !rows[1].Listed || rows[1].Allowed || !rows[2].Allowed {
		t.Errorf("a guess that the list lacks, and one that the level refuses: %+v, error %v", rows, err)
	}
}

// Without the secret, a game is reviewed by its rows.
func TestReviewWithoutTheSecret(t *testing.T) {
	table := smallTable(t)
	g := gameOf(sample.Secret("audio", "flesh"), engine.Normal, "candy", "shelf")
	g.Secret = engine.Secret{}
	c := table.Candidates(engine.Quantum)
	reviewer := solver.Reviewer{Cost: solver.Tuned(engine.Quantum).Cost, Ends: slices.Collect(c.Fitting(g.Turns).All()), Known: true}
	n := 0
	err := coach.Review(t.Context(), table, g, func(r coach.Row) {
		want, err := reviewer.Turn(t.Context(), c, g.Turns[n])
		if err != nil || r.Review != want || r.Number != n || r.BestTurn != (engine.Turn{}) {
			t.Errorf("%+v, want %+v, error %v", r, want, err)
		}
		n, c = n+1, c.After(r.Turn)
	})
	if err != nil || g.Missing(table.Lexicon()) || n != 2 {
		t.Errorf("%d rows, error %v", n, err)
	}
}

// Any word in place of a guess has the row that it would have had.
func TestWhatIf(t *testing.T) {
	table := smallTable(t)
	for _, secret := range []engine.Secret{sample.Secret("flesh"), sample.Secret("audio", "flesh")} {
		g := gameOf(secret, engine.Normal, "candy", "shelf", "flesh")
		for turn := range g.Turns {
			for _, guess := range []string{"slate", "flesh", "stale"} {
				other := g
				other.Turns = append(slices.Clone(g.Turns[:turn]), turnOf(guess, secret))
				want := rowsOf(t, table, other)[turn]
				row, err := coach.WhatIf(t.Context(), table, g, turn, engine.MustWord(guess))
				if err != nil || row.Review != want || row.Number != turn {
					t.Errorf("%v, %s at %d:\n got %+v\nwant %+v; error %v", g, guess, turn, row.Review, want, err)
				}
				checkRow(t, table, g, row)
			}
		}
	}
	g := gameOf(sample.Secret("flesh"), engine.Normal, "candy")
	if _, err := coach.WhatIf(t.Context(), table, g, 0, engine.MustWord("four")); err == nil || err.Error() != "4 letters, expected 5" {
		t.Error(err)
	}
	if _, err := coach.WhatIf(t.Context(), table, g, 2, engine.MustWord("slate")); !errors.Is(err, coach.ErrNoTurn) {
		t.Error(err)
	}
	g.Secret = engine.Secret{}
	if _, err := coach.WhatIf(t.Context(), table, g, 0, engine.MustWord("slate")); !errors.Is(err, coach.ErrNoSecret) {
		t.Error(err)
	}
}

// A review that is ended has the rows that it had by then.
func TestReviewCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	n := 0
	err := coach.Review(ctx, smallTable(t), gameOf(sample.Secret("flesh"), engine.Normal, "candy", "shelf", "flesh"), func(coach.Row) { n++; cancel() })
	if !errors.Is(err, context.Canceled) || n != 1 {
		t.Errorf("%d rows, error %v", n, err)
	}
}

// What is not of the list is refused; rows that no secret fits end the review.
func TestReviewRefuses(t *testing.T) {
	classic := engine.Rules{Mode: engine.Classic, Length: 5}
	slate := turnOf("slate", sample.Secret("zzzzz"))
	short := engine.Turn{Guess: slate.Guess, Feedback: engine.NewFeedback(false, 0, 0, 0, 0)}
	four := engine.Turn{Guess: engine.MustWord("four"), Feedback: slate.Feedback}
	for _, c := range []struct {
		game coach.Game
		want string
		rows int
	}{
		{coach.Game{Rules: engine.Rules{Length: 5}, Turns: []engine.Turn{slate}}, "mode(0): neither classic nor quantum", 0},
		{coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 5, Level: 3}}, "level(3): neither normal, hard nor strict", 0},
		{coach.Game{Rules: engine.Rules{Mode: engine.Classic, Length: 4}}, "4 letters, expected 5", 0},
		{coach.Game{Rules: classic, Turns: []engine.Turn{slate, short}}, "row 2: 4 marks, expected 5", 0},
		{coach.Game{Rules: classic, Turns: []engine.Turn{slate, four}}, `row 2: "four": 4 letters, expected 5`, 0},
		{coach.Game{Rules: classic, Turns: []engine.Turn{slate, turnOf("flesh", sample.Secret("flesh")), slate}}, "<nil>", 2},
	} {
		rows := 0
		err := coach.Review(t.Context(), smallTable(t), c.game, func(coach.Row) { rows++ })
		if got := fmt.Sprint(err); got != c.want || rows != c.rows {
			t.Errorf("%d rows, error %s, want %d, %s", rows, got, c.rows, c.want)
		}
	}
}

// A list without pairs has no games of pairs, whether or not the secret is known.
func TestReviewWithoutPairs(t *testing.T) {
	list := sample.Must(lexicon.New("en", 5, "slate\nleast\nstale\n", ""))(t)
	for _, g := range []coach.Game{{Rules: engine.Rules{Mode: engine.Quantum, Length: 5}}, gameOf(sample.Secret("audio", "flesh"), engine.Normal)} {
		if err := coach.Review(t.Context(), solver.NewTable(list), g, nil); err != lexicon.ErrNoPair {
			t.Errorf("%v: error %v", g, err)
		}
	}
}
