package main

import (
	"testing"

	"ketword/engine"
)

// Each kind of hint has its sentence, and other errors have none.
func TestHintText(t *testing.T) {
	for want, err := range map[string]error{
		`Letter 3 must be "b", as guess 1 shows`:                         &engine.HintError{Kind: engine.HintPosition, Position: 2, Letter: 'b'},
		`It must contain "b", as guess 2 shows`:                          &engine.HintError{Kind: engine.HintLetter, Turn: 1, Letter: 'b', Count: 1},
		`It must contain "b" 2 times, as guess 2 shows`:                  &engine.HintError{Kind: engine.HintLetter, Turn: 1, Letter: 'b', Count: 2},
		`Letter 3 can't be "b", as guess 1 shows`:                        &engine.HintError{Kind: engine.HintMoved, Position: 2, Letter: 'b'},
		`It can't contain "b", as guess 2 shows`:                         &engine.HintError{Kind: engine.HintMost, Turn: 1, Letter: 'b'},
		`It can't contain "b" more than once, as guess 2 shows`:          &engine.HintError{Kind: engine.HintMost, Turn: 1, Letter: 'b', Count: 1},
		`It can't contain "b" more than 2 times, as guess 2 shows`:       &engine.HintError{Kind: engine.HintMost, Turn: 1, Letter: 'b', Count: 2},
		`A word with "b" has it as letter 3, as guess 1 shows`:           &engine.HintError{Kind: engine.HintPlace, Position: 2, Letter: 'b'},
		`A word with "b" has it 2 times, as guess 1 shows`:               &engine.HintError{Kind: engine.HintTimes, Letter: 'b', Count: 2},
		`Guess 1 is not mixed: one word has all of "la", the other none`: &engine.HintError{Kind: engine.HintWhole, Letters: "la"},
		`Guess 2 is mixed: each word has one of "lae"`:                   &engine.HintError{Kind: engine.HintShare, Turn: 1, Letters: "lae"},
		`Guess 1 is mixed: no word has all of "lae"`:                     &engine.HintError{Kind: engine.HintSplit, Letters: "lae"},
		"Guess 3 rules this word out":                                    &engine.HintError{Kind: engine.HintTurn, Turn: 2},
		"No pair with this word fits the guesses":                        &engine.HintError{Kind: engine.HintPartner, Turn: -1},
		"": engine.ErrUnknown,
	} {
		if got := hintText(err); got != want {
			t.Errorf("%v: %q, want %q", err, got, want)
		}
	}
}
