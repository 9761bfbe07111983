package model

import (
	"maps"
	"testing"

	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/games"
	"ketword/app/screen/review"
	"ketword/engine"
)

// TestShowGame: a finished game can be viewed as it ended, or played again, which changes
// neither its result nor storage.
func TestShowGame(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	w := openWindow(t, l, stored, linked("classic", seedOf(t, l, "abide"), "")).send(guess("audio")...).send(guess("abide")...)
	id := w.model.Game.Puzzle.Identity.String()
	w.send(NewRandom{Entropy: [2]uint64{1, 2}}, Open{Screen: screen.Stats}, Open{Screen: screen.Games})
	w.send(games.ShowGame{Identity: id})
	equal(t, "dialog", w.model.Screen, screen.None)
	equal(t, "rows", w.words(), []string{"audio", "abide"})
	before, counted := maps.Clone(stored), w.model.Stats()
	w.send(Open{Screen: screen.Games}, games.ShowGame{Identity: id, Again: true})
	equal(t, "empty", len(w.words()), 0)
	equal(t, "again", w.model.Again(), true)
	tells(t, "told", w.model, notice.PlayedAgain)
	equal(t, "spoken", w.model.Play.Spoken.What, play.SayNotice)
	equal(t, "no bar is lit", w.model.BarOf(w.model.Selection), records.NoBar)
	w.send(review.Show{Identity: id})
	equal(t, "the review is of the result", len(ran(w.effects)[0].Task.(*query.Review).Turns), 2)
	w.send(Close{}).send(guess("speed")...).send(guess("abide")...)
	equal(t, "won again", w.model.Game.Status(), engine.Won)
	equal(t, "counted once", w.model.Stats(), counted)
	equal(t, "stored", stored, before)
	w.send(games.ShowGame{Identity: id})
	equal(t, "the result", w.words(), []string{"audio", "abide"})
	equal(t, "its bar", w.model.BarOf(w.model.Selection), records.Bar(2))
}
