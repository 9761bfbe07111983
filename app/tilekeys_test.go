//go:build !js

package app

import (
	"testing"

	"ketword/app/screen/solver"
	"ketword/engine"
)

// TestTileKeys: where keys lead from a tile.
func TestTileKeys(t *testing.T) {
	b := solverTable(t, "abide", "slate", "audio")
	for key, want := range map[string]string{
		"ArrowLeft": solver.TileSelector(0, 3), "ArrowRight": solver.TileSelector(0, 5), "ArrowDown": solver.TileSelector(1, 4), "ArrowUp": solver.TileSelector(-1, 4),
		"Home": solver.TileSelector(0, 0), "End": solver.TileSelector(0, 4), nextTile: solver.TileSelector(1, 0),
	} {
		got, goes := b.tileBeside(0, 4, key)
		equal(t, key, got, want)
		equal(t, key+" goes", goes, true)
	}
	last, _ := b.tileBeside(1, 4, nextTile)
	equal(t, "behind the last tile", last, "#"+solver.EntryField)
	_, goes := b.tileBeside(0, 0, "x")
	equal(t, "another key", goes, false)
	for key, want := range map[string]engine.Mark{"a": engine.Absent, "P": engine.Present, "c": engine.Correct, "_": engine.Absent, "*": engine.Present, "o": engine.Correct} {
		got, sets := b.markOf(key)
		equal(t, key, got, want)
		equal(t, key+" sets", sets, true)
	}
	_, sets := b.markOf("x")
	equal(t, "no mark", sets, false)
	row, tile := solver.TileOf("3/x")
	equal(t, "no tile", row+tile, -2)
}
