//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/screen/puzzle"
	"ketword/engine"
)

// unfinishedTable returns the choice of a puzzle with an unfinished game, and that game.
func unfinishedTable(t testing.TB) (*table, engine.Puzzle) {
	b := newTable(t, "abide", "&tries=7&level=strict").guess("audio")
	begun := b.model.Game.Puzzle
	return b.send(model.SwitchMode{Mode: engine.Quantum}, model.Open{Screen: screen.Puzzle}), begun
}

// spaced returns a text without the additional blanks that go-app prints around elements.
func spaced(text string) string { return strings.Join(strings.Fields(text), " ") }

// TestNoticeActions: the button of a notice is beside it.
func TestNoticeActions(t *testing.T) {
	b := listTables(t)["deleted"].send(model.Close{})
	button := b.draw().One(t, drawn.Classed("message")).One(t, drawn.Tagged("button"))
	equal(t, "a deleted list", b.message(button.Value("data-action"), ""), model.Msg(model.BringBackList{}))
	german := lists.Name{Lang: "de", Length: 6}
	b = newTable(t, "abide", "").send(puzzle.ChooseList{List: german}, model.ListFailed{List: german})
	button = b.draw().One(t, drawn.Classed("message")).One(t, drawn.Tagged("button"))
	equal(t, "a list that could not be loaded", b.message(button.Value("data-action"), ""), model.Msg(model.TryAgain{}))
}
