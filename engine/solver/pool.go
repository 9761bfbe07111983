package solver

import "slices"

// pool is secrets, as numbers of answers. The two kinds differ in how many
// words a secret has, and in nothing that the rest of the package sees.
type pool interface {
	len() int
	// answers returns the answers that occur, by number.
	answers() []int32
	// secret returns the answers of a secret by its place.
	secret(place int) []int32
	// outcome returns the outcome of a guess for a secret, from the flagged
	// patterns against the answers.
	outcome(place int, patterns []uint16) outcome
	// count counts the outcomes of a guess for all secrets, from the row of its
	// patterns against the answers.
	count(g *grid, row []uint64, c *counter)
	// most returns how many secrets the word wins that is in the most of them.
	most() int
	// pick returns the secrets at some places.
	pick(places []int) pool
}

// singles are secrets of one word.
type singles []int32

func (s singles) len() int                 { return len(s) }
func (s singles) answers() []int32         { return s }
func (s singles) secret(place int) []int32 { return s[place : place+1] }

func (s singles) most() int { return 1 }

func (s singles) outcome(place int, patterns []uint16) outcome { return outcome(patterns[place]) }

func (s singles) count(g *grid, row []uint64, c *counter) { c.countCells(g, row, len(s)) }

func (s singles) pick(places []int) pool {
	picked := make(singles, len(places))
	for i, place := range places {
		picked[i] = s[place]
	}
	return picked
}

// pairs are secrets of two words.
type pairs struct {
	words []int32 // the answers that occur
	pairs []pair
}

// pair is two places in the words of pairs.
type pair struct{ a, b uint32 }

func (p pairs) len() int         { return len(p.pairs) }
func (p pairs) answers() []int32 { return p.words }

func (p pairs) secret(place int) []int32 {
	return []int32{p.words[p.pairs[place].a], p.words[p.pairs[place].b]}
}

func (p pairs) most() int {
	counts := make([]int, len(p.words))
	for _, q := range p.pairs {
		counts[q.a]++
		counts[q.b]++
	}
	return slices.Max(counts)
}

func (p pairs) outcome(place int, patterns []uint16) outcome {
	q := p.pairs[place]
	return outcome(patterns[q.a]) + outcome(patterns[q.b])
}

func (p pairs) count(g *grid, row []uint64, c *counter) {
	const few = 4 // times fewer pairs than outcomes: then it pays to note which occur
	patterns, counts := c.patternsOf(g, row), c.counts
	if few*len(p.pairs) < len(counts) {
		for _, q := range p.pairs {
			c.add(outcome(patterns[q.a]) + outcome(patterns[q.b]))
		}
		c.takeSeen(c.win)
		return
	}
	for _, q := range p.pairs {
		counts[outcome(patterns[q.a])+outcome(patterns[q.b])]++
	}
	c.takeAll()
}

func (p pairs) pick(places []int) pool {
	picked := make([]pair, len(places))
	for i, place := range places {
		picked[i] = p.pairs[place]
	}
	return pairs{words: p.words, pairs: picked}.compact()
}

// compact returns the pairs, which it owns, with only the words that occur.
func (p pairs) compact() pairs {
	const unused = -1
	places := slices.Repeat([]int32{unused}, len(p.words))
	for _, q := range p.pairs {
		places[q.a], places[q.b] = 0, 0
	}
	var words []int32
	for i, answer := range p.words {
		if places[i] != unused {
			places[i] = int32(len(words))
			words = append(words, answer)
		}
	}
	for i, q := range p.pairs {
		p.pairs[i] = pair{a: uint32(places[q.a]), b: uint32(places[q.b])}
	}
	return pairs{words: words, pairs: p.pairs}
}
