package engine

// Turn is one row of a game: a guess and its feedback.
type Turn struct {
	Guess    Word
	Feedback Feedback
}

// Admits reports whether s could be the secret: whether it would give the guess this
// feedback.
func (t Turn) Admits(s Secret) bool { return Score(t.Guess, s) == t.Feedback }

// admitted reports whether every turn admits s, and otherwise returns the index of
// the first that does not.
func admitted(turns []Turn, s Secret) (first int, ok bool) {
	for i, t := range turns {
		if !t.Admits(s) {
			return i, false
		}
	}
	return 0, true
}
