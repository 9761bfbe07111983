package bound

import "context"

// NextByWords returns Σ over the groups that an opener leaves of what the guesses after
// another win at most, by the words of each group.
func (p *Pairs) NextByWords(opener, guess int) int {
	c, sum := p.counter(context.Background()), 0
	for _, pairs := range c.split(opener) {
		s := c.savings(c.grouper.group(pairs, c.opener))
		sum += s.nextByWords(s.group, s.grid.Patterns(guess))
	}
	return sum
}

// ManyPairs sets manyPairs, until the function that it returns is called.
func ManyPairs(times int) (undo func()) {
	before := manyPairs
	manyPairs = times
	return func() { manyPairs = before }
}
