package engine_test

import (
	"errors"
	"testing"

	"ketword/engine"
)

// A turn is written as it is read, also where its guess or its marks are missing.
func TestTurnString(t *testing.T) {
	for _, text := range []string{"slate o_*__", "aisle O++++", "o_*__", "slate"} {
		if turn, err := engine.ParseTurn(text); err != nil || turn.String() != text {
			t.Errorf("%q is written as %q, error %v", text, turn, err)
		}
	}
	if got := (engine.Turn{}).String(); got != "" {
		t.Errorf("nothing is written as %q", got)
	}
	if got := secret(t, "audio flesh").String() + ", " + secret(t, "abide").String() + (engine.Secret{}).String(); got != "audio flesh, abide" {
		t.Errorf("secrets are written as %q", got)
	}
}

// Turns that were read without their guess, or without their marks, tell nothing: neither
// the keyboard, nor the rules of any level.
func TestTurnsThatAreNotWhole(t *testing.T) {
	var past []engine.Turn
	for _, text := range []string{"_____", "slate o____", "OOOOO", "crown"} {
		turn, err := engine.ParseTurn(text)
		if err != nil {
			t.Fatal(err)
		}
		past = append(past, turn)
	}
	if keys := engine.Keyboard(past); len(keys) != 5 || keys['s'].Mark != engine.Correct || keys['l'].Mark != engine.Absent {
		t.Errorf("the keyboard shows %v", keys)
	}
	list := vocabulary(words(t, "sound whiff aloud"))
	for _, mode := range engine.Modes() {
		for _, level := range engine.Levels(mode) {
			r := engine.Rules{Mode: mode, Length: 5, Level: level}
			for guess, refused := range map[string]bool{"sound": false, "aloud": level != engine.Normal} {
				err := r.Check(past, word(t, guess), list)
				hint := (*engine.HintError)(nil)
				if errors.As(err, &hint) != refused || !refused && err != nil {
					t.Errorf("%v, %v: %s is refused by %v", mode, level, guess, err)
				}
				if refused && mode == engine.Classic && hint.Turn != 1 {
					t.Errorf("%v: by row %d, want 1", level, hint.Turn)
				}
			}
			four := []engine.Turn{past[0], {Guess: word(t, "four"), Feedback: engine.FeedbackOf(0, 4, false)}}
			if err := r.Check(four, word(t, "sound"), list); err == nil || err.Error() != "row 2: 4 letters, expected 5" {
				t.Errorf("%v, %v: a row of four letters gives %v", mode, level, err)
			}
		}
	}
}
