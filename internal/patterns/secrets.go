package patterns

import (
	"slices"
	"sort"
)

// Secrets are the possible secrets of a mode, in the order of the list. Answers
// stand for their words, by number.
type Secrets interface {
	Len() int
	// Answers returns the answers that are a word of some secret.
	Answers() []int32
	// At returns the words of a secret by its index.
	At(index int) []int32
	// Pick returns the secrets of some indices, which are in order.
	Pick(indices []int32) Secrets
	// MostWon returns how many secrets a guess can win at the most.
	MostWon() int
	// Outcomes returns the outcome of a guess for every secret, from its flagged
	// patterns against the answers. It may write them into a slice that it is
	// given, and returns either of the two.
	Outcomes(patterns, into []Outcome) []Outcome
	// count counts the outcomes of a guess, by its number.
	count(h *Histogram, g *Grid, guess int)
}

// Singles are secrets of one word.
type Singles []int32

// Len returns the number of secrets.
func (s Singles) Len() int { return len(s) }

// Answers returns the secrets.
func (s Singles) Answers() []int32 { return s }

// At returns the word of a secret.
func (s Singles) At(index int) []int32 { return s[index : index+1] }

// MostWon returns 1.
func (s Singles) MostWon() int { return 1 }

// Outcomes returns the patterns.
func (s Singles) Outcomes(patterns, _ []Outcome) []Outcome { return patterns }

// Pick returns the secrets of some indices.
func (s Singles) Pick(indices []int32) Secrets {
	picked := make(Singles, len(indices))
	for i, index := range indices {
		picked[i] = s[index]
	}
	return picked
}

// Pairs are secrets of two words: row by row, a word and its partners.
type Pairs struct {
	words    []int32 // the answers that occur
	ends     []int32 // of the rows, by index of the first word
	partners []int32 // indices of the second words
}

// pair is two indices of words.
type pair struct{ a, b int32 }

// pairsOf returns pairs, which are in order, as rows.
func pairsOf(words []int32, list []pair) Pairs {
	p := Pairs{words: words, ends: make([]int32, len(words)), partners: make([]int32, len(list))}
	for i, q := range list {
		p.ends[q.a] = int32(i + 1)
		p.partners[i] = q.b
	}
	for i := 1; i < len(p.ends); i++ {
		p.ends[i] = max(p.ends[i], p.ends[i-1])
	}
	return p
}

func (p Pairs) Len() int { return len(p.partners) }

// Answers returns the answers that are in some pair.
func (p Pairs) Answers() []int32 { return p.words }

// At returns the words of a pair.
func (p Pairs) At(index int) []int32 {
	first := sort.Search(len(p.ends), func(i int) bool { return int(p.ends[i]) > index })
	return []int32{p.words[first], p.words[p.partners[index]]}
}

// MostWon returns how many pairs have the most common word.
func (p Pairs) MostWon() int {
	counts, start := make([]int32, len(p.words)), int32(0)
	for first, end := range p.ends {
		counts[first] += end - start
		for _, second := range p.partners[start:end] {
			counts[second]++
		}
		start = end
	}
	return int(slices.Max(counts))
}

// Outcomes adds up the flagged patterns of the words of each pair.
func (p Pairs) Outcomes(patterns, into []Outcome) []Outcome {
	into, start := into[:0], int32(0)
	for first, end := range p.ends {
		for _, second := range p.partners[start:end] {
			into = append(into, patterns[first]+patterns[second])
		}
		start = end
	}
	return into
}

// Pick returns the pairs of some indices.
func (p Pairs) Pick(indices []int32) Secrets {
	list, first := make([]pair, len(indices)), int32(0)
	for i, index := range indices {
		for p.ends[first] <= index {
			first++
		}
		list[i] = pair{a: first, b: p.partners[index]}
	}
	return compact(p.words, list)
}

// compact returns pairs of the words that occur in list, which is sorted. It may change list.
func compact(words []int32, list []pair) Pairs {
	const unused = -1
	indices := slices.Repeat([]int32{unused}, len(words))
	for _, q := range list {
		indices[q.a], indices[q.b] = 0, 0
	}
	var rest []int32
	for i, answer := range words {
		if indices[i] != unused {
			indices[i] = int32(len(rest))
			rest = append(rest, answer)
		}
	}
	for i, q := range list {
		list[i] = pair{a: indices[q.a], b: indices[q.b]}
	}
	return pairsOf(rest, list)
}
