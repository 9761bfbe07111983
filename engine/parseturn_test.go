package engine_test

import (
	"errors"
	"testing"

	"ketword/engine"
)

// turnText writes a turn as tests do: "slate o_*__", with a dash for what is missing.
func turnText(t engine.Turn) string {
	guess, marks := t.Guess.String(), t.Feedback.String()
	if guess == "" {
		guess = "-"
	}
	if marks == "" {
		marks = "-"
	}
	return guess + " " + marks
}

func TestParseTurn(t *testing.T) {
	for line, want := range map[string]string{
		"slate o_*__":             "slate o_*__",
		"  SLATE\t1X0XX ":         "slate o_*__",
		"slate 🟩⬛🟨⬛⬛":             "slate o_*__",
		"slate 🟩 ⬜ 🟨 ⬜ ⬜":         "slate o_*__",
		"🟧 ⬛ 🟦 ⬛ ⬛ Slate":         "slate o_*__",
		"aisle 32222":             "aisle O++++",
		"xxxxx slate":             "slate _____",
		"slate xxxxx":             "slate _____",
		"oo oo":                   "oo oo",
		"größe o___*":             "größe o___*",
		"o_*__":                   "- o_*__",
		"⬛⬛ ⬛⬛⬛":                  "- _____",
		"slate":                   "slate -",
		"slate o_*_":              "slate o_*_", // the caller compares
		"unforgettable 1X0":       "unforgettable o_*",
		"slate 🟩\ufe0f⬛\ufe0f🟨⬛⬛": "slate o_*__",
	} {
		if got, err := engine.ParseTurn(line); err != nil || turnText(got) != want {
			t.Errorf("%q: %s, %v; want %s", line, turnText(got), err, want)
		}
	}
}

func TestParseTurnRefuses(t *testing.T) {
	for line, want := range map[string]struct {
		err  engine.TurnError
		text string
	}{
		"":                {engine.TurnError{Err: engine.ErrEmpty}, `"": no word`},
		"sl8te o_*__":     {engine.TurnError{Text: "sl8te", Err: engine.ErrNotLetters}, `"sl8te": not only letters`},
		"slate o_?__":     {engine.TurnError{Text: "o_?__", Marks: true, Err: engine.ErrNotMark}, `o_?__: tile 3: '?' is not a mark`},
		"slate o_1__":     {engine.TurnError{Text: "o_1__", Marks: true, Err: engine.ErrBothNotations}, `o_1__: tile 3: two notations in one row`},
		"slate 🟩🟥⬛⬛⬛":     {engine.TurnError{Text: "🟩🟥⬛⬛⬛", Marks: true, Err: engine.ErrNotMark}, `🟩🟥⬛⬛⬛: tile 2: '🟥' is not a mark`},
		"🟩 🟥 ⬛⬛⬛ slate":   {engine.TurnError{Text: "🟩🟥⬛⬛⬛", Marks: true, Err: engine.ErrNotMark}, `🟩🟥⬛⬛⬛: tile 2: '🟥' is not a mark`},
		"🟩🟢⬛⬛⬛":           {engine.TurnError{Text: "🟩🟢⬛⬛⬛", Marks: true, Err: engine.ErrBothShapes}, `🟩🟢⬛⬛⬛: tile 2: squares and circles in one row`},
		"it's":            {engine.TurnError{Text: "it's", Err: engine.ErrNotLetters}, `"it's": not only letters`},
		"slate crony own": {engine.TurnError{Text: "cronyown", Marks: true, Err: engine.ErrNotMark}, `cronyown: tile 1: 'c' is not a mark`},
	} {
		got, err := engine.ParseTurn(line)
		bad, is := errors.AsType[*engine.TurnError](err)
		if !is || got != (engine.Turn{}) || bad.Text != want.err.Text || bad.Marks != want.err.Marks || !errors.Is(err, want.err.Err) || err.Error() != want.text {
			t.Errorf("%q: %s, %v; want %s", line, turnText(got), err, want.text)
		}
	}
}
