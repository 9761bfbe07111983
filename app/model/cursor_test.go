package model

import (
	"slices"
	"testing"

	"ketword/app/play"
	"ketword/app/session"
)

// TestCursorGoes: actions elsewhere reset the cursor.
func TestCursorGoes(t *testing.T) {
	l := newLexicon(t)
	for name, msg := range map[string]Msg{
		"given up": play.GiveUp{}, "another game": NewRandom{}, "another mode": SwitchMode{Mode: 2},
	} {
		w := openWindow(t, l, map[string]string{}, linked("classic", seedOf(t, l, "crown"), ""))
		w.send(append(typed("abi"), play.PlaceCursor{Tile: 1})...).send(msg)
		for _, row := range w.model.Play.Board(&w.model.Session) {
			equal(t, name, slices.ContainsFunc(row.Tiles, func(t session.Tile) bool { return t.Cursor }), false)
		}
	}
	w := openWindow(t, l, map[string]string{}, linked("classic", seedOf(t, l, "crown"), ""))
	w.send(append(typed("abi"), play.PlaceCursor{Tile: 1})...)
	equal(t, "told", w.model.Play.Spoken.What, play.SayCursor)
	other := openWindow(t, l, w.stored, linked("classic", seedOf(t, l, "crown"), ""))
	other.send(typed("de")...)
	for key, value := range other.stored {
		w.send(StoredChanged{Key: key, Value: value, Now: value})
	}
	equal(t, "letters of another window", w.model.Play.Typed, "abide")
}
