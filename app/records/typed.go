package records

import (
	"strings"
	"unicode"

	"ketword/engine"
)

// Blank stands for an empty tile among the letters of a row.
const Blank = ' '

// TilesOf returns the letters of a row of a length, tile by tile.
func TilesOf(typed string, length int) []engine.Letter {
	tiles := []engine.Letter(typed)
	for len(tiles) < length {
		tiles = append(tiles, Blank)
	}
	return tiles
}

// spells reports whether the letters of a row that is being typed are those of a word, as
// far as they go.
func spells(typed string, w engine.Word) bool {
	for i, l := range []engine.Letter(typed) {
		if l != Blank && (i >= w.Len() || w.At(i) != l) {
			return false
		}
	}
	return true
}

// typable returns as much of text as the row being typed can hold. The list need
// not be loaded, so letters of any alphabet stay.
func typable(text string, g engine.Game) string {
	if g.Status() != engine.Playing {
		return ""
	}
	text = strings.Map(func(l rune) rune {
		if l == Blank || unicode.IsLower(l) || unicode.In(l, unicode.Lo, unicode.M) {
			return l
		}
		return -1
	}, text)
	var tiles []engine.Letter
	for i, part := range strings.Split(text, string(Blank)) {
		if i > 0 {
			tiles = append(tiles, Blank)
		}
		letters, _ := engine.ParseLetters(part)
		tiles = append(tiles, letters...)
	}
	return strings.TrimRight(string(tiles[:min(len(tiles), g.Puzzle.Rules.Length)]), string(Blank))
}

// GapsIn returns the indexes of the tiles that are blank.
func GapsIn(tiles []engine.Letter) []int {
	var gaps []int
	for i, l := range tiles {
		if l == Blank {
			gaps = append(gaps, i)
		}
	}
	return gaps
}
