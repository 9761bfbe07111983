package solver

// worthLanes reports whether it pays to count so many secrets in lanes: adding
// up those of all outcomes takes as long as counting half as many secrets.
func worthLanes(secrets, outcomes int) bool { return 2*secrets >= outcomes }

// lanes are the counts of an outcome. They take turns, so that a count does
// not wait for the one before it to be written.
type lanes [4]int32

func (l *lanes) sum() int32 { return l[0] + l[1] + l[2] + l[3] }

// countRow counts the small cells of so many secrets of one word, adding up
// five columns as it goes.
func (c *counter) countRow(columns [5][]uint64, n int) {
	const mask = 1<<smallCell - 1
	to := (*[mask + 1]lanes)(c.openLanes())
	a := columns[0]
	b, d, e, f := columns[1][:len(a)], columns[2][:len(a)], columns[3][:len(a)], columns[4][:len(a)]
	whole := n / (packed / smallCell)
	for i := range a[:whole] {
		cells := a[i] + b[i] + d[i] + e[i] + f[i]
		to[cells&mask][0]++
		to[cells>>8&mask][1]++
		to[cells>>16&mask][2]++
		to[cells>>24&mask][3]++
		to[cells>>32&mask][0]++
		to[cells>>40&mask][1]++
		to[cells>>48&mask][2]++
		to[cells>>56][3]++
	}
	for i := range n % (packed / smallCell) {
		cells := a[whole] + b[whole] + d[whole] + e[whole] + f[whole]
		to[cells>>(i*smallCell)&mask][0]++
	}
	last := c.win % c.flag // the outcome that wins, since nothing is flagged
	c.wins = to[last].sum()
	c.takeLanes(to[:last+1])
}

// countRows counts pairs from the flagged patterns of their words.
func (c *counter) countRows(patterns []outcome, p pairs) {
	to, start := c.openLanes(), int32(0)
	for first, end := range p.ends {
		row := p.partners[start:end]
		start = end
		of := to[patterns[first]:]
		for len(row) >= len(lanes{}) {
			of[patterns[row[0]]][0]++
			of[patterns[row[1]]][1]++
			of[patterns[row[2]]][2]++
			of[patterns[row[3]]][3]++
			row = row[len(lanes{}):]
		}
		for lane, second := range row {
			of[patterns[second]][lane]++
		}
	}
	c.wins = to[c.win].sum()
	c.takeLanes(to)
}

// openLanes returns the lanes of all outcomes.
func (c *counter) openLanes() []lanes {
	if c.lanes == nil {
		c.lanes = make([]lanes, max(c.count(), 1<<smallCell))
	}
	return c.lanes
}

// takeLanes moves the sums of lanes to sizes, and clears them. Every sum is
// written, and overwritten by the next if it is 0.
func (c *counter) takeLanes(from []lanes) {
	sizes, n := c.sizes[:cap(c.sizes)], 0
	for i := range from {
		sum := from[i].sum()
		sizes[n] = sum
		n += one(-sum)
	}
	c.sizes = sizes[:n]
	clear(from)
}
