//go:build !js

package app

import (
	"slices"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
)

// TestEnd: heading, secret and summary of every way that a game can end.
func TestEnd(t *testing.T) {
	slates := slices.Repeat([]string{"slate"}, 6)
	for name, test := range map[string]struct {
		table            *table
		heading, summary string
		words, other     []string // of the secret, and those that another beat
	}{
		"won": {
			newTable(t, "abide", "").guess("audio", "abide"),
			"Solved in 2", "", []string{"ABIDE"}, nil,
		},
		"won by one of two": {
			newTable(t, "crown plaid", "").guess("slate", "briny", "crown"),
			"Solved in 3", "Collapsed to CROWN.", []string{"CROWN", "PLAID"}, []string{"PLAID"},
		},
		"won by the other": {
			newTable(t, "crown plaid", "").guess("plaid"),
			"Got it in one!", "Collapsed to PLAID.", []string{"CROWN", "PLAID"}, []string{"CROWN"},
		},
		"lost": {
			newTable(t, "crown plaid", "").guess(slates...),
			"Not this time", "6 of 6 tries.", []string{"CROWN", "PLAID"}, nil,
		},
		"lost the only try": {
			newTable(t, "abide", "&tries=1").guess("slate"),
			"Not this time", "1 try, the only one.", []string{"ABIDE"}, nil,
		},
		"given up": {
			newTable(t, "abide", "").guess("slate").send(model.GiveUp{}),
			"Given up", "1 of 6 tries.", []string{"ABIDE"}, nil,
		},
		"won without limit": {
			newTable(t, "abide", "&tries=0").guess(append(slates, "audio", "abide")...),
			"Solved in 8", "", []string{"ABIDE"}, nil,
		},
		"won at once, without limit": {
			newTable(t, "abide", "&tries=0").guess("abide"),
			"Got it in one!", "", []string{"ABIDE"}, nil,
		},
	} {
		e := test.table.draw().One(t, drawn.Classed("end"))
		equal(t, name+": label", e.Value("aria-label"), "Result") // the heading is told with the row
		same(t, name+": heading", drawn.Texts(e.All(drawn.Tagged("h2"))), test.heading)
		same(t, name+": words", drawn.Texts(e.All(drawn.Classed("word"))), test.words...)
		same(t, name+": other", drawn.Texts(e.All(drawn.Classed("other"))), test.other...)
		var summary []string
		if test.summary != "" {
			summary = []string{test.summary}
		}
		actions := []string{"today", "new", "share", "review", "share-as", "challenge-friend"}
		if !test.table.model.Ending().Won {
			actions = append(actions, "play-on")
		}
		same(t, name+": summary", drawn.Texts(e.All(drawn.Tagged("p")))[1:], summary...)
		same(t, name+": buttons", drawn.Attrs(e.All(drawn.Tagged("button")), "data-action"), actions...)
		same(t, name+": main button", drawn.Attrs(e.All(drawn.Classed("main")), "data-action"), next(test.table.model.Ending()))
	}
}

// TestEndOfNothing: a game that was given up before the first guess has no review.
func TestEndOfNothing(t *testing.T) {
	e := newTable(t, "abide", "").send(model.GiveUp{}).draw().One(t, drawn.Classed("end"))
	same(t, "buttons", drawn.Attrs(e.All(drawn.Tagged("button")), "data-action"), "today", "new", "share", "share-as", "challenge-friend", "play-on")
}

// TestEndOfToday: today's puzzle is the main button as long as it is to be played, and beside the
// name of any other.
func TestEndOfToday(t *testing.T) {
	offered := func(what string, b *table, main string, place int) {
		t.Helper()
		page := b.draw()
		same(t, what+": main button", drawn.Attrs(page.One(t, drawn.Classed("end")).All(drawn.Classed("main")), "data-action"), main)
		equal(t, what+": beside the name", len(page.One(t, drawn.Classed("place")).All(drawn.Saying("data-action", "today"))), place)
	}
	b := newTable(t, "abide", "").guess("abide")
	offered("another game, before", b, "today", 1)
	b.send(model.GoToday{})
	equal(t, "in play: beside the name", len(b.draw().One(t, drawn.Classed("place")).All(drawn.Saying("data-action", "today"))), 0)
	offered("today's", b.send(model.GiveUp{}), "new", 0)
	offered("on the next day", b.send(model.DayChanged{Day: 101}), "today", 1)
	b.send(model.DayChanged{Day: 100}, model.NewRandom{}, model.GiveUp{})
	offered("another game, after", b, "new", 1)
}

// TestKets: a word of the secret stands between bra and ket, which are drawn
// and not written.
func TestKets(t *testing.T) {
	page := newTable(t, "crown plaid", "").guess("crown").draw()
	for _, word := range page.All(drawn.Classed("word")) {
		bra, ket := word.One(t, drawn.Classed("bra")), word.One(t, drawn.Classed("ket"))
		equal(t, "text of bra and ket", bra.Text()+ket.Text(), "")
		equal(t, "bra is first", word.All(drawn.Tagged("span"))[0], bra)
	}
}
