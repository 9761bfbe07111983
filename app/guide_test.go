//go:build !js

package app

import (
	"slices"
	"testing"

	"ketword/engine"
	"ketword/wordlists/builtin"
)

// TestGuides: in each language, the proposed guesses may be guessed, give an unmixed row and a
// mixed one, and leave only the secret, so that the lesson leads to its words.
func TestGuides(t *testing.T) {
	for _, g := range guides() {
		lang := g.Puzzle.Lang
		list, err := builtin.Lexicon(lang, 5)
		if err != nil {
			t.Fatal(err)
		}
		equal(t, lang+": mode", g.Puzzle.Rules.Mode, engine.Quantum)
		answers := slices.Collect(list.Answers())
		var turns []engine.Turn
		for _, w := range g.Proposed {
			equal(t, lang+": listed", list.Has(w), true)
			turns = append(turns, engine.Turn{Guess: w, Feedback: engine.Score(w, g.Puzzle.Secret)})
		}
		equal(t, lang+": mixed", []bool{turns[0].Feedback.Mixed(), turns[1].Feedback.Mixed()}, []bool{false, true})
		var left []engine.Secret
		for i, a := range answers {
			for _, b := range answers[i+1:] {
				if s, err := engine.NewSecret(a, b); err == nil && turns[0].Admits(s) && turns[1].Admits(s) {
					left = append(left, s)
				}
			}
		}
		equal(t, lang+": pairs left", left, []engine.Secret{g.Puzzle.Secret})
	}
}
