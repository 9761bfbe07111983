//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/hint"
	"ketword/app/screen/share"
)

// hintTables returns games in which the coach was asked, by name.
func hintTables(t testing.TB) map[string]*table {
	asking := func(secret string, guess ...string) *table {
		return newTable(t, secret, "").guess(guess...).send(model.Open{Screen: screen.Hint})
	}
	left, words, guess := hint.Ask{Kind: hint.Left}, hint.Ask{Kind: hint.Words}, hint.Ask{Kind: hint.Guess}
	thinking := asking("abide", "slate").send(left)
	failed := asking("abide", "slate").send(guess).fails(query.Died, "")
	strange := asking("abide", "slate").send(guess).fails(query.Strange, "no book")
	return map[string]*table{
		"strange":       strange,
		"nothing asked": asking("abide"),
		"thinking":      thinking,
		"failed":        failed,
		"left":          asking("abide", "slate").asks(left),
		"clue":          asking("abide", "crown").asks(hint.Ask{Kind: hint.Clue}),
		"words":         asking("abide", "slate").asks(left, words),
		"all of pairs":  asking("crown plaid").asks(left, words, guess),
	}
}

// TestHint: what is asked is told, each thing on its own.
func TestHint(t *testing.T) {
	const more = "Open the solver with these rows"
	for name, test := range map[string]struct{ buttons, told []string }{
		"nothing asked": {[]string{"How many words are left?", "A letter, and a good word", "What is the best guess?", more}, nil},
		"thinking":      {[]string{"The coach is thinking …", "A letter, and a good word", "What is the best guess?", more}, nil},
		"failed":        {[]string{"How many words are left?", "A letter, and a good word", "What is the best guess?", more}, []string{"The coach stopped halfway."}},
		"strange":       {[]string{"How many words are left?", "A letter, and a good word", "What is the best guess?", more}, []string{"The coach can’t answer this. (no book)"}},
		"left":          {[]string{"Which is it?", "A letter, and a good word", "What is the best guess?", more}, []string{"1 word is still possible."}},
		"words":         {[]string{"A letter, and a good word", "What is the best guess?", more}, []string{"1 word is still possible."}},
		"clue":          {[]string{"How many words are left?", "What is the best guess?", more}, []string{"E is in 67% of what is left.", "FLESH is a good word that everybody knows."}},
		"all of pairs": {[]string{"A letter, and a good word", "Type CROWN", more}, []string{
			"17 pairs are still possible.", "CROWN", "It leaves 1.6 pairs on average. It wins at once in 6 of the 17. It divides the others into 5 groups, the largest of 3. No better guess was found.",
		}},
	} {
		d := hintTables(t)[name].draw().One(t, drawn.Classed("hint"))
		same(t, name+": buttons", drawn.Texts(d.All(drawn.Classed("act"))), test.buttons...)
		same(t, name+": told", drawn.Texts(d.One(t, drawn.Classed("asked")).All(drawn.Tagged("p"))), test.told...)
	}
	words := hintTables(t)["words"].draw().One(t, drawn.Classed("secrets"))
	same(t, "the words", drawn.Texts(words.All(drawn.Tagged("li"))), "ABIDE")
}

// TestAssistedGameIsShared: the title of a result tells that the coach has helped.
func TestAssistedGameIsShared(t *testing.T) {
	b := newTable(t, "abide", "").guess("slate")
	b.asks(hint.Ask{Kind: hint.Guess}).guess("abide")
	r := b.resultOf()
	equal(t, "title", share.Text(b.text, records.SharedPicture, r, ""), "Ketword random puzzle 2/6, with hints")
}
