package bound

// group is pairs that a guess left, as a graph: each word with its partners.
type group struct {
	pairs    int
	words    []int32 // numbers of the answers that are in a pair
	first    []int32 // where the partners of each word begin, and behind the last
	partners []int32 // by their index in words
	most     int     // Δ: the most pairs that hold one word
}

// of returns the partners of a word.
func (g *group) of(word int) []int32 { return g.partners[g.first[word]:g.first[word+1]] }

// grouper makes groups, and holds what can be used again.
type grouper struct {
	degree []int32 // pairs that hold each answer; 0 between two calls
	index  []int32 // of an answer in the words of a group
	fill   []int32
}

func newGrouper(answers int) *grouper {
	return &grouper{degree: make([]int32, answers), index: make([]int32, answers)}
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
	g := &group{pairs: len(pairs), most: m.count(pairs), first: []int32{0}}
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
