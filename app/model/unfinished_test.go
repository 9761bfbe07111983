package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine/lexicon"
)

// leaveGame returns a window with an unfinished game besides the one in play.
func leaveGame(t *testing.T, l *lexicon.Lexicon, stored map[string]string) *window {
	w := openWindow(t, l, stored, linked("classic", 1, ""))
	return w.send(guess("audio")...).send(typed("fl")...).send(NewRandom{Entropy: [2]uint64{1, 2}})
}

// TestRemoveGame: an unfinished game is removed, also from storage, and restored unchanged.
func TestRemoveGame(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	w := leaveGame(t, l, stored)
	other := w.model.Others()[0]
	id := other.Game.Puzzle.Identity
	before := stored[session.GameKey(id)]
	w.send(RemoveGame{Identity: id.String()})
	equal(t, "not listed", len(w.model.Others()), 0)
	tells(t, "told", w.model, notice.GameRemoved{Game: other})
	equal(t, "in the line", w.model.InLine(), w.model.Notices)
	equal(t, "stored", stored[session.GameKey(id)], "")
	w.send(RemoveGame{Identity: id.String()}, RemoveGame{Identity: w.model.Game.Puzzle.Identity.String()}, RemoveGame{Identity: "x"})
	equal(t, "neither twice nor the one in play", w.effects, []effect.Effect(nil))
	equal(t, "gone at the next start", len(openWindow(t, l, stored, "").model.Saved), 0)

	w.send(BringBackGame{})
	equal(t, "listed", w.model.Others(), []records.Result{other})
	tells(t, "told", w.model, notice.GameBack{Game: other})
	equal(t, "stored", stored[session.GameKey(id)], before)
	w.send(BringBackGame{})
	equal(t, "once", w.effects, []effect.Effect(nil))
	w.send(Resume{Identity: id.String()})
	equal(t, "as it was", w.model.Play.Typed, "fl")
}

// TestRemovedGameBegunAgain: undo overwrites nothing that was played since.
func TestRemovedGameBegunAgain(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	w := leaveGame(t, l, stored)
	id := w.model.Others()[0].Game.Puzzle.Identity
	link := linked("classic", 1, "")
	w.send(RemoveGame{Identity: id.String()})
	again := openWindow(t, l, stored, link)
	equal(t, "from its beginning", len(again.model.Game.Turns()), 0)

	again.model.Removed = w.model.Removed
	again.send(typed("a")...).send(BringBackGame{})
	equal(t, "a letter gives way", again.words(), []string{"audio"})

	w.send(BringBackGame{}, RemoveGame{Identity: id.String()})
	again = openWindow(t, l, stored, link)
	again.model.Removed = w.model.Removed
	again.send(guess("speed")...).send(BringBackGame{})
	equal(t, "a row doesn't", again.words(), []string{"speed"})
	tells(t, "nothing is told", again.model)
}
