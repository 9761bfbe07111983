//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/engine"
)

// unfinishedTable returns the choice of a puzzle with an unfinished game, and the game.
func unfinishedTable(t testing.TB) (*table, engine.Puzzle) {
	b := newTable(t, "abide", "&tries=7&level=strict").guess("audio")
	begun := b.model.Game.Puzzle
	return b.send(model.SwitchMode{Mode: engine.Quantum}, model.Open{Screen: model.PlayScreen}), begun
}

// spaced returns a text without the blanks that go-app prints around elements.
func spaced(text string) string { return strings.Join(strings.Fields(text), " ") }

// TestUnfinishedGames: an entry names its game, in parts that don't break, and goes
// on with it.
func TestUnfinishedGames(t *testing.T) {
	b, begun := unfinishedTable(t)
	name := "Classic · " + puzzleTitle(b.text, begun, b.model.InPlay)
	entry := b.draw().one(t, saying("data-action", "resume"))
	equal(t, "name", spaced(entry.text()), name+" · 1 row")
	equal(t, "parts", len(entry.all(tagged("span"))), strings.Count(name, "·")+2)
	equal(t, "to remove it", b.draw().one(t, saying("data-action", "remove-game")).attr("aria-label"), "Remove "+name)
	b.send(b.message("resume", entry.attr("data-value")))
	equal(t, "game", b.model.Game.Puzzle, begun)
}

// TestRemovedGame: what was removed is told in the dialog, and in the message line once
// it is closed, both with a way to undo it.
func TestRemovedGame(t *testing.T) {
	b, begun := unfinishedTable(t)
	b.send(b.message("remove-game", begun.Identity.String()))
	told := "Removed: Classic · " + puzzleTitle(b.text, begun, b.model.InPlay) + "."
	page := b.draw()
	equal(t, "told", page.one(t, classed("unfinished")).one(t, saying("role", "status")).text(), told)
	equal(t, "told once", page.one(t, classed("message")).text(), "")
	equal(t, "undo", page.one(t, saying("data-action", "bring-back-game")).text(), "Undo")
	equal(t, "listed", len(page.all(saying("data-action", "resume"))), 0)

	b.send(model.Close{})
	message := b.draw().one(t, classed("message"))
	equal(t, "then", spaced(message.text()), told+" Undo")
	b.send(b.message(message.one(t, tagged("button")).attr("data-action"), ""), model.Open{Screen: model.PlayScreen})
	page = b.draw()
	equal(t, "back", page.one(t, classed("unfinished")).one(t, saying("role", "status")).text(),
		strings.TrimSuffix(strings.TrimPrefix(told, "Removed: "), ".")+" is back.")
	equal(t, "listed", len(page.all(saying("data-action", "resume"))), 1)
}

// TestNoticeActions: what can be done about a notice stands beside it.
func TestNoticeActions(t *testing.T) {
	b := listTables(t)["deleted"].send(model.Close{})
	button := b.draw().one(t, classed("message")).one(t, tagged("button"))
	equal(t, "a deleted list", b.message(button.attr("data-action"), ""), model.Msg(model.BringBackList{}))
	german := lists.Name{Lang: "de", Length: 6}
	b = newTable(t, "abide", "").send(model.ChooseList{List: german}, model.ListFailed{List: german})
	button = b.draw().one(t, classed("message")).one(t, tagged("button"))
	equal(t, "a list that could not be loaded", b.message(button.attr("data-action"), ""), model.Msg(model.TryAgain{}))
}
