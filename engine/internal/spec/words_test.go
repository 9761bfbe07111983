package spec_test

import (
	"slices"
	"strings"
	"testing"

	"ketword/engine"
)

// wordsOver returns every word of k letters from the first n of the alphabet.
func wordsOver(n, k int) [][]rune {
	if k == 0 {
		return [][]rune{nil}
	}
	var all [][]rune
	for _, w := range wordsOver(n, k-1) {
		for l := range n {
			all = append(all, append(slices.Clip(w), rune('a'+l)))
		}
	}
	return all
}

// disjoint reports whether two words share no letter.
func disjoint(v, w []rune) bool { return !strings.ContainsAny(string(v), string(w)) }

// engineRow returns the engine's row in the pattern notation. It reads the marks
// themselves, so that the engine's notations may be wrong.
func engineRow(t *testing.T, guess []rune, words ...[]rune) string {
	t.Helper()
	secretWords := make([]engine.Word, len(words))
	for i, w := range words {
		secretWords[i] = engine.WordOf(w...)
	}
	secret, err := engine.NewSecret(secretWords...)
	if err != nil {
		t.Fatalf("secret %q: %v", words, err)
	}
	f := engine.Score(engine.WordOf(guess...), secret)
	symbols := map[engine.Mark]rune{engine.Absent: '_', engine.Present: '*', engine.Correct: 'o'}
	if f.Mixed() {
		symbols = map[engine.Mark]rune{engine.Absent: '_', engine.Present: '+', engine.Correct: 'O'}
	}
	var row []rune
	for _, m := range f.Marks() {
		row = append(row, symbols[m])
	}
	return string(row)
}
