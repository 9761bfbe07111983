package main

import (
	"testing"

	"ketword/engine"
)

// Each kind of hint has its sentence, and other errors have none.
func TestHintText(t *testing.T) {
	for want, err := range map[string]error{
		`Letter 3 must be "b", as guess 1 shows`:                   &engine.HintError{Kind: engine.HintPosition, Position: 2, Letter: 'b'},
		`It must contain "b", as guess 2 shows`:                    &engine.HintError{Kind: engine.HintLetter, Turn: 1, Letter: 'b', Count: 1},
		`It must contain "b" 2 times, as guess 2 shows`:            &engine.HintError{Kind: engine.HintLetter, Turn: 1, Letter: 'b', Count: 2},
		`Letter 3 can't be "b", as guess 1 shows`:                  &engine.HintError{Kind: engine.HintMoved, Position: 2, Letter: 'b'},
		`It can't contain "b", as guess 2 shows`:                   &engine.HintError{Kind: engine.HintMost, Turn: 1, Letter: 'b'},
		`It can't contain "b" more than once, as guess 2 shows`:    &engine.HintError{Kind: engine.HintMost, Turn: 1, Letter: 'b', Count: 1},
		`It can't contain "b" more than 2 times, as guess 2 shows`: &engine.HintError{Kind: engine.HintMost, Turn: 1, Letter: 'b', Count: 2},
		"Guess 3 rules this word out":                              &engine.HintError{Kind: engine.HintTurn, Turn: 2},
		"No pair with this word fits the guesses":                  &engine.HintError{Kind: engine.HintPartner, Turn: -1},
		"": engine.ErrUnknown,
	} {
		if got := hintText(err); got != want {
			t.Errorf("%v: %q, want %q", err, got, want)
		}
	}
}
