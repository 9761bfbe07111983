package check

import (
	"cmp"
	"slices"

	"ketword/engine"
	"ketword/internal/format"
)

// counter counts how many pairs guesses win.
type counter struct {
	*table
	codes  []uint16 // of a guess, by the words of some pairs
	counts []int32  // by code: partners of a word
	most   []int32  // by feedback: the most pairs that hold one word
	ones   []kind
	others []kind
}

func newCounter(t *table) *counter {
	return &counter{table: t, counts: make([]int32, t.codes), most: make([]int32, t.feedbacks())}
}

// saved returns 2·deg(h) + Σ Δ(S ∩ o) for a guess h. If each pair of S is allowed three guesses,
// that is how many of them h can save: by what it wins itself, and by the most that the guesses
// after it can win in the groups o of the feedbacks that don't win. A feedback and the code of one
// word determine the code of the other, so the pairs of a group that have a word are its partners
// of one code.
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
	return sum + int(c.most[c.won()]) // that is deg(h), which the sum already has once
}

// oneStep returns a lower bound of the guesses that all games take after a first guess g, by 2|S| −
// Δ(S) for each group: one for each of the n games, and 2(n − deg(g)) − Σ Δ(S) after it.
func (c *counter) oneStep(guess int) int { return 3*c.all.count() - c.saved(c.all, guess) }

// divide returns the groups that a first guess leaves, those of most pairs first.
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
			s := newPairs(some, len(row))
			s.classify(row)
			groups = append(groups, s)
		}
	}
	slices.SortStableFunc(groups, func(a, b *pairs) int { return cmp.Compare(b.count(), a.count()) })
	return groups
}

// looked is a group that was bounded by its words.
type looked struct {
	*pairs
	guesses []look // those that may save most first
	gain    int    // how much higher the group's bound is than by one step
}

// gains returns how much higher the bound of two steps is than that of one step, if a guess saves
// at most saved: the difference of 3|S| − saved and 2|S| − Δ(S).
func (s *pairs) gains(saved int) int { return max(0, s.count()+s.most()-saved) }

// look bounds a group by its words.
func (c *counter) look(ctx engine.Context, s *pairs) (*looked, error) {
	l := &looked{pairs: s, guesses: make([]look, len(c.rows))}
	for guess := range l.guesses {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		l.guesses[guess] = look{guess, c.savedAtMost(s, guess)}
	}
	slices.SortFunc(l.guesses, look.compare)
	l.gain = s.gains(l.guesses[0].most)
	return l, nil
}

// exactly bounds a group by 3|S| − U(S), where U(S) is the most that any guess saves. It counts
// guesses until no other can save more, and returns how much higher the bound is than before.
func (c *counter) exactly(ctx engine.Context, l *looked) (int, error) {
	most := 0
	for _, g := range l.guesses {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		if g.most <= most {
			break
		}
		most = max(most, c.saved(l.pairs, g.guess))
	}
	before := l.gain
	l.gain = l.gains(most)
	return l.gain - before, nil
}

// prove proves the claim of a first guess by two steps, in as many of its groups as needed: first
// by the words of the groups, then exactly. It refuses a claim that is not proved by all groups.
func (c *counter) prove(ctx engine.Context, o *opener) error {
	proved := o.oneStep
	var known []*looked
	for _, s := range c.divide(o.number) {
		if proved >= o.claim {
			return nil
		}
		l, err := c.look(ctx, s)
		if err != nil {
			return err
		}
		proved += l.gain
		known = append(known, l)
	}
	for _, l := range known {
		if proved >= o.claim {
			return nil
		}
		more, err := c.exactly(ctx, l)
		if err != nil {
			return err
		}
		proved += more
	}
	if proved < o.claim {
		return format.Error("%s: two steps prove %d guesses, not %d", o.guess, proved, o.claim)
	}
	return nil
}
