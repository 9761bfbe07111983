//go:build !js

package help

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/session"
	"ketword/app/text/embedded"
)

// typing returns the explainer after some words were typed.
func typing(words Words) Model {
	m, _ := screentest.Update(session.Session{}, Model{}, Explain{Words: words})
	return m
}

// TestExplain: each word marks what the engine says, and the shown row is the sum.
func TestExplain(t *testing.T) {
	for _, test := range []struct {
		words Words
		each  [2]string
		shown string
		mixed bool
	}{
		{Words{"crown", "plaid", "briny"}, [2]string{"_o_*_", "__*__"}, "_O++_", true},
		{Words{"crown", "plaid", "slate"}, [2]string{"_____", "_oo__"}, "_oo__", false},
		{Words{"crown", "plaid", "CROWN"}, [2]string{"ooooo", "_____"}, "ooooo", false},
		{Words{"größe", "milan", "mühle"}, [2]string{"____o", "o__*_"}, "O__+O", true},
		{Words{"bear", "lion", " lime"}, [2]string{"___*", "oo__"}, "OO_+", true},
	} {
		told, refused := explain(test.words)
		name := strings.Join(test.words[:], " ")
		apptest.Equal(t, name+": fault", refused, fault{})
		for i, want := range test.each {
			apptest.Equal(t, name, told.each[i].Feedback.String(), want)
		}
		apptest.Equal(t, name+": shown", told.shown.Feedback.String(), test.shown)
		apptest.Equal(t, name+": mixed", told.shown.Feedback.Mixed(), test.mixed)
		apptest.Equal(t, name+": used", typing(test.words).used, test.words)
	}
}

// TestExplainerRefuses: invalid words are refused; the last valid ones stay shown.
func TestExplainerRefuses(t *testing.T) {
	before := Words{"crown", "plaid", "slate"}
	for _, test := range []struct {
		words Words
		want  fault
	}{
		{Words{"crown", "grown", "slate"}, fault{Why: shares, Word: 1, Shared: "rown"}},
		{Words{"crown", "plaid", ""}, fault{Why: notWord, Word: 2, Length: 5}},
		{Words{"crown", "plaid", "s"}, fault{Why: otherLength, Word: 2, Typed: "s", Length: 5}},
		{Words{"c", "plaid", "slate"}, fault{Why: otherLength, Typed: "c", Length: 2}},
		{Words{"crown", "pla1d", "slate"}, fault{Why: notWord, Word: 1, Typed: "pla1d", Length: 5}},
		{Words{"crown", "plaid", "slates"}, fault{Why: otherLength, Word: 2, Typed: "slates", Length: 5}},
		{Words{"cat", "dogs", "mice"}, fault{Why: otherLength, Word: 1, Typed: "dogs", Length: 3}},
	} {
		name := strings.Join(test.words[:], " ")
		_, refused := explain(test.words)
		apptest.Equal(t, name, refused, test.want)
		m, _ := screentest.Update(session.Session{}, typing(before), Explain{Words: test.words})
		apptest.Equal(t, name+": still told", m.used, before)
		m, _ = screentest.Update(session.Session{}, m, screentest.Opened[Model]{})
		apptest.Equal(t, name+": opened anew", m, Model{})
	}
}

// drawExplainer draws the explainer.
func drawExplainer(t *testing.T, m Model) drawn.Element {
	return drawn.Of(t, rowToTry(embedded.English, &m))
}

// TestExplainer: three rows, and a sentence that describes them.
func TestExplainer(t *testing.T) {
	for name, test := range map[string]struct {
		state Model
		said  string
		field string // that is refused
	}{
		"at first": {Model{}, "CROWN marks R and N. PLAID marks I. Both words mark the row, so it is mixed: circles.", ""},
		"one":      {typing(Words{"crown", "plaid", "slate"}), "CROWN marks nothing. PLAID marks L and A. Only PLAID marks the row, so it is not mixed: squares.", ""},
		"none":     {typing(Words{"crown", "plaid", "fuzzy"}), "CROWN marks nothing. PLAID marks nothing. Nothing is marked.", ""},
		"three":    {typing(Words{"crown", "plaid", "acorn"}), "CROWN marks C, O, R and N. PLAID marks A. Both words mark the row, so it is mixed: circles.", ""},
		"won":      {typing(Words{"crown", "plaid", "plaid"}), "PLAID is a secret word: you win.", ""},
		"shared":   {typing(Words{"crown", "brown", "briny"}), "The secret words can’t share a letter, but both have R, O, W and N.", "explain-second"},
		"digit":    {typing(Words{"crown", "plaid", "r2d2x"}), "“r2d2x” is not a word: type letters only.", "explain-guess"},
		"long":     {typing(Words{"crown", "plaid", "slates"}), "“SLATES” does not have 5 letters. All three words need the same length, 2 to 15 letters.", "explain-guess"},
	} {
		e := drawExplainer(t, test.state)
		apptest.Equal(t, name, e.One(t, drawn.Saying("role", "status")).Text(), test.said)
		apptest.Strings(t, name+": at the field", drawn.Attrs(e.All(drawn.Saying("aria-describedby", "explain-fault")), "id"), strings.Fields(test.field)...)
		apptest.Equal(t, name+": rows", len(e.All(drawn.Classed("row"))), 3)
	}
	for name, test := range map[string]struct{ typed, said string }{
		"empty": {"", "Type a word."},
		"one":   {"c", "“C” does not have 5 letters. All three words need the same length, 2 to 15 letters."},
		"short": {"cat", "“CAT” does not have 5 letters. All three words need the same length, 2 to 15 letters."},
	} {
		e := drawExplainer(t, typing(Words{"crown", "plaid", test.typed}))
		apptest.Equal(t, name+": told at every key", e.One(t, drawn.Saying("role", "status")).Text(), "")
		apptest.Equal(t, name+": unfinished", len(e.All(drawn.Saying("aria-invalid", "true"))), 0)
		apptest.Equal(t, name+": shown", e.One(t, drawn.Classed("refusal")).Text(), test.said)
		apptest.Equal(t, name+": rows of the words before", len(e.All(drawn.Classed("stale"))), 1)
	}
	e := drawExplainer(t, Model{})
	apptest.Equal(t, "rows of other words", len(e.All(drawn.Classed("stale"))), 0)
	apptest.Strings(t, "fields", drawn.Attrs(e.All(drawn.Tagged("input")), "value"), "crown", "plaid", "briny")
	apptest.Strings(t, "names", drawn.Texts(e.All(drawn.Tagged("label"))), "Secret 1", "Secret 2", "Guess")
	apptest.Strings(t, "what the rows are", drawn.Texts(e.All(drawn.Classed("quiet"))), "CROWN alone", "PLAID alone", "What you see")
	mixed := e.All(drawn.Having("data-mixed"))
	apptest.Equal(t, "mixed", strings.Join(drawn.Texts(mixed[:1]), ""), e.All(drawn.Classed("row"))[2].Text())
}
