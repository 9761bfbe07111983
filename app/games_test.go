//go:build !js

package app

import (
	"testing"

	"ketword/app/screen/scores"

	"ketword/app/internal/apptest"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/games"
	"ketword/app/screen/stats"
	"ketword/app/wording"
)

// gamesTables returns the dialogs for finished games.
func gamesTables(t testing.TB) map[string]*table {
	won := newTable(t, "abide", "").guess("abide")
	id := won.model.Game.Puzzle.Identity.String()
	open := func(msgs ...model.Msg) *table {
		opened := *won.root
		return (&table{root: &opened, t: t}).send(model.Open{Screen: screen.Stats}, model.Open{Screen: screen.Games}).send(msgs...)
	}
	several := open(stats.Select{Part: records.ModePart, Value: records.All})
	several.model.History = append(records.History{{Game: apptest.GivenUp(t, "classic/de/6/1/6/hard")}}, several.model.History...)
	line := scores.Add{Line: "0 2 3 8 12 40 32 7 2 3"}
	return map[string]*table{
		"listed":   open(),
		"several":  several,
		"picked":   open(games.PickGame{Identity: id}),
		"asked":    open(games.PickGame{Identity: id}, games.AskDelete{Identity: id}),
		"deleted":  open(games.AskDelete{Identity: id}, games.DeleteGames{}),
		"all":      open(games.AskDelete{}),
		"scores":   open(model.Open{Screen: screen.Scores}, line),
		"no line":  open(model.Open{Screen: screen.Scores}, scores.Add{Line: "1 2"}),
		"counted":  open(line, model.Open{Screen: screen.Stats}),
		"all gone": open(line, games.AskDelete{}, games.DeleteGames{}),
	}
}

// TestPlayedAgain: the name of a game that is played again says so.
func TestPlayedAgain(t *testing.T) {
	b := gamesTables(t)["picked"]
	b.send(b.message("play-again", b.model.Game.Puzzle.Identity.String()))
	equal(t, "name", b.puzzleTitle(), wording.PuzzleTitle(b.text, b.model.Game.Puzzle, b.model.InPlay)+" · again")
}
