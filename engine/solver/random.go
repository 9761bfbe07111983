package solver

import (
	"context"
	"math/rand/v2"

	"ketword/engine"
)

// Random guesses a word of a secret drawn among those that are still
// possible.
type Random struct{ Source *rand.Rand }

// Next draws a guess.
func (r Random) Next(_ context.Context, c Candidates) (engine.Word, error) {
	if c.Len() == 0 {
		return engine.Word{}, ErrNone
	}
	words := c.pool.secret(r.Source.IntN(c.Len()))
	return c.table.answer(words[r.Source.IntN(len(words))]), nil
}

// Varies tells that the player draws.
func (r Random) Varies() bool { return true }

// Openers guesses fixed words first, and then as [Random] does. If one of them
// is not in the list, or the turns so far are not theirs, it draws at once.
type Openers struct {
	Words  []engine.Word
	Source *rand.Rand
}

// AdieuSnort returns the openers adieu and snort, the simplest of strategies
// and so the one to beat.
func AdieuSnort(source *rand.Rand) Openers {
	word := func(s string) engine.Word { return engine.WordOf([]engine.Letter(s)...) }
	return Openers{Words: []engine.Word{word("adieu"), word("snort")}, Source: source}
}

// Next returns the next opener, or draws a guess.
func (o Openers) Next(ctx context.Context, c Candidates) (engine.Word, error) {
	if c.Len() > 1 && len(c.turns) < len(o.Words) && o.follows(c) {
		return o.Words[len(c.turns)], nil
	}
	return Random{Source: o.Source}.Next(ctx, c)
}

// follows reports whether all openers are in the list and the turns so far
// are theirs.
func (o Openers) follows(c Candidates) bool {
	for i, w := range o.Words {
		if _, listed := c.table.number(w); !listed || i < len(c.turns) && c.turns[i].Guess != w {
			return false
		}
	}
	return true
}

// Varies tells that the player draws.
func (o Openers) Varies() bool { return true }
