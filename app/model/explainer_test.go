package model

import (
	"testing"

	"ketword/app/screen"
)

// explaining returns a model with the help open, and words for its explainer.
func explaining() Model {
	m := New(nil, nil).Explaining(Samples{ExplainFirst: "crown", ExplainSecond: "plaid", ExplainGuess: "briny"})
	m, _ = Update(m, Open{Screen: screen.Help})
	return m
}

// explained returns the explainer after words were typed.
func explained(first, second, guess string) Explainer {
	m := explaining()
	for part, typed := range map[ExplainPart]string{ExplainGuess: guess, ExplainFirst: first, ExplainSecond: second} {
		m, _ = Update(m, Explain{Part: part, Typed: typed})
	}
	return m.Explainer
}

// TestExplainer: each word marks what the engine says, and what is shown is the sum.
func TestExplainer(t *testing.T) {
	for _, test := range []struct {
		first, second, guess string
		each                 [2]string
		shown                string
		mixed                bool
	}{
		{"crown", "plaid", "briny", [2]string{"_o_*_", "__*__"}, "_O++_", true},
		{"crown", "plaid", "slate", [2]string{"_____", "_oo__"}, "_oo__", false},
		{"crown", "plaid", "CROWN", [2]string{"ooooo", "_____"}, "ooooo", false},
		{"größe", "milan", "mühle", [2]string{"____o", "o__*_"}, "O__+O", true},
		{"bear", "lion", " lime", [2]string{"___*", "oo__"}, "OO_+", true},
	} {
		e := explained(test.first, test.second, test.guess)
		equal(t, test.guess+": fault", e.Fault, explainFault{})
		for i, want := range test.each {
			equal(t, test.guess, e.Each[i].Feedback.String(), want)
		}
		equal(t, test.guess+": shown", e.Shown.Feedback.String(), test.shown)
		equal(t, test.guess+": mixed", e.Shown.Feedback.Mixed(), test.mixed)
	}
}

// TestExplainerRefuses what can't be used; what was told before stays.
func TestExplainerRefuses(t *testing.T) {
	for _, test := range []struct {
		first, second, guess string
		want                 explainFault
	}{
		{"crown", "grown", "slate", explainFault{Why: ExplainShares, Shared: "rown"}},
		{"crown", "plaid", "", explainFault{Why: ExplainNotWord, Length: 5}},
		{"crown", "plaid", "s", explainFault{Why: ExplainLength, Typed: "s", Length: 5}},
		{"c", "plaid", "slate", explainFault{Why: ExplainLength, Typed: "c", Length: 2}},
		{"crown", "pla1d", "slate", explainFault{Why: ExplainNotWord, Typed: "pla1d", Length: 5}},
		{"crown", "plaid", "slates", explainFault{Why: ExplainLength, Typed: "slates", Length: 5}},
		{"cat", "dogs", "mice", explainFault{Why: ExplainLength, Typed: "dogs", Length: 3}},
	} {
		e := explained(test.first, test.second, test.guess)
		equal(t, test.first+" "+test.second+" "+test.guess, e.Fault, test.want)
		equal(t, "still told", e.Shown.Guess.Len() > 0, true)
	}
	m := explaining()
	m, _ = Update(m, Explain{Part: ExplainGuess, Typed: "slate"})
	m, _ = Update(m, Open{Screen: screen.Help})
	equal(t, "opened anew", m.Explainer.Typed(ExplainGuess), "briny")
}
