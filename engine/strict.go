package engine

import (
	"cmp"
	"slices"
)

// checkCandidate checks the strict rule for one secret word. If a turn does not admit the guess,
// the guess lacks a letter that the turn wants, or has one that it forbids; or no secret gives such
// a turn.
func checkCandidate(past []Turn, guess Word) error {
	n, ok := admitted(past, Secret{words: [Quantum]Word{guess}, mode: Classic})
	if ok {
		return nil
	}
	return cmp.Or(past[n].wants(n, guess), past[n].forbids(n, guess), &HintError{Kind: HintTurn, Turn: n})
}

// forbids returns a hint of turn n against something that the guess has and no secret word can
// have; nil if there is none. The words of a secret share no letter, so the hint holds for each of
// them.
func (t Turn) forbids(n int, guess Word) *HintError {
	for i := range t.tiles() {
		l, m := t.Guess.At(i), t.Feedback.At(i)
		switch count := t.marked(l); {
		case m == Correct:
		case count > 0 && guess.At(i) == l:
			return &HintError{Kind: HintMoved, Turn: n, Position: i, Letter: l}
		case m == Absent && guess.Count(l) > count:
			return &HintError{Kind: HintMost, Turn: n, Letter: l, Count: count}
		}
	}
	return nil
}

// checkPartner checks the strict rule for two secret words: some answer makes, with
// the guess, a secret that fits all turns.
func checkPartner(past []Turn, guess Word, v Vocabulary) error {
	if v == nil {
		return nil
	}
	for n, t := range past {
		if hint := cmp.Or(t.forbids(n, guess), t.keeps(n, guess), t.divides(n, guess)); hint != nil {
			return hint
		}
	}
	wanted, ok := partnerMarks(past, guess)
	if !ok {
		return &HintError{Kind: HintTurn, Turn: len(wanted)} // no secret gives such a turn
	}
	for answer := range v.Answers() {
		if gives(answer, past, wanted) && answer.Len() == guess.Len() && !answer.Overlaps(guess) {
			return nil
		}
	}
	return errNoPartner()
}

// keeps returns a hint of turn n about a letter of the guess that the guess does not keep to; nil
// if there is none. A letter is in one secret word only, so that word gives all its marks.
func (t Turn) keeps(n int, guess Word) *HintError {
	for i := range t.tiles() {
		l := t.Guess.At(i)
		switch has, count := guess.Count(l), t.marked(l); {
		case has == 0:
		case t.Feedback.At(i) == Correct && guess.At(i) != l:
			return &HintError{Kind: HintPlace, Turn: n, Position: i, Letter: l}
		case has < count:
			return &HintError{Kind: HintTimes, Turn: n, Letter: l, Count: count}
		}
	}
	return nil
}

// divides returns a hint of turn n from whether it is mixed, if the guess would give too few or too
// many of its marks; nil if there is none.
func (t Turn) divides(n int, guess Word) *HintError {
	if !t.whole() {
		return nil
	}
	hint := &HintError{Turn: n, Letters: t.markedLetters()}
	given := scoreWord(&t.Guess, &guess).code
	switch mixed, all := t.Feedback.mixed, given == t.Feedback.code; {
	case mixed && given == 0:
		hint.Kind = HintShare
	case mixed && all:
		hint.Kind = HintSplit
	case !mixed && given > 0 && !all:
		hint.Kind = HintWhole
	default:
		return nil
	}
	return hint
}

// markedLetters returns the letters that have a mark other than Absent, each once.
func (t Turn) markedLetters() string {
	var letters []Letter
	for i, l := range t.Guess.Letters() {
		if t.Feedback.At(i) != Absent && !slices.Contains(letters, l) {
			letters = append(letters, l)
		}
	}
	return string(letters)
}

// errNoPartner says that no answer makes a possible pair with a guess.
func errNoPartner() error { return &HintError{Kind: HintPartner, Turn: -1} }

// partnerMarks returns for each turn the marks that the partner must give if word is in the secret:
// those that word does not give. It is not ok if no partner can give them; then the marks are those
// of the turns before the first that rules a partner out.
func partnerMarks(past []Turn, word Word) (wanted []Feedback, ok bool) {
	wanted = make([]Feedback, 0, len(past))
	for _, t := range past {
		if !t.whole() {
			wanted = append(wanted, Feedback{})
			continue
		}
		rest, ok := t.Feedback.minus(scoreWord(&t.Guess, &word))
		if !ok {
			return wanted, false
		}
		wanted = append(wanted, rest)
	}
	return wanted, true
}

// gives reports whether one word alone gives the guess of every turn the wanted
// marks.
func gives(word Word, past []Turn, wanted []Feedback) bool {
	for i, t := range past {
		if t.whole() && scoreWord(&t.Guess, &word) != wanted[i] {
			return false
		}
	}
	return true
}
