package records

import (
	"fmt"
	"testing"

	"ketword/app/internal/apptest"
)

// TestSpells: the letters of a row must be those of the word, as far as they go.
func TestSpells(t *testing.T) {
	for typed, want := range map[string]bool{"": true, "ab": true, "a i": true, "    e": true, "b": false, "a  e": false, "abidex": false} {
		apptest.Equal(t, fmt.Sprintf("%q", typed), spells(typed, apptest.Word(t, "abide")), want)
	}
}

func TestTilesOf(t *testing.T) {
	apptest.Equal(t, "tiles", string(TilesOf("a b", 5)), "a b  ")
}
