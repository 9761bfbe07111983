package bound

import (
	"cmp"
	"slices"
)

// group is the pairs that a guess left, as a graph: each word with its partners.
type group struct {
	pairs    int
	words    []int32 // numbers of the answers that are in a pair, by class, those of fewest pairs first
	degrees  []int32 // pairs that hold each word
	first    []int32 // where the partners of each word begin, and behind the last
	partners []int32 // by their index in words
	matches  []match
}

// match is two classes whose words are each other's partners, or the same class twice. A class is
// the words against which the guess that left the group has one pattern. The patterns of a pair add
// up to the feedback, so all partners of a class have one pattern.
type match [2]span

// span is a class, from the first word to before the last.
type span struct{ from, to int }

// of returns the partners of a word.
func (g *group) of(word int) []int32 { return g.partners[g.first[word]:g.first[word+1]] }

// grouper makes groups, and holds what can be used again.
type grouper struct {
	degree []int32 // pairs that hold each answer; 0 between two calls
	index  []int32 // of an answer in the words of a group
	fill   []int32
}

// most returns Δ of some pairs.
func (m *grouper) most(pairs []pair) int {
	most := m.count(pairs)
	for _, p := range pairs {
		m.degree[p.first], m.degree[p.second] = 0, 0
	}
	return most
}

// count counts the pairs that hold each answer, and returns the most.
func (m *grouper) count(pairs []pair) int {
	most := int32(0)
	for _, p := range pairs {
		m.degree[p.first]++
		m.degree[p.second]++
		most = max(most, m.degree[p.first], m.degree[p.second])
	}
	return int(most)
}

// group returns some pairs as the group that a guess left. patterns has its patterns against all
// answers.
func (m *grouper) group(pairs []pair, patterns []uint32) *group {
	m.count(pairs)
	g := &group{pairs: len(pairs), first: []int32{0}}
	for answer, degree := range m.degree {
		if degree > 0 {
			g.words = append(g.words, int32(answer))
		}
	}
	slices.SortFunc(g.words, func(a, b int32) int {
		return cmp.Or(cmp.Compare(patterns[a], patterns[b]), cmp.Compare(m.degree[a], m.degree[b]), cmp.Compare(a, b))
	})
	for i, answer := range g.words {
		degree := m.degree[answer]
		m.degree[answer], m.index[answer] = 0, int32(i)
		g.degrees, g.first = append(g.degrees, degree), append(g.first, g.first[i]+degree)
	}
	m.connect(g, pairs)
	g.match(patterns)
	return g
}

// connect notes the partners of the words of a group, whose indices are known.
func (m *grouper) connect(g *group, pairs []pair) {
	g.partners = make([]int32, 2*len(pairs))
	m.fill = append(m.fill[:0], g.first...)
	add := func(word, partner int32) {
		g.partners[m.fill[word]] = partner
		m.fill[word]++
	}
	for _, p := range pairs {
		a, b := m.index[p.first], m.index[p.second]
		add(a, b)
		add(b, a)
	}
}

// match finds the classes, and which of them match. The two patterns of a pair have the same sum in
// all the group, so the lowest pattern matches the highest, and so on.
func (g *group) match(patterns []uint32) {
	var classes []span
	for i, answer := range g.words {
		if i == 0 || patterns[answer] != patterns[g.words[i-1]] {
			classes = append(classes, span{i, i})
		}
		classes[len(classes)-1].to++
	}
	for i, j := 0, len(classes)-1; i <= j; i, j = i+1, j-1 {
		g.matches = append(g.matches, match{classes[i], classes[j]})
	}
}
