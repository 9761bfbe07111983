package model

import (
	"testing"

	"ketword/app/lists"
)

// TestRenames: the field for a title is there only in the dialog of the lists, and as long as
// the list is.
func TestRenames(t *testing.T) {
	list := lists.Name{Lang: "x-0123456789abcdef", Length: 5}
	m := New(nil, nil)
	m.Own = []lists.List{{Name: list}}
	m.Screen, m.Renaming = ListsScreen, list
	equal(t, "in the dialog", m.Renames(), true)
	gone := m
	gone.Own = nil
	equal(t, "without the list", gone.Renames(), false)
	elsewhere, _ := Open{Screen: HelpScreen}.update(m)
	equal(t, "elsewhere", elsewhere.Renames(), false)
	m, _ = Open{Screen: ListsScreen}.update(elsewhere)
	equal(t, "in the dialog again", m.Renames(), false)
}
