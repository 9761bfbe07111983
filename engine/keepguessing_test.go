package engine_test

import (
	"slices"
	"testing"

	"ketword/engine"
)

// A lost game goes further until its secret is found, and stays as it is.
func TestPlayFurther(t *testing.T) {
	list := vocabulary(words(t, "abide speed opens audio flesh"))
	g, err := engine.Replay(puzzle(t, "abide", 2, engine.Normal), words(t, "speed opens"), list)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		guess string
		err   error
		goes  bool
	}{{"audio", nil, true}, {"zzzzz", engine.ErrUnknown, true}, {"flesh", nil, true}, {"abide", nil, false}, {"audio", engine.ErrOver, false}} {
		before := g
		g, err = g.PlayFurther(word(t, c.guess), list)
		if err != c.err || g.GoesFurther() != c.goes || err != nil && len(g.Further()) != len(before.Further()) {
			t.Errorf("%s: %v, goes further: %v, rows %v", c.guess, err, g.GoesFurther(), g.Rows())
		}
	}
	if g.Status() != engine.Lost || g.TurnCount() != 2 || g.GaveUp() {
		t.Errorf("%s after %v", g.Status(), g.Turns())
	}
	if rows := g.Rows(); len(rows) != 5 || !slices.Equal(rows, append(g.Turns(), g.Further()...)) || !rows[4].Feedback.Wins() {
		t.Errorf("rows %v", rows)
	}
}

// Only a loss by the last try goes further.
func TestNotFurther(t *testing.T) {
	playing := engine.NewGame(puzzle(t, "abide", 1, engine.Normal))
	won, _ := playing.Play(word(t, "abide"), nil)
	for name, g := range map[string]engine.Game{"playing": playing, "won": won, "given up": playing.GiveUp()} {
		if after, err := g.PlayFurther(word(t, "speed"), nil); err != engine.ErrOver || len(after.Further()) > 0 || g.GoesFurther() {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// The level holds on: for the hints of all rows, each named by its number.
func TestFurtherByTheRules(t *testing.T) {
	g, err := engine.Replay(puzzle(t, "plumb", 2, engine.Hard), words(t, "jacks jacks"), nil)
	for _, guess := range words(t, "blitz blunt") {
		if err == nil {
			g, err = g.PlayFurther(guess, nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	_, err = g.PlayFurther(word(t, "blimp"), nil)
	if hint, is := err.(*engine.HintError); !is || hint.Turn != 3 || hint.Letter != 'u' {
		t.Errorf("%v", err)
	}
}
