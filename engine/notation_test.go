package engine_test

import (
	"errors"
	"strings"
	"testing"

	"ketword/engine"
)

func TestNotations(t *testing.T) {
	for _, c := range []struct {
		secret, guess                        string
		emoji, pattern, digits, colour, blue string
	}{
		{"abbey", "babes", "🟨🟨🟩🟩⬛", "**oo_", "0011X", "\x1b[33mba\x1b[32mbe\x1b[0ms", "🟧🟧🟦🟦⬛"},
		{"abbey", "algae", "🟩⬛⬛⬛🟨", "o___*", "1XXX0", "\x1b[32ma\x1b[0mlga\x1b[33me\x1b[0m", "🟦⬛⬛⬛🟧"},
		{"abbey", "comic", "⬛⬛⬛⬛⬛", "_____", "XXXXX", "comic", "⬛⬛⬛⬛⬛"},
		{"audio flesh", "salsa", "⬛🟡🟡🟢⬛", "_++O_", "X223X", "s\x1b[33m[a][l]\x1b[32m[s]\x1b[0ma", "⬛🟠🟠🔵⬛"},
	} {
		turn := turns(t, secret(t, c.secret), c.guess)[0]
		for n, want := range map[engine.Notation]string{
			engine.Emoji: c.emoji, engine.Pattern: c.pattern, engine.Digits: c.digits, engine.Colour: c.colour, engine.BlueEmoji: c.blue,
		} {
			if got := n.Format(turn); got != want {
				t.Errorf("%s, notation %d: %q, want %q", c.guess, n, got, want)
			}
		}
	}
}

// Every row of three tiles that one or two words can give is read back.
func TestNotationsRoundTrip(t *testing.T) {
	for code := range 27 {
		for _, mixed := range []bool{false, true}[:1+min(code, 1)] { // without a mark nothing is mixed
			f := engine.FeedbackOf(code, 3, mixed)
			for _, n := range []engine.Notation{engine.Emoji, engine.Pattern, engine.Digits} {
				s := n.Format(engine.Turn{Feedback: f})
				if got, err := engine.ParseFeedback(s); got != f || err != nil {
					t.Errorf("%s: %s, %v", s, row(got), err)
				}
			}
		}
	}
}

func TestParseFeedbackIsLenient(t *testing.T) {
	for s, want := range map[string]string{
		" 🟩⬜🟨\n":                         "o_*",
		"1x0":                            "o_*",
		"🟩\ufe0f⬛\ufe0f":                 "o_",
		"⬜⬛":                             "__",
		"🟧🟦⬜":                            "o*_", // in high contrast
		"🟧🟨🟩🟦⬛":                          "o*o*_",
		"ooo":                            "ooo",
		"OOO":                            "OOO",
		strings.Repeat("X", 15) + "\r\n": strings.Repeat("_", 15),
	} {
		if got, err := engine.ParseFeedback(s); row(got) != want || err != nil {
			t.Errorf("%q: %s, %v, want %s", s, row(got), err, want)
		}
	}
}

func TestParseFeedbackRefuses(t *testing.T) {
	for _, c := range []struct {
		s, message string
		is         error
	}{
		{"", "0 marks, expected 2 to 15", nil},
		{"o", "1 mark, expected 2 to 15", nil},
		{strings.Repeat("o", 16), "16 marks, expected 2 to 15", nil},
		{"o+", "tile 2: squares and circles in one row", engine.ErrBothShapes},
		{"🟢⬛🟨", "tile 3: squares and circles in one row", engine.ErrBothShapes},
		{"12", "tile 2: squares and circles in one row", engine.ErrBothShapes},
		{"o_1", "tile 3: two notations in one row", engine.ErrBothNotations},
		{"X_", "tile 2: two notations in one row", engine.ErrBothNotations},
		{"oa", `tile 2: 'a' is not a mark`, nil},
		{"o o", `tile 2: ' ' is not a mark`, nil},
		{"o\x00o", `tile 2: '\x00' is not a mark`, nil},
		{"o\xffo", `tile 2: '�' is not a mark`, nil},
	} {
		f, err := engine.ParseFeedback(c.s)
		if err == nil || err.Error() != c.message || f != (engine.Feedback{}) {
			t.Errorf("%q: %v, want %s", c.s, err, c.message)
		}
		if c.is != nil && !errors.Is(err, c.is) {
			t.Errorf("%q: %v is not %v", c.s, err, c.is)
		}
	}
}
