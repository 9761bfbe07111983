package exact

import (
	"slices"
	"testing"

	"ketword/engine"
	"ketword/internal/each"
)

// TestScore: equal feedbacks have equal numbers, in the order in which they occur, and a guess that wins has its own.
func TestScore(t *testing.T) {
	secrets := each.Of([]string{"slate", "crown", "plaid", "crate", "brown"}, func(s string) engine.Secret { return secretOf(engine.MustWord(s)) })
	numbers := make([]uint32, len(secrets))
	Score(engine.MustWord("crown"), secrets, numbers)
	if want := []uint32{0, Narrow, 0, 2, 3}; !slices.Equal(numbers, want) {
		t.Errorf("%v, want %v", numbers, want)
	}
}
