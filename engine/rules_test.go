package engine_test

import (
	"errors"
	"testing"

	"ketword/engine"
)

// A guess must have the right length and be in the list, whatever the level.
// Without a list, every word of that length is allowed.
func TestCheckWord(t *testing.T) {
	list := vocabulary(words(t, "audio flesh"))
	for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
		for _, mode := range engine.Modes() {
			r := engine.Rules{Mode: mode, Length: 5, Level: level}
			var length *engine.LengthError
			if err := r.Check(nil, word(t, "cat"), list); !errors.As(err, &length) || length.Got != 3 || length.Min != 5 || length.Max != 5 {
				t.Errorf("%s %s, cat: %v", r.Mode, level, err)
			}
			if err := r.Check(nil, word(t, "aisle"), list); err != engine.ErrUnknown {
				t.Errorf("%s %s, unknown word: %v", r.Mode, level, err)
			}
			if err := r.Check(nil, word(t, "aisle"), nil); err != nil {
				t.Errorf("%s %s, no list: %v", r.Mode, level, err)
			}
			if err := r.Check(nil, word(t, "audio"), list); err != nil {
				t.Errorf("%s %s, audio: %v", r.Mode, level, err)
			}
		}
	}
}
