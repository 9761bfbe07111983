package check

import (
	"cmp"
	"slices"

	"ketword/engine"
	"ketword/internal/format"
)

// counter counts what guesses win.
type counter struct {
	*table
	codes  []uint16 // of a guess, by the words of some pairs
	counts []int32  // by code: partners of a word
	most   []int32  // by feedback: the most pairs that hold one word
}

func newCounter(t *table) *counter {
	return &counter{table: t, counts: make([]int32, t.codes), most: make([]int32, t.feedbacks())}
}

// saved returns 2·deg(h) + Σ Δ(S ∩ o), for a guess h: of three guesses for each pair of S, those that it saves by what it
// wins itself and by the most that guesses after it can win, in the groups o of each feedback that doesn't win. A feedback
// and the code of one word tell the code of the other, so the pairs of a group that hold a word are its partners of
// one code.
func (c *counter) saved(s *pairs, guess int) int {
	row := c.rows[guess]
	c.codes = c.codes[:0]
	for _, word := range s.words {
		c.codes = append(c.codes, row[word])
	}
	clear(c.most)
	sum := 0
	for word, one := range c.codes {
		partners := s.of(word)
		for _, p := range partners {
			c.counts[c.codes[p]]++
		}
		for _, p := range partners {
			other := c.codes[p]
			n := c.counts[other]
			if n == 0 {
				continue // counted with another partner
			}
			c.counts[other] = 0
			if most := &c.most[c.feedback(one, other)]; n > *most {
				sum += int(n - *most)
				*most = n
			}
		}
	}
	return sum + int(c.most[c.won()]) // which is deg(h), and in the sum once
}

// oneStep returns how many guesses all games take at least after a first guess g, by 2|S| − Δ(S) for each group:
// one for each of the n games, and 2(n − deg(g)) − Σ Δ(S) after it.
func (c *counter) oneStep(guess int) int { return 3*c.all.pairs() - c.saved(c.all, guess) }

// divide returns the groups that a first guess leaves, those of fewest pairs first.
func (c *counter) divide(guess int) []*pairs {
	row, secrets := c.rows[guess], make([][][2]int32, c.feedbacks())
	for _, s := range c.all.secrets {
		f := c.feedback(row[s[0]], row[s[1]])
		secrets[f] = append(secrets[f], s)
	}
	secrets[c.won()] = nil
	var groups []*pairs
	for _, some := range secrets {
		if len(some) > 0 {
			groups = append(groups, newPairs(some, len(row)))
		}
	}
	slices.SortStableFunc(groups, func(a, b *pairs) int { return cmp.Compare(a.pairs(), b.pairs()) })
	return groups
}

// gain returns by how many guesses 3|S| − U(S) is more than 2|S| − Δ(S), where U(S) is the most that a guess saves.
func (c *counter) gain(ctx engine.Context, s *pairs) (int, error) {
	most := 0
	for guess := range c.rows {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		most = max(most, c.saved(s, guess))
	}
	return s.pairs() + s.most() - most, nil
}

// prove proves the claim of a first guess by two steps, in so many of its groups as it takes: of those that have twice as
// many pairs as guesses are lacking the smallest, or else the largest. A claim that two steps in all groups don't prove
// is refused.
func (c *counter) prove(ctx engine.Context, o *opener) error {
	proved, groups := o.oneStep, c.divide(o.number)
	for proved < o.claim {
		if len(groups) == 0 {
			return format.Error("%s: two steps prove %d guesses, not %d", o.guess, proved, o.claim)
		}
		at, _ := slices.BinarySearchFunc(groups, 2*(o.claim-proved), func(s *pairs, n int) int { return cmp.Compare(s.pairs(), n) })
		at = min(at, len(groups)-1)
		gain, err := c.gain(ctx, groups[at])
		if err != nil {
			return err
		}
		proved, groups = proved+gain, slices.Delete(groups, at, at+1)
	}
	return nil
}
