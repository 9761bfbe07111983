package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/engine"
)

func TestGiveUp(t *testing.T) {
	w := openSecret(t, "classic", "abide", "")
	w.send(Open{Screen: screen.GiveUp}).send(typed("ab")...).send(GiveUp{})
	m := w.model
	equal(t, "status", m.Game.Status(), engine.Lost)
	equal(t, "typed", m.Typed, "")
	equal(t, "screen", m.Screen, screen.None)
	tells(t, "notice", m)
	equal(t, "history", len(m.History), 1)
	equal(t, "ending", m.Ending(), Ending{GaveUp: true, Tries: 6, Next: NextToday, Stats: records.Stats{Played: 1}, This: records.LostBar, Words: []endWord{{Word: "abide"}}})
	w.send(GiveUp{})
	equal(t, "again", w.effects, []effect.Effect(nil))
}
