package play

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestApart: two rows of squares with two correct letters at one place are of two words, and the lesson says so.
func TestApart(t *testing.T) {
	secret := apptest.Secret(t, "crown", "plaid")
	row := func(w string) engine.Turn { return session.TurnOf(engine.MustWord(w), secret) }
	for rows, want := range map[string]bool{
		"slate stoke": true,
		"slate blame": false, // the same letter
		"slate runny": false, // no place of both
		"flown slate": false, // one is mixed
		"slate flown": false,
	} {
		first, second, _ := strings.Cut(rows, " ")
		equal(t, rows, apart(row(first), row(second)), want)
	}
	equal(t, "lesson", rowLesson(embedded.English, Lesson{Turn: row("stoke"), Apart: true}), "Squares of the other word, since one place has two correct letters: it has O.")
	equal(t, "another", rowLesson(embedded.English, Lesson{Turn: row("stoke")}), "Squares: one word has O, and the other has none of this row’s letters.")
}
