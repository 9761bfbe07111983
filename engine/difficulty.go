package engine

import "fmt"

// Difficulty tells how far a guess is bound by the turns before it.
type Difficulty uint8

// The difficulties. With two secret words Hard means Strict, since a mixed
// row does not say which word its marks belong to.
const (
	Normal Difficulty = iota // any word of the list
	Hard                     // correct letters stay, revealed ones reappear at least as often
	Strict                   // only words that could still be (one of) the secret
)

// difficulties are the names of the difficulties, in their order.
var difficulties = [...]string{"normal", "hard", "strict"}

// String returns "normal", "hard" or "strict".
func (d Difficulty) String() string { return difficulties[d] }

// ParseDifficulty reads what String writes.
func ParseDifficulty(s string) (Difficulty, error) {
	for d, name := range difficulties {
		if name == s {
			return Difficulty(d), nil
		}
	}
	return 0, fmt.Errorf("%q: not a level (normal, hard, strict)", s)
}

// HintKind says which kind of hint a guess does not use.
type HintKind uint8

// The kinds of hint.
const (
	HintPosition HintKind = iota // a correct letter must stay at its position
	HintLetter                   // a revealed letter must appear Count times
	HintTurn                     // the guess would not give turn Turn its marks
	HintPartner                  // no answer makes with the guess a pair that fits all turns
)

// HintError tells which hint of an earlier turn a guess does not use.
type HintError struct {
	Kind     HintKind
	Turn     int    // the turn that gave the hint, from 0; -1 for HintPartner
	Position int    // HintPosition: where Letter must stand, from 0
	Letter   Letter // HintPosition, HintLetter
	Count    int    // HintLetter: how often Letter must appear at least
}

// Error says the hint with positions and turns counted from 1.
func (e *HintError) Error() string {
	switch e.Kind {
	case HintPosition:
		return fmt.Sprintf("turn %d: letter %d must be %q", e.Turn+1, e.Position+1, e.Letter)
	case HintLetter:
		return fmt.Sprintf("turn %d: must contain at least %d of %q", e.Turn+1, e.Count, e.Letter)
	case HintTurn:
		return fmt.Sprintf("turn %d: can't be the secret", e.Turn+1)
	}
	return "can't be one of the secret words"
}

// checkHints is the hard rule for one secret word.
func checkHints(past []Turn, guess Word) error {
	for n, t := range past {
		for i, m := range t.Feedback.Marks() {
			if l := t.Guess.At(i); m == Correct && guess.At(i) != l {
				return &HintError{Kind: HintPosition, Turn: n, Position: i, Letter: l}
			}
		}
		for _, l := range t.Guess.Letters() {
			if count := t.revealed(l); guess.Count(l) < count {
				return &HintError{Kind: HintLetter, Turn: n, Letter: l, Count: count}
			}
		}
	}
	return nil
}

// revealed returns how many tiles with letter l the turn marks.
func (t Turn) revealed(l Letter) int {
	n := 0
	for i, m := range t.Feedback.Marks() {
		if m != Absent && t.Guess.At(i) == l {
			n++
		}
	}
	return n
}

// checkCandidate is the strict rule for one secret word.
func checkCandidate(past []Turn, guess Word) error {
	if turn, ok := admitted(past, Secret{words: [Quantum]Word{guess}, mode: Classic}); !ok {
		return &HintError{Kind: HintTurn, Turn: turn}
	}
	return nil
}

// checkPartner is the strict rule for two secret words: some answer makes
// with the guess a pair that gives every turn its marks.
func checkPartner(past []Turn, guess Word, v Vocabulary) error {
	if v == nil {
		return nil
	}
	if wanted, ok := partnerMarks(past, guess); ok {
		for answer := range v.Answers() {
			if gives(answer, past, wanted) && answer.Len() == guess.Len() && !answer.Overlaps(guess) {
				return nil
			}
		}
	}
	return &HintError{Kind: HintPartner, Turn: -1}
}

// partnerMarks returns, for each turn, the marks that must come from the other
// word if word is one of the secret: those that it doesn't give itself. It is
// false where no other word can give them.
func partnerMarks(past []Turn, word Word) (wanted []Feedback, ok bool) {
	wanted = make([]Feedback, len(past))
	for i, t := range past {
		if wanted[i], ok = t.Feedback.minus(scoreWord(&t.Guess, &word)); !ok {
			return nil, false
		}
	}
	return wanted, true
}

// gives reports whether a word by itself gives every turn's guess the wanted
// marks.
func gives(word Word, past []Turn, wanted []Feedback) bool {
	for i, t := range past {
		if scoreWord(&t.Guess, &word) != wanted[i] {
			return false
		}
	}
	return true
}
