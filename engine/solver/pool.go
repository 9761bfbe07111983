package solver

// pool is secrets, as numbers of answers. The two kinds differ in how many
// words a secret has, and in nothing that the rest of the package sees.
type pool interface {
	len() int
	// answers returns the answers that occur, by number.
	answers() []int32
	// secret returns the answers of a secret by its place.
	secret(place int) []int32
	// outcomes returns the outcomes of a guess for all secrets, from the flagged
	// patterns against the answers. It may write them into a slice that it is
	// given, and return one of the two.
	outcomes(patterns, into []outcome) []outcome
	// count counts the outcomes of a guess for all secrets, from its columns.
	count(g *grid, columns []int32, c *counter)
	// most returns how many secrets the word wins that is in the most of them.
	most() int
	// pick returns the secrets at some places, which are in order.
	pick(places []int32) pool
}

// singles are secrets of one word.
type singles []int32

func (s singles) len() int                 { return len(s) }
func (s singles) answers() []int32         { return s }
func (s singles) secret(place int) []int32 { return s[place : place+1] }
func (s singles) most() int                { return 1 }

func (s singles) outcomes(patterns, _ []outcome) []outcome { return patterns }

// count needs no flags: no row is mixed.
func (s singles) count(g *grid, columns []int32, c *counter) {
	if g.cell == smallCell && worthLanes(len(s), g.table.codes) {
		c.countRow(g.five(columns), len(s))
		return
	}
	c.countEach(c.patternsOf(g, columns), c.win%c.flag)
}

func (s singles) pick(places []int32) pool {
	picked := make(singles, len(places))
	for i, place := range places {
		picked[i] = s[place]
	}
	return picked
}
