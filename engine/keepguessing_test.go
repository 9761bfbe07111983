package engine_test

import (
	"slices"
	"testing"

	"ketword/engine"
)

// The player of a lost game may keep guessing until the secret is found; the game stays as it is.
func TestKeepGuessing(t *testing.T) {
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
		g, err = g.KeepGuessing(word(t, c.guess), list)
		if err != c.err || g.MayKeepGuessing() != c.goes || err != nil && len(g.TurnsAfterLoss()) != len(before.TurnsAfterLoss()) {
			t.Errorf("%s: %v, may keep guessing: %v, rows %v", c.guess, err, g.MayKeepGuessing(), g.Rows())
		}
	}
	if g.Status() != engine.Lost || g.TurnCount() != 2 || g.GaveUp() {
		t.Errorf("%s after %v", g.Status(), g.Turns())
	}
	if rows := g.Rows(); len(rows) != 5 || !slices.Equal(rows, append(g.Turns(), g.TurnsAfterLoss()...)) || !rows[4].Feedback.Wins() {
		t.Errorf("rows %v", rows)
	}
}

// Only after a loss by the last try the player may keep guessing.
func TestMayNotKeepGuessing(t *testing.T) {
	playing := engine.NewGame(puzzle(t, "abide", 1, engine.Normal))
	won, _ := playing.Play(word(t, "abide"), nil)
	for name, g := range map[string]engine.Game{"playing": playing, "won": won, "given up": playing.GiveUp()} {
		if after, err := g.KeepGuessing(word(t, "speed"), nil); err != engine.ErrOver || len(after.TurnsAfterLoss()) > 0 || g.MayKeepGuessing() {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// The level holds on: for the hints of all rows, each named by its number.
func TestKeepGuessingByTheRules(t *testing.T) {
	g, err := engine.Replay(puzzle(t, "plumb", 2, engine.Hard), words(t, "jacks jacks"), nil)
	for _, guess := range words(t, "blitz blunt") {
		if err == nil {
			g, err = g.KeepGuessing(guess, nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	_, err = g.KeepGuessing(word(t, "blimp"), nil)
	if hint, is := err.(*engine.HintError); !is || hint.Turn != 3 || hint.Letter != 'u' {
		t.Errorf("%v", err)
	}
}
