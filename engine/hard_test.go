package engine_test

import (
	"errors"
	"testing"

	"ketword/engine"
)

// The error has all facts of the hint that a guess does not use.
func TestCheckHints(t *testing.T) {
	place := func(turn, position int, l engine.Letter) *engine.HintError {
		return &engine.HintError{Kind: engine.HintPosition, Turn: turn, Position: position, Letter: l}
	}
	letter := func(turn int, l engine.Letter, count int) *engine.HintError {
		return &engine.HintError{Kind: engine.HintLetter, Turn: turn, Letter: l, Count: count}
	}
	moved := func(turn, position int, l engine.Letter) *engine.HintError {
		return &engine.HintError{Kind: engine.HintMoved, Turn: turn, Position: position, Letter: l}
	}
	most := func(turn int, l engine.Letter, count int) *engine.HintError {
		return &engine.HintError{Kind: engine.HintMost, Turn: turn, Letter: l, Count: count}
	}
	for _, c := range []struct {
		name               string
		secret, past       string
		guess              string
		hard, strict       *engine.HintError
		hardText, stricter string
	}{
		{name: "no turn yet", secret: "abbey", guess: "kebab"},
		{
			name: "a correct letter must stay", secret: "abbey", past: "algae", guess: "beast",
			hard: place(0, 0, 'a'), strict: place(0, 0, 'a'),
			hardText: "turn 1: letter 1 must be 'a'",
		},
		{
			name: "a present letter must reappear", secret: "abbey", past: "algae", guess: "abbot",
			hard: letter(0, 'e', 1), strict: letter(0, 'e', 1),
			hardText: "turn 1: must contain at least 1 of 'e'",
		},
		{
			name: "as often as revealed", secret: "abbey", past: "kebab", guess: "aabet",
			hard: letter(0, 'b', 2), strict: letter(0, 'b', 2),
			hardText: "turn 1: must contain at least 2 of 'b'",
		},
		{
			name: "correct and present of one letter add up", secret: "ababa", past: "bbccc", guess: "dbadd",
			hard: letter(0, 'b', 2), strict: letter(0, 'b', 2),
			hardText: "turn 1: must contain at least 2 of 'b'",
		},
		{
			name:   "place comes before letter, the first turn before the second",
			secret: "abbey", past: "opens algae", guess: "merry",
			hard: place(1, 0, 'a'), strict: place(1, 0, 'a'),
		},
		{
			name:   "a present letter may stay at its place under hard rules",
			secret: "prog", past: "goal", guess: "goes",
			strict: moved(0, 0, 'g'), stricter: "turn 1: letter 1 can't be 'g'",
		},
		{
			name:   "an absent letter may be used again under hard rules",
			secret: "prog", past: "cool", guess: "plod",
			strict: most(0, 'l', 0), stricter: "turn 1: must contain at most 0 of 'l'",
		},
		{
			name:   "and a letter more often than it was marked",
			secret: "prog", past: "cool", guess: "odor",
			strict: most(0, 'o', 1), stricter: "turn 1: must contain at most 1 of 'o'",
		},
		{name: "what could be the secret", secret: "abbey", past: "opens algae", guess: "abbey"},
		{name: "another that could be", secret: "prog", past: "sign", guess: "grey"},
	} {
		past := turns(t, secret(t, c.secret), c.past)
		checkHint(t, c.name+" (hard)", past, c.guess, engine.Classic, engine.Hard, nil, c.hard, c.hardText)
		checkHint(t, c.name+" (strict)", past, c.guess, engine.Classic, engine.Strict, nil, c.strict, c.stricter)
		checkHint(t, c.name+" (normal)", past, c.guess, engine.Classic, engine.Normal, nil, nil, "")
	}
}

// checkHint checks one guess, and the text of the error unless it is "".
func checkHint(t *testing.T, name string, past []engine.Turn, guess string, mode engine.Mode,
	level engine.Level, v engine.Vocabulary, want *engine.HintError, text string) {
	t.Helper()
	err := engine.Rules{Mode: mode, Length: len(guess), Level: level}.Check(past, word(t, guess), v)
	var got *engine.HintError
	switch {
	case want == nil && err != nil:
		t.Errorf("%s: %v, want no error", name, err)
	case want == nil:
	case !errors.As(err, &got) || *got != *want:
		t.Errorf("%s: %+v, want %+v", name, err, *want)
	case text != "" && got.Error() != text:
		t.Errorf("%s: %s, want %s", name, got, text)
	}
}
