package part

import (
	"slices"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
)

// TestWordList: words are in alphabetical order in every alphabet.
func TestWordList(t *testing.T) {
	for _, want := range [][]string{
		{"AZTEK", "ĄTOM", "ĆMA", "DOM", "ŁĄKA", "MAK"},
		{"ГРА", "ҐАВА", "ЕРА", "ЄНОТ", "ИКС", "ЇЖА", "ЙОД"},
		{"CRANE + SLOTH", "CRANE + SPLIT", "NIÑO + SUR", "ÑU + AS"},
	} {
		reversed := slices.Clone(want)
		slices.Reverse(reversed)
		apptest.Strings(t, "words", drawn.Texts(drawn.Of(t, WordList(reversed, "xx")).All(drawn.Tagged("li"))), want...)
	}
}
