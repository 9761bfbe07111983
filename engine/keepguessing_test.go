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
		if err != c.err || g.MayKeepGuessing() != c.goes || err != nil && len(g.TurnsAfterEnd()) != len(before.TurnsAfterEnd()) {
			t.Errorf("%s: %v, may keep guessing: %v, rows %v", c.guess, err, g.MayKeepGuessing(), g.Rows())
		}
	}
	if g.Status() != engine.Lost || g.TurnCount() != 2 || g.GaveUp() {
		t.Errorf("%s after %v", g.Status(), g.Turns())
	}
	if rows := g.Rows(); len(rows) != 5 || !slices.Equal(rows, append(g.Turns(), g.TurnsAfterEnd()...)) || !rows[4].Feedback.Wins() {
		t.Errorf("rows %v", rows)
	}
}

// Only after a loss by the last try the player may keep guessing.
func TestMayNotKeepGuessing(t *testing.T) {
	playing := engine.NewGame(puzzle(t, "abide", 1, engine.Normal))
	won, _ := playing.Play(word(t, "abide"), nil)
	for name, g := range map[string]engine.Game{"playing": playing, "won": won, "given up": playing.GiveUp()} {
		if after, err := g.KeepGuessing(word(t, "speed"), nil); err != engine.ErrOver || len(after.TurnsAfterEnd()) > 0 || g.MayKeepGuessing() {
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

// After a win, another word of the secret may be guessed once, at any level; the game stays as it is.
func TestGuessOther(t *testing.T) {
	list := vocabulary(words(t, "audio flesh speed opens"))
	for _, level := range []engine.Level{engine.Normal, engine.Strict} {
		p := puzzle(t, "audio flesh", 6, level)
		for guess, found := range map[string]bool{"flesh": true, "opens": false, "audio": false} {
			won, err := engine.Replay(p, words(t, "audio"), list)
			if err != nil || won.Other() != engine.OtherOffered || won.Other() == engine.OtherFound || won.MayKeepGuessing() {
				t.Fatalf("%v: may guess the other: %v", err, won.Other() == engine.OtherOffered)
			}
			if same, err := won.KeepGuessing(word(t, "zzzzz"), list); err != engine.ErrUnknown || same.Other() != engine.OtherOffered {
				t.Errorf("not a word: %v", err)
			}
			g, err := won.KeepGuessing(word(t, guess), list)
			if err != nil || g.Other() == engine.OtherFound != found || g.Other() == engine.OtherOffered || g.Result() != "1/6" || g.TurnCount() != 1 || len(g.Rows()) != 2 {
				t.Errorf("%s: %v, found %v, may guess %v, %s, rows %v", guess, err, g.Other() == engine.OtherFound, g.Other() == engine.OtherOffered, g.Result(), g.Rows())
			}
			if _, err := g.KeepGuessing(word(t, "flesh"), list); err != engine.ErrOver {
				t.Errorf("a second guess: %v", err)
			}
		}
	}
}

// Once the other word is shown, it can't be guessed. A secret of one word has no other.
func TestMayNotGuessOther(t *testing.T) {
	playing := engine.NewGame(puzzle(t, "audio flesh", 6, engine.Normal))
	won, _ := playing.Play(word(t, "audio"), nil)
	classic, _ := engine.NewGame(puzzle(t, "audio", 6, engine.Normal)).Play(word(t, "audio"), nil)
	early, _ := playing.ShowOther().Play(word(t, "audio"), nil)
	if early.Other() != engine.OtherOffered {
		t.Error("shown before the end")
	}
	for name, g := range map[string]engine.Game{"playing": playing, "given up": playing.GiveUp(), "shown": won.ShowOther(), "one word": classic.ShowOther()} {
		if _, err := g.KeepGuessing(word(t, "flesh"), nil); err != engine.ErrOver || g.Other() == engine.OtherOffered || g.Other() == engine.OtherFound {
			t.Errorf("%s: %v", name, err)
		}
	}
}
