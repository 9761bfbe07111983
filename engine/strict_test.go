package engine_test

import (
	"testing"

	"ketword/engine"
)

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
		for _, d := range []engine.Level{engine.Hard, engine.Strict} {
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
