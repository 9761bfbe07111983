package model

import (
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/session"
)

// awaits reports whether the last message scheduled a quiet moment.
func (w *window) awaits() bool {
	return slices.Contains(w.effects, effect.Effect(effect.Later{After: moment, Msg: momentPassed{}}))
}

// TestNewsWaits: an update that arrives during a game is in the menu at once, is announced
// once when the next game can begin, and is applied when the player says so.
func TestNewsWaits(t *testing.T) {
	w := openSecret(t, "classic", "abide", "")
	w.send(guess("audio")...).send(UpdateWaits{})
	equal(t, "in the menu", w.model.UpdateWaits, true)
	equal(t, "in a game", w.awaits(), false)
	w.send(momentPassed{})
	equal(t, "told in a game", w.model.firstNotice(), nil)
	w.send(guess("abide")...)
	equal(t, "at the end", w.awaits(), false)
	equal(t, "the row is spoken", w.model.Play.Spoken.What, play.SayRow)
	w.send(NewRandom{Entropy: [2]uint64{1, 0}})
	equal(t, "before the next", w.awaits(), true)
	equal(t, "told at once", w.model.firstNotice(), nil)
	w.send(Open{Screen: screen.Menu})
	w.send(momentPassed{})
	equal(t, "told behind a dialog", w.model.firstNotice(), nil)
	w.send(Close{})
	equal(t, "without the dialog", w.awaits(), true)
	w.send(momentPassed{})
	equal(t, "told", w.model.firstNotice(), notice.Notice(notice.UpdateReady))
	equal(t, "stays", slices.ContainsFunc(w.effects, func(e effect.Effect) bool { later, _ := e.(effect.Later); return later.After == confirmed }), false)
	w.send(NewRandom{Entropy: [2]uint64{1, 0}}, UpdateWaits{})
	equal(t, "told again", w.awaits(), false)
	equal(t, "still in the menu", w.model.UpdateWaits, true)
}

// TestNewsOfTyping: a letter typed before the moment is over holds the news back.
func TestNewsOfTyping(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	w.send(UpdateWaits{})
	equal(t, "while the game is introduced", w.awaits(), false)
	w.send(play.Press{Letter: 'a'}, play.Erase{})
	equal(t, "asked for", w.awaits(), true)
	w.send(play.Press{Letter: 'a'}, momentPassed{})
	equal(t, "told", w.model.firstNotice(), nil)
	w.send(play.Erase{})
	equal(t, "asked for again", w.awaits(), true)
	w.send(play.Press{Letter: 'a'}, play.Erase{})
	equal(t, "asked for twice", w.awaits(), false)
}

// TestPlaysOffline: the news that the game can be played offline is shown once, disappears
// by itself, and lets another piece of news follow.
func TestPlaysOffline(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	w.send(play.Press{Letter: 'a'}, play.Erase{}) // ends the introduction
	w.send(OfflineKnown{State: session.OfflineReady, Fresh: true}, UpdateWaits{}, momentPassed{})
	equal(t, "told", w.model.firstNotice(), notice.Notice(notice.PlaysOffline))
	equal(t, "passes", w.effects, []effect.Effect{effect.Later{After: confirmed, Msg: passed{told: w.model.Play.Spoken.Count}}})
	w.send(passed{told: w.model.Play.Spoken.Count})
	equal(t, "then", w.awaits(), true)
	w.send(momentPassed{})
	equal(t, "told then", w.model.firstNotice(), notice.Notice(notice.UpdateReady))
	w.send(play.Press{Letter: 'a'}, play.Erase{}, momentPassed{}, OfflineKnown{State: session.OfflineBroken}, OfflineKnown{State: session.OfflineReady, Fresh: true})
	equal(t, "told once", w.awaits(), false)

	w = openWindow(t, newLexicon(t), map[string]string{}, "")
	w.send(OfflineKnown{State: session.OfflineReady})
	equal(t, "kept before", w.awaits(), false)
}
