package records

import (
	"strings"
	"unicode"

	"ketword/engine"
)

// Blank is an empty tile among the letters of a typed row.
const Blank = ' '

// TilesOf returns the tiles of a typed row of some length, with blanks after the letters.
func TilesOf(typed string, length int) []engine.Letter {
	tiles := []engine.Letter(typed)
	for len(tiles) < length {
		tiles = append(tiles, Blank)
	}
	return tiles
}

// spells reports whether the letters typed so far are those of a word.
func spells(typed string, w engine.Word) bool {
	for i, l := range []engine.Letter(typed) {
		if l != Blank && (i >= w.Len() || w.At(i) != l) {
			return false
		}
	}
	return true
}

// typable returns the part of text that fits in the typed row. The list may not be loaded,
// so letters of every alphabet are kept.
func typable(text string, g engine.Game) string {
	if g.Status() != engine.Playing {
		return ""
	}
	text = strings.Map(func(l rune) rune {
		if l == Blank || (unicode.IsLetter(l) || unicode.IsMark(l)) && unicode.ToLower(l) == l {
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

// GapsIn returns the indexes of blank tiles.
func GapsIn(tiles []engine.Letter) []int {
	var gaps []int
	for i, l := range tiles {
		if l == Blank {
			gaps = append(gaps, i)
		}
	}
	return gaps
}
