package engine

// checkHints checks the hard rule for one secret word.
func checkHints(past []Turn, guess Word) error {
	for n, t := range past {
		if hint := t.wants(n, guess); hint != nil {
			return hint
		}
	}
	return nil
}

// wants returns a hint of turn n about something of the secret that the guess lacks; nil if there
// is none.
func (t Turn) wants(n int, guess Word) *HintError {
	for i := range t.tiles() {
		if l := t.Guess.At(i); t.Feedback.At(i) == Correct && guess.At(i) != l {
			return &HintError{Kind: HintPosition, Turn: n, Position: i, Letter: l}
		}
	}
	for _, l := range t.Guess.Letters() {
		if count := t.marked(l); guess.Count(l) < count {
			return &HintError{Kind: HintLetter, Turn: n, Letter: l, Count: count}
		}
	}
	return nil
}

// marked returns how many tiles with letter l have a mark other than Absent.
func (t Turn) marked(l Letter) int {
	n := 0
	for i := range t.tiles() {
		if t.Feedback.At(i) != Absent && t.Guess.At(i) == l {
			n++
		}
	}
	return n
}
