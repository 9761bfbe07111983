package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/engine"
)

func TestGiveUp(t *testing.T) {
	w := openSecret(t, "classic", "abide", "")
	w.send(Open{Screen: screen.GiveUp}).send(typed("ab")...).send(play.GiveUp{})
	m := w.model
	equal(t, "status", m.Game.Status(), engine.Lost)
	equal(t, "typed", m.Play.Typed, "")
	equal(t, "screen", m.Screen, screen.None)
	tells(t, "notice", m)
	equal(t, "history", len(m.History), 1)
	equal(t, "ending", play.EndingOf(&m.Session), play.Ending{GaveUp: true, Tries: 6, Next: play.NextToday, Stats: records.Stats{Played: 1}, This: records.LostBar, Words: []string{"abide"}})
	w.send(play.GiveUp{})
	equal(t, "again", w.effects, []effect.Effect(nil))
}
