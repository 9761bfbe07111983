package main

import (
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
		times := ""
		if h.Count > 1 {
			times = fmt.Sprintf(" %d times", h.Count)
		}
		return fmt.Sprintf("It must contain %q%s, as guess %d shows", string(h.Letter), times, h.Turn+1)
	case engine.HintTurn:
		return fmt.Sprintf("Guess %d rules this word out", h.Turn+1)
	}
	return "No pair with this word fits the guesses"
}
