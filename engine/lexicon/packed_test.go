package lexicon

import (
	"slices"
	"testing"

	"ketword/wordlists"
)

// A list that is packed is the same as its text, all in the same order.
func TestUnpack(t *testing.T) {
	for name, list := range map[string]wordlists.List{
		"an answer":        {Packed: "0abackDse0basal", Answers: "abase\n", Guesses: "aback\nabase\nbasal\n"},
		"answers only":     {Packed: "AabackDseAbasal", Answers: "aback\nabase\nbasal\n", Guesses: "aback\nabase\nbasal\n"},
		"the default list": wordlists.English5,
	} {
		want := mustNew(t, list.Answers, list.Guesses)
		got := Unpack("en", 5, list.Packed)
		if got.Lang() != want.Lang() || got.Length() != want.Length() || got.Fingerprint() != want.Fingerprint() || got.GuessCount() != want.GuessCount() {
			t.Errorf("%s: %s, %d letters, %d guesses, %s", name, got.Lang(), got.Length(), got.GuessCount(), got.Fingerprint())
		}
		if !slices.Equal(slices.Collect(got.Answers()), slices.Collect(want.Answers())) {
			t.Errorf("%s: other answers, or another order", name)
		}
		if !slices.Equal(slices.Collect(got.Guesses()), slices.Collect(want.Guesses())) {
			t.Errorf("%s: other guesses, or another order", name)
		}
		for w := range want.Guesses() {
			if got.IsAnswer(w) != want.IsAnswer(w) {
				t.Errorf("%s: %s is an answer: %v", name, w, got.IsAnswer(w))
			}
		}
	}
}
