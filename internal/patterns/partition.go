package patterns

// Partition groups items by an outcome of each, such as secrets by what a guess shows of them. It
// reuses its memory, so it is not for use by several goroutines.
type Partition struct {
	ends   []int32 // by outcome; all 0 between two calls
	groups []Group
}

// Group is the items of one outcome, by where they stand among the sorted ones.
type Group struct {
	Outcome    Outcome
	Start, End int32
}

// Len returns how many items a group has.
func (g Group) Len() int { return int(g.End - g.Start) }

// NewPartition returns a partition for outcomes below a number.
func NewPartition(outcomes int) *Partition { return &Partition{ends: make([]int32, outcomes)} }

// Sort writes items into a slice of the same length: group by group, in the order in which their
// outcomes first occur. It returns the groups, which are valid until the next call.
func Sort[O uint8 | uint16 | uint32, T any](p *Partition, outcomes []O, items, into []T) []Group {
	ends, groups, end := p.ends, p.groups[:0], int32(0)
	for _, o := range outcomes {
		size := &ends[o]
		if *size == 0 {
			groups = append(groups, Group{Outcome: Outcome(o)})
		}
		*size++
	}
	for i := range groups {
		g := &groups[i]
		next := &ends[g.Outcome]
		g.Start, g.End = end, end+*next
		*next, end = end, g.End
	}
	items = items[:len(outcomes)]
	for i, o := range outcomes {
		next := &ends[o]
		into[*next] = items[i]
		*next++
	}
	for _, g := range groups {
		ends[g.Outcome] = 0
	}
	p.groups = groups
	return groups
}
