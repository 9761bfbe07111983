package engine

import (
	"errors"
	"strings"
)

// Turn is one row of a game: a guess and its feedback. A turn that was read ([ParseTurn]) may lack
// either; it then tells nothing of the secret.
type Turn struct {
	Guess    Word
	Feedback Feedback
}

// ErrNoGuess tells that a turn lacks its guess.
var ErrNoGuess = errors.New("the guess is missing")

// String returns the turn as [ParseTurn] reads it, as in "slate o_*__".
func (t Turn) String() string { return strings.TrimSpace(t.Guess.String() + " " + t.Feedback.String()) }

// Admits reports whether s could be the secret: whether it would give the guess this
// feedback.
func (t Turn) Admits(s Secret) bool { return Score(t.Guess, s) == t.Feedback }

// whole reports whether the turn has its guess, and a mark for each letter.
func (t Turn) whole() bool { return t.Guess.Len() > 0 && t.Guess.Len() == t.Feedback.Len() }

// tiles returns how many letters have a mark: none of a turn that is not whole.
func (t Turn) tiles() int {
	if !t.whole() {
		return 0
	}
	return t.Feedback.Len()
}

// admitted reports whether every whole turn admits s, and otherwise returns the index of
// the first that does not.
func admitted(turns []Turn, s Secret) (first int, ok bool) {
	for i, t := range turns {
		if t.whole() && !t.Admits(s) {
			return i, false
		}
	}
	return 0, true
}
