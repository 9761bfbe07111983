package main

import (
	"cmp"
	"errors"
	"fmt"

	"ketword/engine"
)

// hintText says which hint a guess does not use; "" if it was refused for
// another reason.
func hintText(err error) string {
	h, is := errors.AsType[*engine.HintError](err)
	if !is {
		return ""
	}
	switch h.Kind {
	case engine.HintPosition:
		return fmt.Sprintf("Letter %d must be %q, as guess %d shows", h.Position+1, string(h.Letter), h.Turn+1)
	case engine.HintLetter:
		return fmt.Sprintf("It must contain %q%s, as guess %d shows", string(h.Letter), times(h.Count), h.Turn+1)
	case engine.HintMoved:
		return fmt.Sprintf("Letter %d can't be %q, as guess %d shows", h.Position+1, string(h.Letter), h.Turn+1)
	case engine.HintMost:
		if h.Count == 0 {
			return fmt.Sprintf("It can't contain %q, as guess %d shows", string(h.Letter), h.Turn+1)
		}
		return fmt.Sprintf("It can't contain %q more than%s, as guess %d shows", string(h.Letter), cmp.Or(times(h.Count), " once"), h.Turn+1)
	case engine.HintPlace:
		return fmt.Sprintf("A word with %q has it as letter %d, as guess %d shows", string(h.Letter), h.Position+1, h.Turn+1)
	case engine.HintTimes:
		return fmt.Sprintf("A word with %q has it%s, as guess %d shows", string(h.Letter), times(h.Count), h.Turn+1)
	case engine.HintWhole:
		return fmt.Sprintf("Guess %d is not mixed: one word has all of %q, the other none", h.Turn+1, h.Letters)
	case engine.HintShare:
		return fmt.Sprintf("Guess %d is mixed: each word has one of %q", h.Turn+1, h.Letters)
	case engine.HintSplit:
		return fmt.Sprintf("Guess %d is mixed: no word has all of %q", h.Turn+1, h.Letters)
	case engine.HintTurn:
		return fmt.Sprintf("Guess %d rules this word out", h.Turn+1)
	}
	return "No pair with this word fits the guesses"
}

// times says how often a letter stands in a word; "" for once.
func times(n int) string {
	if n == 1 {
		return ""
	}
	return fmt.Sprintf(" %d times", n)
}
