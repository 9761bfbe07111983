package engine_test

import (
	"testing"

	"ketword/engine"
)

// Every feedback of up to four tiles has its own code, and returns its marks.
func TestFeedbackCode(t *testing.T) {
	for length, codes := 1, 3; length <= 4; length, codes = length+1, codes*3 {
		for code := range codes {
			var tiles []engine.Mark
			for rest := code; len(tiles) < length; rest /= 3 {
				tiles = append(tiles, engine.Mark(rest%3))
			}
			f := engine.NewFeedback(false, tiles...)
			if f.Code() != code || f.Len() != length {
				t.Errorf("%v: code %d, %d tiles, want %d, %d", tiles, f.Code(), f.Len(), code, length)
			}
			for i, m := range f.Marks() {
				if m != tiles[i] || f.At(i) != tiles[i] {
					t.Errorf("%v: tile %d is %v", tiles, i, m)
				}
			}
		}
	}
}

func TestFeedbackCompares(t *testing.T) {
	for _, c := range []struct {
		name string
		a, b engine.Feedback
		want bool
	}{
		{"the same", feedback(t, "o*_"), feedback(t, "10X"), true},
		{"another mark", feedback(t, "o*_"), feedback(t, "o__"), false},
		{"mixed", feedback(t, "o*_"), feedback(t, "O+_"), false},
		{"longer", feedback(t, "o*"), feedback(t, "o*_"), false},
	} {
		if (c.a == c.b) != c.want {
			t.Errorf("%s: %v == %v is %v", c.name, c.a, c.b, !c.want)
		}
	}
}

func TestFeedbackWins(t *testing.T) {
	for s, want := range map[string]bool{
		"oo": true, "ooooo": true, "ooooooooooooooo": true,
		"OOOOO": false, "oooo*": false, "oooo_": false, "_____": false, "*oooo": false,
	} {
		if got := feedback(t, s).Wins(); got != want {
			t.Errorf("%s: wins = %v", s, got)
		}
	}
	if (engine.Feedback{}).Wins() {
		t.Error("the zero Feedback wins")
	}
}

func TestFeedbackMarksStops(t *testing.T) {
	n := 0
	for range feedback(t, "ooo").Marks() {
		n++
		break
	}
	if n != 1 {
		t.Errorf("%d tiles after break", n)
	}
	mustPanic(t, "16 tiles", func() { engine.NewFeedback(false, make([]engine.Mark, 16)...) })
}

func TestMarkString(t *testing.T) {
	for m, want := range map[engine.Mark]string{
		engine.Absent: "absent", engine.Present: "present", engine.Correct: "correct",
	} {
		if m.String() != want {
			t.Errorf("%d: %s, want %s", m, m, want)
		}
	}
}
