package model

import (
	"maps"
	"testing"

	"ketword/app/play"
	"ketword/app/session"
	"ketword/engine"
)

// TestGuide: a guide proposes guesses, explains the last row, and stores nothing, even if a
// link leads to its puzzle.
func TestGuide(t *testing.T) {
	l := newLexicon(t)
	secret, err := engine.NewSecret(engine.MustWord("crown"), engine.MustWord("plaid"))
	if err != nil {
		t.Fatal(err)
	}
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
