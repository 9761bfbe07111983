package model

import (
	"maps"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// lostGame loses a puzzle of two tries, with a value of the setting keep-guessing.
func lostGame(t *testing.T, mode, secret, setting string) *window {
	w := openSecret(t, mode, secret, "&tries=2")
	return w.send(ChangeSetting{session.KeepGuessing, setting}).send(guess("slate")...).send(guess("zzzzz")...)
}

// TestKeepGuessing: after a loss the secret stays covered, and further rows change neither the
// result nor storage; a reload shows the secret.
func TestKeepGuessing(t *testing.T) {
	for mode, secret := range map[string]string{"classic": "abide", "quantum": "crown plaid"} {
		w := lostGame(t, mode, secret, "on")
		stored, history := maps.Clone(w.stored), w.model.History
		equal(t, mode+": the end", play.EndingOf(&w.model.Session), play.Ending{Used: 2, Tries: 2, Next: play.NextToday, Covered: true})
		w.send(play.Press{Letter: 'a'})
		equal(t, mode+": not yet", w.model.Play.Typed, "")
		w.send(play.KeepGuessing{}).send(guess("aisle")...).send(guess("slate")...)
		tells(t, mode+": a repeated guess", w.model, notice.Repeated{Word: "slate"})
		w.send(play.Enter{}).send(typed("abi")...)
		equal(t, mode+": rows", []int{len(w.model.Game.Rows()), w.model.Game.TurnCount(), len(w.model.Play.Board(&w.model.Session))}, []int{4, 2, 5})
		equal(t, mode+": the row in play", drawn(w.model.Play.Board(&w.model.Session)[4]), "a+b+i+··")
		if engine.Keyboard(w.model.Game.Rows())['i'] == (engine.Key{}) {
			t.Error("the keys know nothing of the further rows")
		}
		equal(t, mode+": the page is not kept", w.model.Snapshot(), snapshot{})
		w.send(play.Erase{}, play.Erase{}, play.Erase{}).send(guess(strings.Fields(secret)[0])...)
		e := play.EndingOf(&w.model.Session)
		equal(t, mode+": found", []any{e.Won, e.Found, e.Used, e.Covered, e.Guessed}, []any{false, 5, 2, false, strings.Fields(secret)[0]})
		equal(t, mode+": takes no more", w.model.TakesGuesses(), false)
		equal(t, mode+": stored", w.stored, stored)
		equal(t, mode+": history", w.model.History, history)
		again := openWindow(t, w.list, stored, w.query).model
		equal(t, mode+": a reload", []any{again.Cover(), again.Game.Guesses()}, []any{session.Uncovered, history[0].Game.Guesses()})
	}
}

// TestCoveredInAnotherWindow: a window that is notified of the loss covers the secret too.
func TestCoveredInAnotherWindow(t *testing.T) {
	l := newLexicon(t)
	link := linked("quantum", seedOf(t, l, "crown plaid"), "&tries=2")
	for setting, cover := range map[string]session.Cover{"off": session.Uncovered, "on": session.Covered} {
		stored := map[string]string{}
		here, there := openWindow(t, l, stored, link), openWindow(t, l, stored, link)
		here.send(ChangeSetting{session.KeepGuessing, setting}).send(guess("slate")...).send(guess("zzzzz")...)
		there.tell(session.SettingsKey, records.HistoryKey)
		equal(t, setting, []any{there.model.Game.Status(), there.model.Cover()}, []any{engine.Lost, cover})
	}
}

// TestShowSecret: the secret is shown if the player asks for it, or has not chosen to keep
// guessing.
func TestShowSecret(t *testing.T) {
	w := lostGame(t, "classic", "abide", "off")
	equal(t, "off at first", play.EndingOf(&w.model.Session).Words, []string{"abide"})
	w = lostGame(t, "classic", "abide", "on").send(play.ShowSecret{})
	equal(t, "shown", []any{play.EndingOf(&w.model.Session).Words, w.model.Cover()}, []any{[]string{"abide"}, session.Uncovered})
	w.send(play.KeepGuessing{}).send(typed("a")...)
	equal(t, "for good", w.model.Play.Typed, "")
	w = lostGame(t, "classic", "abide", "on").send(play.KeepGuessing{}).send(guess("aisle")...).send(typed("ab")...).send(play.ShowSecret{})
	e := play.EndingOf(&w.model.Session)
	equal(t, "after a further row", []any{e.Words, e.Found, w.model.Play.Typed}, []any{[]string{"abide"}, 0, ""})
	w = lostGame(t, "classic", "abide", "on").send(play.KeepGuessing{}, NewRandom{}, Popped{Entry: effect.Entry{Puzzle: w.model.Game.Puzzle.Identity}})
	equal(t, "gone and come back", w.model.Cover(), session.Uncovered)
	l := newLexicon(t)
	w = openWindow(t, l, map[string]string{}, "")
	w.send(ChangeSetting{session.KeepGuessing, "on"}).send(guess("slate")...).send(play.GiveUp{})
	equal(t, "given up", w.model.Cover(), session.Uncovered)
}
