package engine

import "ketword/internal/format"

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
