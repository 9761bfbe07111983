package patterns

// Histogram counts how many secrets give each outcome, guess after guess, without allocating. The
// result of a guess stays in Sizes and Wins until the next one.
//
// Counting takes longer than adding up patterns, for two reasons that have nothing to do with
// arithmetic. A count that is read before it has been written has to wait: so where it pays, four
// counts of each outcome alternate ([fourCounts]). And a branch that no processor can predict, such
// as "is this outcome new?", costs as much as twenty additions: so every outcome is written down as
// new, and overwritten by the next one if it was not ([next]).
type Histogram struct {
	Sizes []int32 // of the groups that give the same outcome, in no order
	Wins  int     // size of the group that the guess wins

	code   Code
	counts []int32      // by outcome; all 0 between guesses
	fours  []fourCounts // by outcome; all 0 between guesses; nil until they are needed
	seen   []Outcome    // different ones of a guess
	each   []Outcome    // of a guess, by secret
}

// fourCounts are four counts of one outcome, which alternate.
type fourCounts [4]int32

func (c *fourCounts) sum() int32 { return c[0] + c[1] + c[2] + c[3] }

// worthFours reports whether four counts pay for so many secrets: adding up
// those of all outcomes takes as long as counting half as many secrets.
func worthFours(secrets, outcomes int) bool { return 2*secrets >= outcomes }

// next returns 1 for a negative number, else 0, without a branch.
func next(negative int32) int { return int(uint32(negative) >> 31) }

// NewHistogram returns a histogram for guesses of a length.
func NewHistogram(length int) *Histogram {
	code := CodeOf(length)
	n := code.Outcomes()
	return &Histogram{code: code, counts: make([]int32, n), seen: make([]Outcome, n+1), Sizes: make([]int32, n+1)}
}

// Count counts a guess, by its number, over secrets whose answers are those of
// the grid.
func (h *Histogram) Count(s Secrets, g *Grid, guess int) { s.count(h, g, guess) }

// CountOutcomes counts outcomes one by one.
func (h *Histogram) CountOutcomes(each []Outcome) { h.countEach(each, h.code.win) }

// countEach counts outcomes one by one; win is that of a guess that wins.
func (h *Histogram) countEach(each []Outcome, win Outcome) {
	counts, seen, n := h.counts, h.seen, 0
	for _, o := range each {
		before := counts[o]
		seen[n] = o
		n += next(before - 1)
		counts[o] = before + 1
	}
	h.Wins = int(counts[win])
	h.Sizes = h.Sizes[:n]
	for i, o := range seen[:n] {
		h.Sizes[i] = counts[o]
		counts[o] = 0
	}
}

// Singles need no flags, since no row is mixed.
func (s Singles) count(h *Histogram, g *Grid, guess int) {
	patterns := h.code.Patterns()
	if g.Small() && worthFours(len(s), patterns) {
		h.countPacked(g.Packed(guess), len(s), patterns)
		return
	}
	h.countEach(g.Patterns(guess), Outcome(patterns-1))
}

// countPacked counts the patterns of so many answers, adding up their columns
// as it goes.
func (h *Histogram) countPacked(rows [5][]uint64, answers, patterns int) {
	const cell, mask = 64 / SmallCells, SmallPatterns - 1
	to := (*[SmallPatterns]fourCounts)(h.openFours())
	a := rows[0]
	b, c, d, e := rows[1][:len(a)], rows[2][:len(a)], rows[3][:len(a)], rows[4][:len(a)]
	whole := answers / SmallCells
	for i := range a[:whole] {
		cells := a[i] + b[i] + c[i] + d[i] + e[i]
		to[cells&mask][0]++
		to[cells>>8&mask][1]++
		to[cells>>16&mask][2]++
		to[cells>>24&mask][3]++
		to[cells>>32&mask][0]++
		to[cells>>40&mask][1]++
		to[cells>>48&mask][2]++
		to[cells>>56][3]++
	}
	for i := range answers % SmallCells {
		cells := a[whole] + b[whole] + c[whole] + d[whole] + e[whole]
		to[cells>>(i*cell)&mask][0]++
	}
	h.Wins = int(to[patterns-1].sum())
	h.sumFours(to[:patterns])
}

func (p Pairs) count(h *Histogram, g *Grid, guess int) {
	patterns := h.code.AddFlags(g.Patterns(guess))
	if g.Small() && worthFours(len(p.partners), h.code.Outcomes()) {
		h.countPairs(patterns, p)
		return
	}
	h.each = p.Outcomes(patterns, h.each)
	h.countEach(h.each, h.code.win)
}

// AddFlags gives patterns their flags.
func (c Code) AddFlags(patterns []uint32) []Outcome {
	for i, pattern := range patterns {
		patterns[i] = c.Flagged(pattern)
	}
	return patterns
}

// countPairs counts pairs from the flagged patterns of their words.
func (h *Histogram) countPairs(patterns []Outcome, p Pairs) {
	to, start := h.openFours(), int32(0)
	for first, end := range p.ends {
		row := p.partners[start:end]
		start = end
		of := to[patterns[first]:]
		for len(row) >= len(fourCounts{}) {
			of[patterns[row[0]]][0]++
			of[patterns[row[1]]][1]++
			of[patterns[row[2]]][2]++
			of[patterns[row[3]]][3]++
			row = row[len(fourCounts{}):]
		}
		for turn, second := range row {
			of[patterns[second]][turn]++
		}
	}
	h.Wins = int(to[h.code.win].sum())
	h.sumFours(to)
}

// openFours returns the four counts of all outcomes.
func (h *Histogram) openFours() []fourCounts {
	if h.fours == nil {
		h.fours = make([]fourCounts, max(h.code.Outcomes(), SmallPatterns))
	}
	return h.fours
}

// sumFours moves the sums of four counts to Sizes, and clears them.
func (h *Histogram) sumFours(from []fourCounts) {
	sizes, n := h.Sizes[:cap(h.Sizes)], 0
	for i := range from {
		sum := from[i].sum()
		sizes[n] = sum
		n += next(-sum)
	}
	h.Sizes = sizes[:n]
	clear(from)
}
