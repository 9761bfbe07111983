package engine_test

import (
	"errors"
	"slices"
	"testing"

	"ketword/engine"
)

func TestDifficulties(t *testing.T) {
	for d, name := range map[engine.Difficulty]string{
		engine.Normal: "normal", engine.Hard: "hard", engine.Strict: "strict",
	} {
		if d.String() != name {
			t.Errorf("%d: %s", d, d)
		}
		if got, err := engine.ParseDifficulty(name); got != d || err != nil {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	if _, err := engine.ParseDifficulty("easy"); err == nil {
		t.Error("easy is a difficulty")
	}
}

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

// In quantum games hard means strict: some answer must make, with the guess, a secret
// that fits all turns.
func TestCheckPartner(t *testing.T) {
	partner := &engine.HintError{Kind: engine.HintPartner, Turn: -1}
	one := func(kind engine.HintKind, position int, l engine.Letter, count int) *engine.HintError {
		return &engine.HintError{Kind: kind, Position: position, Letter: l, Count: count}
	}
	several := func(kind engine.HintKind, letters string) *engine.HintError {
		return &engine.HintError{Kind: kind, Letters: letters}
	}
	moved := &engine.HintError{Kind: engine.HintMoved, Position: 1, Letter: 'i'}
	list := vocabulary(words(t, "audio flesh crest thorn blimp aisle lathe count aedoz banjo"))
	for _, c := range []struct {
		name, past, guess string
		list              engine.Vocabulary
		want              *engine.HintError
	}{
		{"no turn yet", "", "crest", list, nil},
		{"no turn yet, and no possible partner", "", "lathe", list, partner},
		{"a secret word", "aisle", "flesh", list, nil},
		{"the other secret word", "aisle", "audio", list, nil},
		{"its partner audio does not fit the row", "aisle", "crest", list, partner},
		{"two rows", "aisle thorn", "flesh", list, nil},
		{"a word guessed before", "aisle", "aisle", list, moved},
		{"marks of a row that has more, and is not mixed", "shelf", "crest", list, several(engine.HintWhole, "shelf")},
		{"the other word has none of its letters", "shelf", "audio", list, nil},
		{"a row without marks", "crypt", "crest", list, one(engine.HintMost, 0, 'c', 0)},
		{"no mark of a mixed row", "aisle", "count", list, several(engine.HintShare, "aisle")},
		{"all marks of a mixed row", "adobe", "aedoz", list, several(engine.HintSplit, "adoe")},
		{"a letter that has its place in a mixed row", "aisle", "banjo", list, one(engine.HintPlace, 0, 'a', 0)},
		{"the first row that rules it out", "shelf aisle adobe", "count", list, &engine.HintError{Kind: engine.HintShare, Turn: 1, Letters: "aisle"}},
		{"only an answer of another length", "", "flesh", vocabulary(words(t, "flesh void")), partner},
		{"its partner is not an answer", "aisle", "flesh", vocabulary(words(t, "flesh crest")), partner},
		{"no list to find a partner in", "aisle", "crest", nil, nil},
	} {
		past := turns(t, secret(t, "audio flesh"), c.past)
		for _, d := range []engine.Difficulty{engine.Hard, engine.Strict} {
			checkHint(t, c.name, past, c.guess, engine.Quantum, d, c.list, c.want, "")
		}
		checkHint(t, c.name+" (normal)", past, c.guess, engine.Quantum, engine.Normal, c.list, nil, "")
	}
}

// One word has all of a letter that a mixed row marks twice.
func TestCheckLetterTwiceInMixedRow(t *testing.T) {
	past := turns(t, secret(t, "ditch sales"), "thuss")
	checkHint(t, "one of two", past, "aegis", engine.Quantum, engine.Strict, vocabulary(words(t, "aegis")),
		&engine.HintError{Kind: engine.HintTimes, Letter: 's', Count: 2}, `turn 1: with 's', must contain at least 2 of it`)
}

// checkHint checks one guess, and the text of the error unless it is "".
func checkHint(t *testing.T, name string, past []engine.Turn, guess string, mode engine.Mode,
	d engine.Difficulty, v engine.Vocabulary, want *engine.HintError, text string) {
	t.Helper()
	err := engine.Rules{Mode: mode, Length: len(guess), Difficulty: d}.Check(past, word(t, guess), v)
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

// A level can be eased in the midst of a game, and never be made harder.
func TestEased(t *testing.T) {
	for _, c := range []struct {
		secret, guesses string
		from, to        engine.Difficulty
		want            error
	}{
		{"abide", "opens adieu", engine.Strict, engine.Hard, nil},
		{"abide", "opens adieu", engine.Strict, engine.Normal, nil},
		{"abide", "", engine.Hard, engine.Normal, nil},
		{"abide", "opens", engine.Hard, engine.Hard, engine.ErrNotEasier},
		{"abide", "opens", engine.Normal, engine.Strict, engine.ErrNotEasier},
		{"abide", "abide", engine.Strict, engine.Normal, engine.ErrOver},
		{"audio flesh", "aisle", engine.Hard, engine.Normal, nil},
		{"audio flesh", "aisle", engine.Strict, engine.Hard, engine.ErrNotEasier}, // in quantum the same
	} {
		g, err := engine.Replay(puzzle(t, c.secret, 6, c.from), words(t, c.guesses), nil)
		if err != nil {
			t.Fatal(err)
		}
		eased, err := g.Eased(c.to)
		if err != c.want {
			t.Errorf("%+v: %v", c, err)
		}
		want := g.Puzzle
		if err == nil {
			want.Rules.Difficulty = c.to
		}
		if eased.Puzzle != want || !slices.Equal(eased.Turns(), g.Turns()) {
			t.Errorf("%+v: %v, %v", c, eased.Puzzle.Identity, eased.Turns())
		}
	}
}

func TestDifficultiesOfAMode(t *testing.T) {
	for mode, want := range map[engine.Mode][]engine.Difficulty{
		engine.Classic: {engine.Normal, engine.Hard, engine.Strict},
		engine.Quantum: {engine.Normal, engine.Strict},
	} {
		if got := engine.Difficulties(mode); !slices.Equal(got, want) {
			t.Errorf("%s: %v", mode, got)
		}
	}
	if engine.Hard.In(engine.Quantum) != engine.Strict || engine.Hard.In(engine.Classic) != engine.Hard {
		t.Error("hard means another level")
	}
}
