package patterns

import (
	"slices"
	"testing"

	"ketword/engine"
)

// TestSample: of too many pairs there is a part, in order and none twice, and
// its share is about right.
func TestSample(t *testing.T) {
	for _, count := range []int{1500, 9000} { // 9000 words have more pairs than are looked at
		words := make([]engine.Word, count)
		for i := range words {
			l := rune(0x4e00 + 2*i)
			words[i] = engine.WordOf(l, l+1)
		}
		a := NewAnswers(2, words)
		pairs, share, _ := a.Pairs(t.Context(), nil)
		all := float64(count) * float64(count-1) / 2
		if got := float64(pairs.Len()) / share; got < 0.97*all || got > 1.03*all || pairs.Len() > MaxPairs {
			t.Errorf("%d words: %d pairs, %g by estimate, want %g", count, pairs.Len(), got, all)
		}
		last := [2]int32{-1, -1}
		for i := range pairs.Len() {
			next := [2]int32(pairs.At(i))
			if slices.Compare(next[:], last[:]) <= 0 || next[0] >= next[1] {
				t.Fatalf("%v after %v", next, last)
			}
			last = next
		}
	}
}
