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
}
