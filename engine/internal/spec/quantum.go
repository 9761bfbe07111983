package spec

import (
	"maps"
	"slices"
	"strings"
)

// The marks of mixed rows.
const (
	mixedCorrect = 'O'
	mixedPresent = '+'
)

// RowsOfTwo returns every row that the rules admit for a guess and a secret of two
// words that share no letter, sorted. It combines each row of one word with each of
// the other.
func RowsOfTwo(guess, word1, word2 []rune) []string {
	found := map[string]bool{}
	for _, row1 := range Rows(guess, word1) {
		for _, row2 := range Rows(guess, word2) {
			if row, ok := combine(row1, row2); ok {
				found[row] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// Mixed reports whether a row is mixed.
func Mixed(row string) bool { return strings.ContainsAny(row, "O+") }

// combine returns the row that two rows of one guess make. It is not ok if both mark
// the same tile.
func combine(row1, row2 string) (row string, ok bool) {
	switch none := strings.Repeat(string(absent), len(row1)); none {
	case row1:
		return row2, true
	case row2:
		return row1, true
	}
	tiles := []rune(row1)
	for i, mark := range row2 {
		switch {
		case mark != absent && tiles[i] != absent:
			return "", false
		case mark != absent:
			tiles[i] = mark
		}
		switch tiles[i] {
		case correct:
			tiles[i] = mixedCorrect
		case present:
			tiles[i] = mixedPresent
		}
	}
	return string(tiles), true
}
