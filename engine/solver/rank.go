package solver

import (
	"cmp"
	"context"
	"slices"

	"ketword/engine"
)

// Ranked is what a guess is expected to do.
type Ranked struct {
	Guess     engine.Word
	Cost      float64 // by which it is ranked; the least is the best; of a sample, that of the sample
	Remaining float64 // secrets expected to be possible after it
	Bits      float64 // information that it is expected to give
	Parts     int     // groups
	Worst     int     // size of the largest group
	Possible  bool    // it can win
	Estimate  bool    // the figures are of a sample of the secrets
}

// Progress is told how much of how much has been done: of guesses looked at, of
// games played. It may let others run. [Rank] and [Table.ReviewGame] call it at
// least every 10 milliseconds of work; tournaments and books after every game,
// or group of games, and so as often as their player comes to an end.
type Progress func(done, of int)

// Rank ranks all guesses of the list by a cost, the best first. Of equal ones,
// one that can win comes first, then the alphabet decides. If ctx ends, the
// guesses looked at by then are returned with its error; if no secret is
// possible, the error is [ErrNone]. progress may be nil.
func Rank(ctx context.Context, c Candidates, cost Cost, progress Progress) ([]Ranked, error) {
	if c.Len() == 0 {
		return nil, ErrNone
	}
	r := newRanker(c)
	ranked := make([]Ranked, 0, len(c.table.guesses))
	err := r.work(ctx, progress, func(guess int) {
		ranked = append(ranked, r.ranked(guess, cost))
	})
	return inOrder(ranked), err
}

// Rate says what any guess, in the list or not, is expected to do. There must
// be secrets.
func (c Candidates) Rate(guess engine.Word, cost Cost) Ranked {
	return c.ranked(guess, c.Split(guess), cost)
}

// before reports whether a guess comes before one that is earlier in the
// alphabet.
func (r Ranked) before(earlier Ranked) bool {
	return r.Cost < earlier.Cost || r.Cost == earlier.Cost && r.Possible && !earlier.Possible
}

// inOrder returns guesses, which are in alphabetical order, in that of their
// cost. Only their places are sorted, since a guess is a large value.
func inOrder(ranked []Ranked) []Ranked {
	keys := make([]rankKey, len(ranked))
	for i, r := range ranked {
		keys[i] = rankKey{cost: r.Cost, place: uint32(i)}
		if !r.Possible {
			keys[i].place |= later
		}
	}
	slices.SortFunc(keys, rankKey.compare)
	sorted := make([]Ranked, len(ranked))
	for i, k := range keys {
		sorted[i] = ranked[k.place&^later]
	}
	return sorted
}

// rankKey decides the place of a guess.
type rankKey struct {
	cost  float64
	place uint32 // in the alphabet, with later set if it can't win
}

const later = 1 << 31

func (a rankKey) compare(b rankKey) int {
	switch {
	case a.cost < b.cost:
		return -1
	case a.cost > b.cost:
		return 1
	}
	return cmp.Compare(a.place, b.place)
}
