package model

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/screen"
)

// TestOverPage: only a dialog over the page receives the keys. A dialog beside the board
// leaves them to the game, unless it is over the page for lack of room.
func TestOverPage(t *testing.T) {
	for _, c := range []struct {
		screen       screen.Name
		wide         bool
		over, beside bool
	}{
		{screen.None, true, false, false},
		{screen.None, false, false, false},
		{screen.Help, true, true, false},
		{screen.Help, false, true, false},
		{screen.Hint, true, false, true},
		{screen.Hint, false, true, false},
	} {
		m := New(nil, nil)
		m.Screen = c.screen
		equal(t, string(c.screen)+" over the page", m.OverPage(c.wide), c.over)
		equal(t, string(c.screen)+" beside the board", m.BesideBoard(c.wide), c.beside)
	}
}

// TestRenames: the input for a title is shown only in the dialog of the lists, and only while
// the list exists.
func TestRenames(t *testing.T) {
	list := lists.Name{Lang: "x-0123456789abcdef", Length: 5}
	m := New(nil, nil)
	m.Own = []lists.List{{Name: list}}
	m.Screen, m.OwnLists.Renaming = screen.Lists, list
	equal(t, "in the dialog", m.Renames(), true)
	gone, elsewhere := m, m
	gone.Own, elsewhere.Screen = nil, screen.Help
	equal(t, "without the list", gone.Renames(), false)
	equal(t, "elsewhere", elsewhere.Renames(), false)
	Open{Screen: screen.Lists}.update(&elsewhere)
	equal(t, "in the dialog again", elsewhere.Renames(), false)
}
