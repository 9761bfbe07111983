//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/review"
)

// reviewTables returns reviewed games, by name.
func reviewTables(t testing.TB) map[string]*table {
	lost := func() *table {
		return newTable(t, "crown plaid", "").guess("slate", "briny", "flesh").send(play.GiveUp{})
	}
	looking := newTable(t, "abide", "").guess("audio", "abide").send(review.Show{})
	failed := newTable(t, "abide", "").guess("audio", "abide").send(review.Show{}).fails(query.Died, "")
	games := newTable(t, "abide", "").guess("audio", "abide")
	saved, _ := games.model.History.Find(games.model.Game.Puzzle.Identity)
	for range 30 {
		saved.Game.Puzzle.Seed++
		games.model.History = append(games.model.History, saved)
	}
	return map[string]*table{
		"nothing":  newTable(t, "abide", "").send(model.Open{Screen: screen.Review}),
		"looking":  looking,
		"failed":   failed,
		"classic":  newTable(t, "abide", "").guess("audio", "abide").asks(review.Show{}),
		"quantum":  lost().asks(review.Show{}),
		"what if":  lost().asks(review.Show{}, review.ChooseTurn{Turn: 1}, review.AskWhatIf{Word: "crown"}),
		"asking":   lost().asks(review.Show{}).send(review.AskWhatIf{Word: "crown"}),
		"no word":  lost().asks(review.Show{}, review.AskWhatIf{Word: "four"}),
		"unlisted": lost().asks(review.Show{}, review.AskWhatIf{Word: "stale"}),
		"games":    games.send(model.Open{Screen: screen.Games}),
		"no games": newTable(t, "abide", "").send(model.Open{Screen: screen.Games}),
	}
}
