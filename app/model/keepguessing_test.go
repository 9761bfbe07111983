package model

import (
	"maps"
	"strings"
	"testing"

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
