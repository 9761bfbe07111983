//go:build !js

package app

import (
	"testing"

	"ketword/engine"
)

// TestTileKeys: where keys lead from a tile.
func TestTileKeys(t *testing.T) {
	b := solverTable(t, "abide", "slate", "audio")
	for key, want := range map[string]string{
		"ArrowLeft": tileSelector(0, 3), "ArrowRight": tileSelector(0, 5), "ArrowDown": tileSelector(1, 4), "ArrowUp": tileSelector(-1, 4),
		"Home": tileSelector(0, 0), "End": tileSelector(0, 4), nextTile: tileSelector(1, 0),
	} {
		got, goes := b.tileBeside(0, 4, key)
		equal(t, key, got, want)
		equal(t, key+" goes", goes, true)
	}
	last, _ := b.tileBeside(1, 4, nextTile)
	equal(t, "behind the last tile", last, "#"+entryField)
	_, goes := b.tileBeside(0, 0, "x")
	equal(t, "another key", goes, false)
	for key, want := range map[string]engine.Mark{"a": engine.Absent, "P": engine.Present, "c": engine.Correct, "_": engine.Absent, "*": engine.Present, "o": engine.Correct} {
		got, sets := b.markOf(key)
		equal(t, key, got, want)
		equal(t, key+" sets", sets, true)
	}
	_, sets := b.markOf("x")
	equal(t, "no mark", sets, false)
	row, tile := tileOf("3/x")
	equal(t, "no tile", row+tile, -2)
}
