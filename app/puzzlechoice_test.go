//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/engine"
)

// TestPuzzleChoice: what there is to play, by the game in play.
func TestPuzzleChoice(t *testing.T) {
	for name, test := range map[string]struct {
		table   *table
		actions []string
	}{
		"a puzzle of a link": {newTable(t, "abide", ""), []string{"today", "yesterday", "archive", "new", "challenge", "seed", "set-tries"}},
		"today's puzzle":     {newTable(t, "abide", "").send(model.GoToday{}), []string{"yesterday", "archive", "new", "challenge", "seed", "set-tries"}},
		"another game":       {newTable(t, "abide", "").guess("audio").send(model.SwitchMode{Mode: engine.Quantum}), []string{"yesterday", "archive", "new", "challenge", "seed", "resume", "set-tries"}},
	} {
		p := test.table.send(model.Open{Screen: screen.Puzzle}).draw().One(t, drawn.Classed("puzzle-choice"))
		same(t, name, drawn.Attrs(p.All(drawn.Classed("act")), "data-action"), test.actions...)
		p.One(t, drawn.Classed("part-head")) // of the second part: by which rules
	}
}
