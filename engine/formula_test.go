package engine_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// realPairs is how many guesses at real secrets are compared.
var realPairs = sample.Size(20_000, 100_000)

// For one word the formula admits exactly one row, the engine's: with all words of
// up to four letters from an alphabet of three.
func TestOneWordExhaustively(t *testing.T) {
	t.Parallel()
	for k := 1; k <= 4; k++ {
		words := wordsOver(3, k)
		for _, guess := range words {
			for _, word := range words {
				checkOne(t, guess, word)
			}
		}
	}
}

func TestOneWordOfTheList(t *testing.T) {
	t.Parallel()
	guesses, answers := realWords()
	random := rand.New(rand.NewPCG(1, 1))
	for range realPairs {
		checkOne(t, pick(random, guesses), pick(random, answers))
	}
}

// For two words, the same with all words of up to four letters from an alphabet of
// four: every kind of mixed and unmixed row.
func TestTwoWordsExhaustively(t *testing.T) {
	t.Parallel()
	for k := 1; k <= 4; k++ {
		words, mixed, unmixed := wordsOver(4, k), 0, 0
		for i, word1 := range words {
			for _, word2 := range words[i:] {
				if !disjoint(word1, word2) {
					continue
				}
				for _, guess := range words {
					if isMixed(checkTwo(t, guess, word1, word2)) {
						mixed++
					} else {
						unmixed++
					}
				}
			}
		}
		if unmixed == 0 || (mixed == 0) != (k == 1) {
			t.Errorf("%d letters: %d rows mixed, %d not", k, mixed, unmixed)
		}
	}
}

func TestTwoWordsOfTheList(t *testing.T) {
	t.Parallel()
	guesses, answers := realWords()
	random := rand.New(rand.NewPCG(2, 2))
	mixed := 0
	for n := 0; n < realPairs; {
		word1, word2 := pick(random, answers), pick(random, answers)
		if !disjoint(word1, word2) {
			continue
		}
		n++
		if isMixed(checkTwo(t, pick(random, guesses), word1, word2)) {
			mixed++
		}
	}
	if mixed < realPairs/10 || mixed > realPairs*9/10 {
		t.Errorf("%d of %d rows mixed", mixed, realPairs)
	}
}

// checkOne compares formula and engine for one word.
func checkOne(t *testing.T, guess, word []rune) {
	t.Helper()
	rows := rowsOfOne(guess, word)
	if want := []string{engineRow(t, guess, word)}; !slices.Equal(rows, want) {
		t.Fatalf("guess %q, secret %q: the formula admits %q, the engine gives %q",
			string(guess), string(word), rows, want)
	}
}

// checkTwo compares formula and engine for two words and returns the row.
func checkTwo(t *testing.T, guess, word1, word2 []rune) string {
	t.Helper()
	rows := rowsOfTwo(guess, word1, word2)
	want := engineRow(t, guess, word1, word2)
	if !slices.Equal(rows, []string{want}) {
		t.Fatalf("guess %q, secret %q, %q: the formula admits %q, the engine gives %q",
			string(guess), string(word1), string(word2), rows, want)
	}
	return want
}

// realWords returns the allowed guesses and the answers of the default list.
func realWords() (guesses, answers [][]rune) {
	return runes(wordlists.English5.Guesses), runes(wordlists.English5.Answers)
}

func runes(list string) (words [][]rune) {
	for _, w := range strings.Fields(list) {
		words = append(words, []rune(w))
	}
	return words
}

func pick(random *rand.Rand, words [][]rune) []rune { return words[random.IntN(len(words))] }

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
