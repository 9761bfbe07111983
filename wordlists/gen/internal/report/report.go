// Package report describes the words that were selected for a language: counts,
// dropped words with their reasons, samples, and comparisons with other lists.
package report

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode/utf8"

	"ketword/wordlists/gen/internal/selection"
)

// Lengths returns the lengths to report on: the given one, or for 0 all.
func Lengths(only int) []int {
	if only != 0 {
		return []int{only}
	}
	var all []int
	for k := selection.Shortest; k <= selection.Longest; k++ {
		all = append(all, k)
	}
	return all
}

// Counts prints one line for each length: the numbers of answers, of guesses, of
// pairs of answers that share no letter, and of answers without such a partner.
func Counts(w io.Writer, s *selection.Words, lengths []int) {
	fmt.Fprintf(w, "%8s %8s %8s %12s %8s\n", "letters", "answers", "guesses", "pairs", "no pair")
	for _, k := range lengths {
		answers := selection.OfLength(s.Answers, k)
		pairs, unpaired := pairsOf(answers)
		fmt.Fprintf(w, "%8d %8d %8d %12d %8d\n", k, len(answers), len(selection.OfLength(s.Guesses, k)), pairs, unpaired)
	}
}

// Dropped prints why candidates were dropped, the most frequent reason first, each
// with its count and with examples drawn at random.
func Dropped(w io.Writer, s *selection.Words, length, examples int, random *rand.Rand) {
	words := make(map[selection.Reason][]string)
	for _, word := range slices.Sorted(maps.Keys(s.Dropped)) {
		if length == 0 || utf8.RuneCountInString(word) == length {
			words[s.Dropped[word]] = append(words[s.Dropped[word]], word)
		}
	}
	reasons := slices.SortedFunc(maps.Keys(words), func(a, b selection.Reason) int {
		return cmp.Or(cmp.Compare(len(words[b]), len(words[a])), cmp.Compare(a, b))
	})
	for _, why := range reasons {
		fmt.Fprintf(w, "%d dropped as %s: %s\n", len(words[why]), why, strings.Join(Sample(words[why], examples, random), " "))
	}
}

// Sample returns n of the words, or all if there are fewer, drawn at random and
// sorted.
func Sample(words []string, n int, random *rand.Rand) []string {
	drawn := slices.Clone(words)
	random.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
	drawn = drawn[:min(n, len(drawn))]
	slices.Sort(drawn)
	return drawn
}
