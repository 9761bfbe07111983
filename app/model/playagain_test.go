package model

import (
	"maps"
	"testing"

	"ketword/app/play"
	"ketword/app/records"
	"ketword/engine"
)

// TestAgain: a game that is played again stores nothing, and results of another window
// don't end it.
func TestAgain(t *testing.T) {
	for mode, secret := range map[string]string{"classic": "abide", "quantum": "crown plaid"} {
		t.Run(mode, func(t *testing.T) {
			w := openSecret(t, mode, secret, "")
			w.send(guess(secret[:5])...)
			equal(t, "the game that gave the result", w.model.Again(), false)
			stored, history := maps.Clone(w.stored), w.model.History

			w.model.Game = engine.NewGame(w.model.Game.Puzzle)
			w.send(guess("slate")...).send(typed("flesh")...)
			equal(t, "the game played again", w.model.Again(), true)
			equal(t, "its snapshot", w.model.Snapshot(), snapshot{})
			w.send(StoredChanged{Key: records.HistoryKey, Value: stored[records.HistoryKey]})
			equal(t, "its turns", w.model.Game.TurnCount(), 1)
			equal(t, "what is stored", w.stored, stored)
			w.send(play.Enter{}).send(play.GiveUp{})
			equal(t, "what is stored at its end", w.stored, stored)
			equal(t, "the history", w.model.History, history)
		})
	}
}
