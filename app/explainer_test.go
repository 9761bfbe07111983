//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/text/embedded"
)

// drawExplainer draws the explainer after words were typed, "" for none.
func drawExplainer(t *testing.T, typed map[model.ExplainPart]string) drawn.Element {
	m := model.New(nil, nil).InLanguages(tags()...).Explaining(helpSamples(embedded.English))
	m, _ = model.Update(m, model.Open{Screen: screen.Help})
	for part, word := range typed {
		m, _ = model.Update(m, model.Explain{Part: part, Typed: word})
	}
	return drawn.Of(t, &explainer{Text: embedded.English, Explainer: m.Explainer})
}

// TestExplainer: three rows, and a sentence that says what they have in them.
func TestExplainer(t *testing.T) {
	typing := func(part model.ExplainPart, word string) map[model.ExplainPart]string {
		return map[model.ExplainPart]string{part: word}
	}
	for name, test := range map[string]struct {
		typed map[model.ExplainPart]string
		said  string
	}{
		"at first": {nil, "CROWN marks R and N. PLAID marks I. Both words mark the row, so it is mixed: circles."},
		"one":      {typing(model.ExplainGuess, "slate"), "CROWN marks nothing. PLAID marks L and A. Only PLAID marks the row, so it is not mixed: squares."},
		"none":     {typing(model.ExplainGuess, "fuzzy"), "CROWN marks nothing. PLAID marks nothing. Nothing is marked."},
		"three":    {typing(model.ExplainGuess, "acorn"), "CROWN marks C, O, R and N. PLAID marks A. Both words mark the row, so it is mixed: circles."},
		"won":      {typing(model.ExplainGuess, "plaid"), "PLAID is a secret word: you win."},
		"shared":   {typing(model.ExplainSecond, "brown"), "The secret words can’t share a letter, but both have R, O, W and N."},
		"digit":    {typing(model.ExplainGuess, "r2d2x"), "“r2d2x” is not a word: type letters only."},
		"long":     {typing(model.ExplainGuess, "slates"), "“SLATES” does not have 5 letters. All three words need the same length, 2 to 15 letters."},
	} {
		e := drawExplainer(t, test.typed)
		equal(t, name, e.One(t, drawn.Saying("role", "status")).Text(), test.said)
		equal(t, name+": rows", len(e.All(drawn.Classed("row"))), 3)
	}
	for name, test := range map[string]struct{ typed, said string }{
		"empty": {"", "Type a word."},
		"one":   {"c", "“C” does not have 5 letters. All three words need the same length, 2 to 15 letters."},
		"short": {"cat", "“CAT” does not have 5 letters. All three words need the same length, 2 to 15 letters."},
	} {
		e := drawExplainer(t, typing(model.ExplainGuess, test.typed))
		equal(t, name+": told at every key", e.One(t, drawn.Saying("role", "status")).Text(), "")
		equal(t, name+": shown", e.One(t, drawn.Classed("refusal")).Text(), test.said)
		equal(t, name+": rows of the words before", len(e.All(drawn.Classed("stale"))), 1)
	}
	e := drawExplainer(t, nil)
	equal(t, "rows of other words", len(e.All(drawn.Classed("stale"))), 0)
	same(t, "fields", drawn.Attrs(e.All(drawn.Tagged("input")), "value"), "crown", "plaid", "briny")
	same(t, "names", drawn.Texts(e.All(drawn.Tagged("label"))), "Secret 1", "Secret 2", "Guess")
	same(t, "what the rows are", drawn.Texts(e.All(drawn.Classed("quiet"))), "CROWN alone", "PLAID alone", "What you see")
	mixed := e.All(drawn.Having("data-mixed"))
	equal(t, "mixed", strings.Join(drawn.Texts(mixed[:1]), ""), e.All(drawn.Classed("row"))[2].Text())
}
