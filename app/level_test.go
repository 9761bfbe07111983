//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/screen/puzzle"
	"ketword/engine"
)

// TestLevelChoice: what is chosen is pressed, what the mode lacks is not offered, and the
// game in play is told where it has other rules.
func TestLevelChoice(t *testing.T) {
	open := model.Open{Screen: screen.Puzzle}
	for name, test := range map[string]struct {
		table   *table
		levels  []string
		chosen  []string
		inPlay  string
		actions []string
	}{
		"at first":      {newTable(t, "abide", ""), []string{"Normal", "Hard", "Strict"}, []string{"Normal", "6"}, "", nil},
		"in quantum":    {newTable(t, "crown plaid", ""), []string{"Normal", "Strict"}, []string{"Normal", "6"}, "", nil},
		"hard, quantum": {newTable(t, "crown plaid", "").send(puzzle.ChooseLevel{Level: engine.Hard}), []string{"Normal", "Strict"}, []string{"Strict", "6"}, "", nil},
		"eight tries":   {newTable(t, "abide", "").send(puzzle.ChooseTries{Typed: "8"}), []string{"Normal", "Hard", "Strict"}, []string{"Normal", "8"}, "", nil},
		"by a link": {newTable(t, "abide", "&level=strict&tries=3"), []string{"Normal", "Hard", "Strict"}, []string{"Normal", "6"},
			"Game in play: Strict · 3 tries.", []string{"Ease it to Normal"}},
		"harder than the game": {newTable(t, "abide", "").guess("slate").send(puzzle.ChooseLevel{Level: engine.Strict}),
			[]string{"Normal", "Hard", "Strict"}, []string{"Strict", "6"}, "Game in play: Normal · 6 tries.", nil},
	} {
		rules := test.table.send(open).draw().One(t, drawn.Classed("rules"))
		same(t, name+": levels", drawn.Texts(rules.All(drawn.Saying("aria-labelledby", "choice-level"))[0].All(drawn.Tagged("button"))), test.levels...)
		same(t, name+": chosen", drawn.Texts(rules.All(drawn.Saying("aria-pressed", "true"))), test.chosen...)
		in := rules.All(drawn.Classed("in-play"))
		if len(in) == 0 {
			equal(t, name, test.inPlay, "")
			continue
		}
		equal(t, name, in[0].One(t, drawn.Tagged("p")).Text(), test.inPlay)
		same(t, name+": eases", drawn.Texts(in[0].All(drawn.Tagged("button"))), test.actions...)
	}
}

// TestBadNumbers: what is wrong with a number is told below its field, and nowhere else.
func TestBadNumbers(t *testing.T) {
	b := newTable(t, "abide", "").send(model.Open{Screen: screen.Puzzle}, puzzle.ChooseTries{Typed: "six"})
	equal(t, "tries", b.draw().One(t, drawn.Classed("rules")).One(t, drawn.Classed("refusal")).Text(), "“six” is not a whole number from 1 to 100.")
	equal(t, "message line", b.draw().One(t, drawn.Classed("message")).Text(), "")
	b.send(puzzle.PlaySeed{Typed: "12x"})
	equal(t, "seed", b.draw().One(t, drawn.Classed("seed")).One(t, drawn.Classed("refusal")).Text(), "“12x” is not a puzzle number: type digits only.")
}
