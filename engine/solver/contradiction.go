package solver

import (
	"cmp"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// ContradictionError tells that no secret gives all the rows of a position.
type ContradictionError struct {
	Turn        int          // the first that leaves no secret, from 0
	Corrections []Correction // each by itself makes the position possible
}

// Error names the turn, counted from 1.
func (e *ContradictionError) Error() string {
	return format.Text("row %d leaves no secret", e.Turn+1)
}

// Correction is one change that makes the position possible again: a different
// mark, or mixed where it was unmixed (or the reverse). A different mark may
// change whether the row is mixed, too.
type Correction struct {
	Turn  int // from 0
	Tile  int // from 0; NoTile if all marks stay
	Mark  engine.Mark
	Mixed bool // whether the row is then
}

// NoTile is the tile of a correction that changes no mark.
const NoTile = -1

// Position returns the candidates after the turns of a position from elsewhere, [Candidates.Widened].
// If there are none, the error is a [*ContradictionError]; for a word or a row of
// another length it names the row and wraps a [*engine.LengthError]. It is
// [lexicon.ErrNoPair] if the list has no secrets of two words, wraps [engine.ErrMode] if
// the mode is not valid, or is that of ctx, which is looked at every few milliseconds.
func (t *Table) Position(ctx engine.Context, mode engine.Mode, turns []engine.Turn) (Candidates, error) {
	c, err := t.After(ctx, mode, turns)
	if err != nil || c.Len() > 0 {
		return c, err
	}
	if all, err := t.After(ctx, mode, nil); err != nil {
		return all, err
	} else if all.Len() == 0 {
		return Candidates{}, lexicon.ErrNoPair
	}
	if c, err = c.Widened(ctx); err != nil || c.Len() > 0 {
		return c, err
	}
	wide, err := t.Over(ctx, Guesses)
	if err != nil {
		return c, err
	}
	return c, wide.contradiction(ctx, t, mode, turns)
}

// contradiction returns the [*ContradictionError] of turns that no secret of the table gives, or
// the error of ctx. Corrections that fit an answer come before those that fit another word only.
func (t *Table) contradiction(ctx engine.Context, answers *Table, mode engine.Mode, turns []engine.Turn) error {
	contradiction := &ContradictionError{Turn: len(turns) - 1}
	for ; contradiction.Turn > 0; contradiction.Turn-- { // from the end, where the fewest secrets are looked at
		if c, err := t.After(ctx, mode, turns[:contradiction.Turn]); err != nil {
			return err
		} else if c.Len() > 0 {
			break
		}
	}
	for _, table := range []*Table{answers, t} {
		var err error
		if contradiction.Corrections, err = table.corrections(ctx, mode, turns); err != nil {
			return err
		}
		if len(contradiction.Corrections) > 0 || t == answers {
			break
		}
	}
	return contradiction
}

// corrections returns all single changes that make turns possible: for each
// turn, the feedbacks near its own that the secrets admitted by the others give.
func (t *Table) corrections(ctx engine.Context, mode engine.Mode, turns []engine.Turn) ([]Correction, error) {
	var corrections []Correction
	for i, turn := range turns {
		c, err := t.After(ctx, mode, slices.Delete(slices.Clone(turns), i, i+1))
		if err = cmp.Or(err, engine.Pause(ctx)); err != nil {
			return nil, err
		}
		for feedback := range c.Groups(turn.Guess) {
			if tile, near := difference(turn.Feedback, feedback); near {
				n := Correction{Turn: i, Tile: tile, Mixed: feedback.Mixed()}
				if tile != NoTile {
					n.Mark = feedback.At(tile)
				}
				corrections = append(corrections, n)
			}
		}
	}
	return corrections, nil
}

// difference returns the only tile at which two feedbacks differ, or
// NoTile if only whether they are mixed differs; false if they differ more.
func difference(a, b engine.Feedback) (tile int, near bool) {
	tile = NoTile
	for i, mark := range a.Marks() {
		if b.At(i) == mark {
			continue
		}
		if tile != NoTile {
			return tile, false
		}
		tile = i
	}
	return tile, true
}
