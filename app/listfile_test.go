//go:build !js

package app

import (
	"fmt"
	"strings"
	"testing"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// TestProblemsInWords: what the interface says is what the engine says, but for
// the quotation marks.
func TestProblemsInWords(t *testing.T) {
	long := strings.Repeat("x", 200)
	for _, p := range []lexicon.Problem{
		{Line: 37, Text: "Hello", Err: engine.ErrNotLower},
		{Line: 12, Text: "cat", Err: &engine.LengthError{Got: 3, Min: 5, Max: 5}},
		{Line: 12, Text: "cat", Err: &engine.LengthError{Got: 3, Min: 4, Max: 8}},
		{Line: 90, Text: "audio", Err: &lexicon.RepeatError{Line: 4}},
		{Line: 2, Text: "", Err: engine.ErrEmpty},
		{Line: 2, Text: "a b", Err: engine.ErrNotLetters},
		{Line: 2, Text: long, Err: engine.ErrCombining},
		{Line: 1, Text: "abc", Err: engine.ErrNotUTF8},
		{Line: 1, Text: "abc", Err: lexicon.ErrControl},
		{Err: &lexicon.CountError{Words: 100_001}},
		{Err: &lexicon.CountError{}},
	} {
		want := strings.Replace(strings.Replace(p.Error(), `"`, "“", 1), `"`, "”", 1)
		equal(t, want, problemLine(text.English.ListImport.Problem, p), want)
	}
	none := lexicon.Problem{Err: fmt.Errorf("something else")}
	equal(t, "any other", problemLine(text.English.ListImport.Problem, none), "something else")
}

func TestRefusals(t *testing.T) {
	for want, r := range map[string]model.ListRefusal{
		"You already have a list with these answers: “Fruit”.":         {Twin: "Fruit"},
		"In the answers:|The file could not be read. Choose it again.": {Part: model.AnswersPart, Unread: true},
		"In the further guesses:|11.5 MB: at most 10 MB":               {Part: model.GuessesPart, Size: 23 << 19},
	} {
		lines := refusalLines(text.English, r)
		equal(t, "first", lines[0], "Nothing was imported.")
		equal(t, "then", strings.Join(lines[1:], "|"), want)
	}
}
