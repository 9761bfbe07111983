package bound

// group is pairs that a guess left, as a graph: each word with its partners.
type group struct {
	pairs    int
	words    []int32 // numbers of the answers that are in a pair
	first    []int32 // where the partners of each word begin, and behind the last
	partners []int32 // by their index in words
}

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

// group returns some pairs as a group.
func (m *grouper) group(pairs []pair) *group {
	m.count(pairs)
	g := &group{pairs: len(pairs), first: []int32{0}}
	add := func(answer int32) {
		if degree := m.degree[answer]; degree != 0 {
			m.degree[answer], m.index[answer] = 0, int32(len(g.words))
			g.words, g.first = append(g.words, answer), append(g.first, g.first[len(g.first)-1]+degree)
		}
	}
	for _, p := range pairs {
		add(p.first)
		add(p.second)
	}
	m.connect(g, pairs)
	return g
}

// parts returns some pairs as groups over the same words: one for each number of partOf,
// of so many of the first pairs, and one of all.
func (m *grouper) parts(pairs []pair) []*group {
	all := m.group(pairs)
	var parts []*group
	for _, part := range partOf {
		if n := len(pairs) / part; n > 0 {
			parts = append(parts, m.part(all, pairs[:n]))
		}
	}
	return append(parts, all)
}

// partOf is which parts of a group are looked at before all of it. Few words save so much
// that more than the first is needed.
var partOf = []int{32, 8, 2}

// part returns some pairs of the group that was made last, over all of its words.
func (m *grouper) part(all *group, pairs []pair) *group {
	g := &group{pairs: len(pairs), words: all.words, first: make([]int32, len(all.words)+1)}
	for _, p := range pairs {
		g.first[m.index[p.first]+1]++
		g.first[m.index[p.second]+1]++
	}
	for i := range all.words {
		g.first[i+1] += g.first[i]
	}
	m.connect(g, pairs)
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
