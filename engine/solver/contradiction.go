package solver

import (
	"fmt"

	"ketword/engine"
)

// ContradictionError tells that no secret admits all turns of a position that
// comes from elsewhere.
type ContradictionError struct {
	Turn  int    // the first that leaves no secret, from 0
	Mends []Mend // each by itself makes the position possible
}

// Error names the turn, counted from 1.
func (e *ContradictionError) Error() string {
	return fmt.Sprintf("row %d leaves no secret", e.Turn+1)
}

// Mend is a change of one mark that makes a position possible, whether or not
// the row is mixed then; or the row is mixed or not as it was not told to be, and
// its marks stay.
type Mend struct {
	Turn     int // from 0
	Position int // of the mark, from 0; NoPosition if the row as a whole is changed
	Mark     engine.Mark
	Mixed    bool // what the row is then
}

// NoPosition stands for the row as a whole.
const NoPosition = -1

// Position returns the candidates after some turns. If there are none, the
// error is a [*ContradictionError].
func (t *Table) Position(mode engine.Mode, turns []engine.Turn) (Candidates, error) {
	c := t.Candidates(mode)
	for i, turn := range turns {
		if turn.Guess.Len() != t.length || turn.Feedback.Len() != t.length {
			return Candidates{}, fmt.Errorf("row %d: %w", i+1, ErrLength)
		}
		c = c.After(turn)
		if c.Len() == 0 {
			return c, &ContradictionError{Turn: i, Mends: t.mends(mode, turns)}
		}
	}
	return c, nil
}

// mends returns all single changes that make turns possible: for each turn,
// the feedbacks that its guess can get of the secrets that the others admit.
func (t *Table) mends(mode engine.Mode, turns []engine.Turn) []Mend {
	var mends []Mend
	for i, turn := range turns {
		c := t.Candidates(mode)
		for j, other := range turns {
			if j != i {
				c = c.After(other)
			}
		}
		for feedback := range c.Groups(turn.Guess) {
			if position, near := difference(turn.Feedback, feedback); near {
				m := Mend{Turn: i, Position: position, Mixed: feedback.Mixed()}
				if position != NoPosition {
					m.Mark = feedback.At(position)
				}
				mends = append(mends, m)
			}
		}
	}
	return mends
}

// difference returns the only position at which two feedbacks differ, or
// NoPosition if only whether they are mixed differs; false if they differ more.
func difference(a, b engine.Feedback) (position int, near bool) {
	position = NoPosition
	for i, mark := range a.Marks() {
		if b.At(i) == mark {
			continue
		}
		if position != NoPosition {
			return position, false
		}
		position = i
	}
	return position, true
}
