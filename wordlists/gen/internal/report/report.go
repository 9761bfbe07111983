// Package report tells what is to know of the words of a language: counts,
// why candidates were dropped, samples, and how they compare with other lists.
package report

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/crop"
)

// Lengths returns the lengths to report on: the given one, or all for 0.
func Lengths(only int) []int {
	if only != 0 {
		return []int{only}
	}
	var all []int
	for k := crop.Shortest; k <= crop.Longest; k++ {
		all = append(all, k)
	}
	return all
}

// Counts prints a line a length: answers, guesses, and the pairs of answers
// that share no letter with the answers that are in none.
func Counts(w io.Writer, c *crop.Crop, lengths []int) {
	fmt.Fprintf(w, "%8s %8s %8s %12s %8s\n", "letters", "answers", "guesses", "pairs", "single")
	for _, k := range lengths {
		answers := crop.Words(c.Answers, k)
		pairs, single := Pairs(answers)
		fmt.Fprintf(w, "%8d %8d %8d %12d %8d\n", k, len(answers), len(crop.Words(c.Guesses, k)), pairs, single)
	}
}

// Drops prints the reasons for which candidates are no answers, the most
// frequent first, each with its count and with so many examples, drawn at
// random.
func Drops(w io.Writer, c *crop.Crop, length, examples int, random *rand.Rand) {
	words := make(map[crop.Reason][]string)
	for _, word := range slices.Sorted(maps.Keys(c.Drops)) {
		if length == 0 || letters(word) == length {
			words[c.Drops[word]] = append(words[c.Drops[word]], word)
		}
	}
	reasons := slices.SortedFunc(maps.Keys(words), func(a, b crop.Reason) int {
		return cmp.Or(cmp.Compare(len(words[b]), len(words[a])), cmp.Compare(a, b))
	})
	for _, why := range reasons {
		fmt.Fprintf(w, "%d dropped as %s: %s\n", len(words[why]), why, strings.Join(Sample(words[why], examples, random), " "))
	}
}

// Sample returns so many of the words, drawn at random and sorted; all of
// them, if there are no more.
func Sample(words []string, n int, random *rand.Rand) []string {
	drawn := slices.Clone(words)
	random.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
	drawn = drawn[:min(n, len(drawn))]
	slices.Sort(drawn)
	return drawn
}
