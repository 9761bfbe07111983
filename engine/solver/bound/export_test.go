package bound

import "context"

// Over returns V of each group that an opener leaves, by the order of split, and the
// numbers of its pairs.
func (p *Pairs) Over(opener int) (over, pairs []int) {
	c := p.counter(context.Background())
	for _, group := range c.split(opener) {
		over, pairs = append(over, c.over(group)), append(pairs, len(group))
	}
	return over, pairs
}
