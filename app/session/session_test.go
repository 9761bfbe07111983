package session

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/engine"
)

// testDay is the day of most tests.
const testDay = engine.Day(100)

// equal fails the test if got is not want.
func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}

// begun returns a session with the small list and the open daily puzzle of testDay.
func begun(t testing.TB) *Session {
	t.Helper()
	words := apptest.Lexicon(t)
	s := New([]lists.List{{Name: lists.Default(), Quantum: true}}, words)
	s.Day, s.InPlay, s.Lexicon, s.ListPrint = testDay, s.Lists[0], words, words.Fingerprint()
	p, err := words.Daily(FirstRules(), testDay)
	if err != nil {
		t.Fatal(err)
	}
	s.Game = engine.NewGame(p)
	return &s
}
