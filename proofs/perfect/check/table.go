package check

import (
	"slices"

	"ketword/engine"
)

// table is what every guess shows of every secret.
type table struct {
	rows  [][]uint16 // by guess: the code of each secret's feedback
	own   []int      // by secret: its word among the guesses
	codes int        // above that of every feedback
}

func newTable(c *certificate) *table {
	t := &table{rows: make([][]uint16, len(c.guesses)), codes: 1}
	for _, s := range c.secrets {
		t.own = append(t.own, c.number[s.First()])
	}
	for range c.rules.Length {
		t.codes *= 3
	}
	return t
}

// score fills the row of a guess.
func (t *table) score(i int, guess engine.Word, secrets []engine.Secret) {
	row := make([]uint16, len(secrets))
	for at, s := range secrets {
		row[at] = uint16(engine.Score(guess, s).Code())
	}
	t.rows[i] = row
}

// won is the code of a guess that wins.
func (t *table) won() uint16 { return uint16(t.codes - 1) }

// part is the secrets that give one feedback, by their numbers.
type part struct {
	code    uint16
	secrets []int32
}

// counter counts different codes.
type counter struct {
	stamps []uint32 // by code: when it was met last
	now    uint32
	sizes  []int32 // by code; 0 between calls
}

func newCounter(t *table) counter {
	return counter{stamps: make([]uint32, t.codes), sizes: make([]int32, t.codes)}
}

// groups returns how many groups a row makes of some secrets.
func (c *counter) groups(row []uint16, secrets []int32) (groups int) {
	c.now++
	now := c.now
	if now == 0 {
		clear(c.stamps)
		c.now, now = 1, 1
	}
	for _, s := range secrets {
		stamp := &c.stamps[row[s]]
		fresh := 0
		if *stamp != now {
			fresh = 1
		}
		*stamp = now
		groups += fresh
	}
	return groups
}

// wins reports whether one of the secrets that were counted last is won.
func (c *counter) wins() int {
	if c.stamps[len(c.stamps)-1] == c.now {
		return 1
	}
	return 0
}

// divided returns the groups that a row makes of some secrets, but the one that is won, by code.
func (c *counter) divided(row []uint16, secrets []int32) []part {
	parts := make([]part, 0, c.groups(row, secrets))
	won := uint16(len(c.stamps) - 1)
	for _, s := range secrets {
		c.sizes[row[s]]++
	}
	for _, s := range secrets {
		code := row[s]
		if n := c.sizes[code]; n > 0 && code != won {
			parts = append(parts, part{code, make([]int32, 0, n)})
		}
		c.sizes[code] = 0
	}
	slices.SortFunc(parts, func(a, b part) int { return int(a.code) - int(b.code) })
	for i, p := range parts {
		c.sizes[p.code] = int32(i)
	}
	for _, s := range secrets {
		if code := row[s]; code != won {
			p := &parts[c.sizes[code]]
			p.secrets = append(p.secrets, s)
		}
	}
	for _, p := range parts {
		c.sizes[p.code] = 0
	}
	return parts
}
