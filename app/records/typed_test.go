package records

import (
	"fmt"
	"testing"

	"ketword/app/internal/example"
	"ketword/app/internal/expect"
)

// TestSpells: the letters of a row are those of a word as far as they go.
func TestSpells(t *testing.T) {
	for typed, want := range map[string]bool{"": true, "ab": true, "a i": true, "    e": true, "b": false, "a  e": false, "abidex": false} {
		expect.Equal(t, fmt.Sprintf("%q", typed), spells(typed, example.Word(t, "abide")), want)
	}
}

func TestTilesOf(t *testing.T) {
	expect.Equal(t, "tiles", string(TilesOf("a b", 5)), "a b  ")
}
