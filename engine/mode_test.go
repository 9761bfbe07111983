package engine_test

import (
	"testing"

	"ketword/engine"
)

// The value of a mode is the number of words, and its name can be read back.
func TestModes(t *testing.T) {
	for words, name := range map[int]string{1: "classic", 2: "quantum"} {
		mode := engine.Mode(words)
		if got := mode.String(); got != name {
			t.Errorf("%d words: %s", words, got)
		}
		if got, err := engine.ParseMode(name); got != mode || err != nil {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	if n := len(engine.Modes()); n != 2 {
		t.Errorf("%d modes", n)
	}
	if got := engine.Mode(3).String(); got != "mode(3)" {
		t.Errorf("an unknown mode: %s", got)
	}
	for _, s := range []string{"", "Classic", "both", "mode(3)"} {
		if m, err := engine.ParseMode(s); err == nil {
			t.Errorf("%q: %v", s, m)
		}
	}
}
