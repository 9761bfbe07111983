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
	"ketword/app/wording"
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

// TestRemovedGame: the notice of a removal is in the dialog, and in the message line after
// the dialog is closed, each time with a button that undoes it.
func TestRemovedGame(t *testing.T) {
	b, begun := unfinishedTable(t)
	b.send(b.message("remove-game", begun.Identity.String()))
	told := "Removed: Classic · " + wording.PuzzleTitle(b.text, begun, b.model.InPlay) + "."
	page := b.draw()
	equal(t, "told", page.One(t, drawn.Classed("unfinished")).One(t, drawn.Saying("role", "status")).Text(), told)
	equal(t, "told once", page.One(t, drawn.Classed("message")).Text(), "")
	equal(t, "undo", page.One(t, drawn.Saying("data-action", "bring-back-game")).Text(), "Undo")
	equal(t, "listed", len(page.All(drawn.Saying("data-action", "resume"))), 0)

	b.send(model.Close{})
	message := b.draw().One(t, drawn.Classed("message"))
	equal(t, "then", spaced(message.Text()), told+" Undo")
	b.send(b.message(message.One(t, drawn.Tagged("button")).Value("data-action"), ""), model.Open{Screen: screen.Puzzle})
	page = b.draw()
	equal(t, "back", page.One(t, drawn.Classed("unfinished")).One(t, drawn.Saying("role", "status")).Text(),
		strings.TrimSuffix(strings.TrimPrefix(told, "Removed: "), ".")+" is back.")
	equal(t, "listed", len(page.All(drawn.Saying("data-action", "resume"))), 1)
}

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
