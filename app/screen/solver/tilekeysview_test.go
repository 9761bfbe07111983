//go:build !js

package solver

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestTileKeys: where keys move from a tile.
func TestTileKeys(t *testing.T) {
	s := session.New(nil, nil)
	m := &Model{Position: Position{Rows: make([]engine.Turn, 2)}}
	for i, word := range []string{"slate", "audio"} {
		m.Rows[i] = engine.Turn{Guess: engine.MustWord(word), Feedback: engine.NewFeedback(false, 0, 0, 0, 0, 0)}
	}
	for key, want := range map[string]string{
		"ArrowLeft": tileSelector(0, 3), "ArrowRight": tileSelector(0, 5), "ArrowDown": tileSelector(1, 4), "ArrowUp": tileSelector(-1, 4),
		"Home": tileSelector(0, 0), "End": tileSelector(0, 4), nextTile: tileSelector(1, 0),
	} {
		got, goes := m.tileBeside(&s, 0, 4, key)
		apptest.Equal(t, key, got, want)
		apptest.Equal(t, key+" goes", goes, true)
	}
	last, _ := m.tileBeside(&s, 1, 4, nextTile)
	apptest.Equal(t, "behind the last tile", last, "#"+EntryField)
	_, goes := m.tileBeside(&s, 0, 0, "x")
	apptest.Equal(t, "another key", goes, false)
	for key, want := range map[string]engine.Mark{"a": engine.Absent, "P": engine.Present, "c": engine.Correct, "_": engine.Absent, "*": engine.Present, "o": engine.Correct} {
		got, sets := markOf(embedded.English, key)
		apptest.Equal(t, key, got, want)
		apptest.Equal(t, key+" sets", sets, true)
	}
	_, sets := markOf(embedded.English, "x")
	apptest.Equal(t, "no mark", sets, false)
	row, tile := tileOf("3/x")
	apptest.Equal(t, "no tile", row+tile, -2)
}
