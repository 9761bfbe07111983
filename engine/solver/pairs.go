package solver

import (
	"slices"
	"sort"
)

// pairs are secrets of two words: row by row, a word and all its partners.
type pairs struct {
	words    []int32 // the answers that occur
	ends     []int32 // of the rows, by place of the first word
	partners []int32 // places of the second words
}

// pair is two places in the words of pairs.
type pair struct{ a, b int32 }

// pairsOf returns pairs, which are in order, as rows.
func pairsOf(words []int32, list []pair) pairs {
	p := pairs{words: words, ends: make([]int32, len(words)), partners: make([]int32, len(list))}
	for i, q := range list {
		p.ends[q.a] = int32(i + 1)
		p.partners[i] = q.b
	}
	for i := 1; i < len(p.ends); i++ {
		p.ends[i] = max(p.ends[i], p.ends[i-1])
	}
	return p
}

func (p pairs) len() int         { return len(p.partners) }
func (p pairs) answers() []int32 { return p.words }

func (p pairs) secret(place int) []int32 {
	first := sort.Search(len(p.ends), func(i int) bool { return int(p.ends[i]) > place })
	return []int32{p.words[first], p.words[p.partners[place]]}
}

func (p pairs) most() int {
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

func (p pairs) outcomes(patterns, into []outcome) []outcome {
	into, start := into[:0], int32(0)
	for first, end := range p.ends {
		for _, second := range p.partners[start:end] {
			into = append(into, patterns[first]+patterns[second])
		}
		start = end
	}
	return into
}

func (p pairs) count(g *grid, columns []int32, c *counter) {
	patterns := c.flaggedOf(g, columns)
	if g.cell == smallCell && worthLanes(len(p.partners), c.outcomes.count()) {
		c.countRows(patterns, p)
		return
	}
	c.each = p.outcomes(patterns, c.each)
	c.countEach(c.each, c.win)
}

func (p pairs) pick(places []int32) pool {
	list, first := make([]pair, len(places)), int32(0)
	for i, place := range places {
		for p.ends[first] <= place {
			first++
		}
		list[i] = pair{a: first, b: p.partners[place]}
	}
	return compact(p.words, list)
}

// compact returns pairs, which are in order and which it may change, with only
// the words that occur.
func compact(words []int32, list []pair) pairs {
	const unused = -1
	places := slices.Repeat([]int32{unused}, len(words))
	for _, q := range list {
		places[q.a], places[q.b] = 0, 0
	}
	var rest []int32
	for i, answer := range words {
		if places[i] != unused {
			places[i] = int32(len(rest))
			rest = append(rest, answer)
		}
	}
	for i, q := range list {
		list[i] = pair{a: places[q.a], b: places[q.b]}
	}
	return pairsOf(rest, list)
}
