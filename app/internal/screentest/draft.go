package screentest

import (
	"testing"

	"ketword/app/lists"
	"ketword/engine"
)

// Draft returns a list that was read and is valid.
func Draft(t testing.TB, title, answers, guesses string) lists.Draft {
	t.Helper()
	d, err := lists.Read(engine.Forever, lists.Form{Title: title, Answers: answers, Guesses: guesses})
	if err != nil {
		t.Fatal(err)
	}
	return d
}
