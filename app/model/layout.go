package model

import (
	"strings"

	"ketword/engine"
)

// Layout is the letters of an on-screen keyboard, row by row from the top.
type Layout []string

// LayoutFor returns the layout of a language.
func LayoutFor(lang string) Layout {
	return Layout{"qwertyuiop", "asdfghjkl", "zxcvbnm"}
}

// Has reports whether a key of the layout types l.
func (k Layout) Has(l engine.Letter) bool {
	for _, row := range k {
		if strings.ContainsRune(row, l) {
			return true
		}
	}
	return false
}
