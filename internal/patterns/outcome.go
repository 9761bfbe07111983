package patterns

import (
	"math/bits"

	"ketword/engine"
)

// Outcome is a feedback as a number: the sum, over the words of a secret, of
// the pattern against each with its flag.
type Outcome = uint32

// Code translates between feedbacks and outcomes of a length.
type Code struct {
	length int
	flag   Outcome // above all patterns
	win    Outcome // of a guess that is a word of the secret
}

// CodeOf returns the code of a length.
func CodeOf(length int) Code {
	patterns := Outcome(1)
	for range length {
		patterns *= 3
	}
	flag := Outcome(1) << bits.Len32(patterns-1)
	return Code{length: length, flag: flag, win: flag + patterns - 1}
}

// Outcomes returns a number that is more than any outcome.
func (c Code) Outcomes() int { return int(3 * c.flag) }

// Patterns returns how many patterns there are of one word; the last is that of a guess that wins.
func (c Code) Patterns() int { return int(c.win%c.flag) + 1 }

// Win returns the outcome of a guess that is a word of the secret.
func (c Code) Win() Outcome { return c.win }

// Flagged returns the outcome of a pattern against one word: with a flag unless
// it is 0.
func (c Code) Flagged(pattern uint32) Outcome {
	return pattern + c.flag*((pattern|-pattern)>>31)
}

// Outcome returns the outcome of a feedback.
func (c Code) Outcome(f engine.Feedback) Outcome {
	o := c.Flagged(uint32(f.Code()))
	if f.Mixed() {
		o += c.flag
	}
	return o
}

// Feedback returns the feedback of an outcome.
func (c Code) Feedback(o Outcome) engine.Feedback {
	return engine.FeedbackOf(int(o%c.flag), c.length, o >= 2*c.flag)
}
