package solver

import (
	"math/bits"

	"ketword/engine"
)

// outcome is a feedback as a small number: the sum, over the words of the
// secret, of the pattern against each word with a flag above it if the word
// marks anything. Two flags make a mixed row.
type outcome = uint32

// outcomes counts and translates the outcomes of a length.
type outcomes struct {
	length int
	flag   outcome // above all patterns
	win    outcome // of the guess that is a word of the secret
}

func outcomesOf(length int) outcomes {
	codes := weights[length]
	flag := outcome(1) << bits.Len32(codes-1)
	return outcomes{length: length, flag: flag, win: flag + codes - 1}
}

// count is more than any outcome.
func (o outcomes) count() int { return int(3 * o.flag) }

// flagged returns the outcome of a pattern against one word: with a flag
// unless it is 0.
func (o outcomes) flagged(pattern uint32) outcome {
	return pattern + o.flag*((pattern|-pattern)>>31)
}

// of returns the outcome that shows as a feedback.
func (o outcomes) of(f engine.Feedback) outcome {
	code := o.flagged(uint32(f.Code()))
	if f.Mixed() {
		code += o.flag
	}
	return code
}

// feedback returns how an outcome shows.
func (o outcomes) feedback(code outcome) engine.Feedback {
	return engine.FeedbackOf(int(code%o.flag), o.length, code >= 2*o.flag)
}
