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

// TestAgain: a game that is played again stores nothing, and results of another window don't end it.
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

// lostGame loses a puzzle of two tries, with a value of the setting keep-guessing.
func lostGame(t *testing.T, mode, secret, setting string) *window {
	w := openSecret(t, mode, secret, "&tries=2")
	return w.send(sets(session.KeepGuessing, setting)).send(guess("slate")...).send(guess("zzzzz")...)
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
		here.send(sets(session.KeepGuessing, setting)).send(guess("slate")...).send(guess("zzzzz")...)
		there.tell(session.SettingsKey, records.HistoryKey)
		equal(t, setting, []any{there.model.Game.Status(), there.model.Cover()}, []any{engine.Lost, cover})
	}
}

// TestGuide: a guide proposes guesses, explains the last row, and stores nothing, even if a
// link leads to its puzzle.
func TestGuide(t *testing.T) {
	l := newLexicon(t)
	secret := mustSecret(t, "crown", "plaid")
	slate, briny := engine.MustWord("slate"), engine.MustWord("briny")
	guide := session.Guide{Puzzle: engine.Choose(engine.Rules{Tries: 6}, "en", secret), Proposed: []engine.Word{slate, briny}}
	w := openWindow(t, l, map[string]string{}, "")
	_, told := play.LessonOf(&w.model.Session)
	equal(t, "of another puzzle", told, false)
	stored := maps.Clone(w.stored)
	w.model.Guides = []session.Guide{guide}
	tells := func(what string, want play.Lesson) {
		t.Helper()
		got, told := play.LessonOf(&w.model.Session)
		equal(t, what, told, true)
		equal(t, what, got, want)
	}
	turn := func(w engine.Word) engine.Turn { return session.TurnOf(w, secret) }

	w.send(OpenGuide{Lang: "xx"})
	equal(t, "no guide", w.model.Guided(), false)
	w.send(OpenGuide{Lang: "en"})
	equal(t, "the guide", []bool{w.model.Guided(), w.model.Again(), w.model.Play.Introduces(&w.model.Session)}, []bool{true, true, false})
	tells("at first", play.Lesson{Guess: slate})
	w.send(guess("flesh")...)
	tells("another guess", play.Lesson{Rows: 1, Turn: turn(engine.MustWord("flesh")), Guess: slate})
	w.send(guess("slate")...)
	tells("a row of squares", play.Lesson{Rows: 2, Turn: turn(slate), Guess: briny})
	w.send(guess("briny")...)
	tells("all is played", play.Lesson{Rows: 3, Turn: turn(briny), Solves: true})
	query := w.query
	w.send(guess("audio")...)
	_, told = play.LessonOf(&w.model.Session)
	equal(t, "no room", told, false)
	w.send(guess("crown")...)
	equal(t, "won", play.EndingOf(&w.model.Session).Won, true)
	equal(t, "history", len(w.model.History), 0)
	equal(t, "stored", w.stored, stored)

	w.send(OpenGuide{Lang: "en"})
	tells("again", play.Lesson{Guess: slate})
	w.send(GoToday{}, Popped{Query: query})
	equal(t, "by its link", w.model.Guided(), true)
	equal(t, "told of it", len(w.model.Notices), 0)
}
