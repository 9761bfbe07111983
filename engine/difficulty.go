package engine

import (
	"cmp"
	"errors"
	"slices"

	"ketword/internal/format"
)

// Difficulty says how much of the earlier turns a guess must use.
type Difficulty uint8

// The difficulties. In quantum games Hard means Strict, since a mixed row does not
// say which word its marks belong to.
const (
	Normal Difficulty = iota // any word of the list
	Hard                     // correct letters stay, and marked letters appear again at least as often
	Strict                   // only words that fit every row as (one of) the secret, answers or not
)

// difficultyNames are the names of the difficulties, in their order.
var difficultyNames = [...]string{"normal", "hard", "strict"}

// ErrDifficulty means that a difficulty is not valid.
var ErrDifficulty = errors.New("neither normal, hard nor strict")

// Check returns an error that wraps [ErrDifficulty], and names the number, unless d is
// one of the difficulties.
func (d Difficulty) Check() error {
	if int(d) >= len(difficultyNames) {
		return format.Error("%s: %w", d, ErrDifficulty)
	}
	return nil
}

// String returns "normal", "hard" or "strict".
func (d Difficulty) String() string {
	if int(d) >= len(difficultyNames) {
		return format.Text("difficulty(%d)", uint8(d))
	}
	return difficultyNames[d]
}

// ParseDifficulty reads what String writes. The error is a [*ParseError].
func ParseDifficulty(s string) (Difficulty, error) {
	for d, name := range difficultyNames {
		if name == s {
			return Difficulty(d), nil
		}
	}
	return 0, &ParseError{Text: s, Want: "a level (normal, hard, strict)"}
}

// HintKind is the kind of a hint that a guess does not use.
type HintKind uint8

// The kinds of hint. Under Hard there are the first two only.
const (
	HintPosition HintKind = iota // a correct letter must stay at its position
	HintLetter                   // a marked letter must appear at least Count times
	HintMoved                    // a letter can't be at Position
	HintMost                     // a letter can't appear more than Count times, which may be 0
	HintPlace                    // of two words, the one that has Letter has it at Position
	HintTimes                    // of two words, the one that has Letter has it at least Count times
	HintWhole                    // the turn is not mixed: one word has all of Letters, the other none of them
	HintShare                    // the turn is mixed: each word has one of Letters
	HintSplit                    // the turn is mixed: no word has all of Letters
	HintTurn                     // for none of these reasons, turn Turn has other marks if the guess is a secret word
	HintPartner                  // no answer makes, with the guess, a secret that fits all turns
)

// HintError says which hint of the earlier turns a guess does not use.
type HintError struct {
	Kind     HintKind
	Turn     int    // index of the turn that gave the hint; -1 for HintPartner
	Position int    // for HintPosition, HintMoved and HintPlace: index at which Letter must be, or can't be
	Letter   Letter // for all kinds of one letter
	Count    int    // for HintLetter, HintMost and HintTimes: how often Letter appears at least, or at most
	Letters  string // for HintWhole, HintShare and HintSplit: those that the turn marks, each once, at least two
}

// Error describes the hint, with positions and turns counted from 1.
func (e *HintError) Error() string {
	switch e.Kind {
	case HintPosition:
		return format.Text("turn %d: letter %d must be %q", e.Turn+1, e.Position+1, e.Letter)
	case HintLetter:
		return format.Text("turn %d: must contain at least %d of %q", e.Turn+1, e.Count, e.Letter)
	case HintMoved:
		return format.Text("turn %d: letter %d can't be %q", e.Turn+1, e.Position+1, e.Letter)
	case HintMost:
		return format.Text("turn %d: must contain at most %d of %q", e.Turn+1, e.Count, e.Letter)
	case HintPlace:
		return format.Text("turn %d: with %q, letter %d must be it", e.Turn+1, e.Letter, e.Position+1)
	case HintTimes:
		return format.Text("turn %d: with %q, must contain at least %d of it", e.Turn+1, e.Letter, e.Count)
	case HintWhole:
		return format.Text("turn %d: must contain all of %q or none", e.Turn+1, e.Letters)
	case HintShare:
		return format.Text("turn %d: must contain one of %q", e.Turn+1, e.Letters)
	case HintSplit:
		return format.Text("turn %d: can't contain all of %q", e.Turn+1, e.Letters)
	case HintTurn:
		return format.Text("turn %d: can't be a secret word", e.Turn+1)
	}
	return "can't be one of the secret words"
}

// checkHints checks the hard rule for one secret word.
func checkHints(past []Turn, guess Word) error {
	for n, t := range past {
		if hint := t.wants(n, guess); hint != nil {
			return hint
		}
	}
	return nil
}

// wants returns what turn n shows of the secret and the guess lacks; nil if that is
// nothing.
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

// forbids returns what turn n shows that no secret word has and the guess has; nil if
// that is nothing. The words of a secret share no letter, so it holds for each of them.
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

// checkCandidate checks the strict rule for one secret word. A turn that does not admit
// the guess wants a letter that it lacks, or forbids one that it has, unless no secret
// gives such a turn.
func checkCandidate(past []Turn, guess Word) error {
	n, ok := admitted(past, Secret{words: [Quantum]Word{guess}, mode: Classic})
	if ok {
		return nil
	}
	return cmp.Or(past[n].wants(n, guess), past[n].forbids(n, guess), &HintError{Kind: HintTurn, Turn: n})
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

// keeps returns what turn n shows of a letter that the guess has, and the guess does not
// keep to; nil if that is nothing. One word has all of a letter, so it gives all its marks.
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

// divides returns what turn n shows by being mixed or not, and the guess gives too few or
// too many of its marks for; nil if that is nothing.
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

// partnerMarks returns the marks of each turn that the partner must give if word is
// in the secret: those that word does not give. It is not ok if no partner can; then
// the marks are those of the turns before the first that rules this out.
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

// ErrNotEasier means that a level is not easier than that of the game.
var ErrNotEasier = errors.New("not an easier level")

// Eased returns the game with its turns by an easier level: what a level allows, an
// easier one does. The error is [ErrOver] or [ErrNotEasier], and then the game is g.
func (g Game) Eased(d Difficulty) (Game, error) {
	p := g.Puzzle
	switch {
	case g.Status() != Playing:
		return g, ErrOver
	case d.In(p.Rules.Mode) >= p.Rules.Difficulty.In(p.Rules.Mode):
		return g, ErrNotEasier
	}
	p.Rules.Difficulty = d
	return Replay(p, g.Guesses(), nil)
}
