//go:build !js

package ownlists

import (
	"fmt"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// TestProblemsInWords: what is wrong with a list. Of a line the engine says the
// same, but for the quotation marks.
func TestProblemsInWords(t *testing.T) {
	long := strings.Repeat("x", 200)
	for _, test := range []struct {
		problem lexicon.Problem
		want    string
	}{
		{lexicon.Problem{Line: 37, Text: "Hello", Err: engine.ErrNotLower}, "line 37: “Hello”: not lower-case"},
		{lexicon.Problem{Line: 12, Text: "cat", Err: &engine.LengthError{Got: 3, Min: 5, Max: 5}}, "line 12: “cat”: 3 letters, expected 5"},
		{lexicon.Problem{Line: 12, Text: "cat", Err: &engine.LengthError{Got: 3, Min: 2, Max: 15}}, "line 12: “cat”: 3 letters, expected 2 to 15"},
		{lexicon.Problem{Line: 90, Text: "audio", Err: &lexicon.RepeatError{Line: 4}}, "line 90: “audio”: already on line 4"},
		{lexicon.Problem{Line: 2, Err: engine.ErrEmpty}, "line 2: empty line"},
		{lexicon.Problem{Line: 2, Text: "a b", Err: engine.ErrNotLetters}, "line 2: “a b”: not only letters"},
		{
			lexicon.Problem{Line: 2, Text: long, Err: engine.ErrCombining},
			"line 2: “" + long[:40] + "…”: contains a combining mark that is part of no letter",
		},
		{lexicon.Problem{Line: 1, Text: "abc", Err: engine.ErrNotUTF8}, "line 1: “abc”: not UTF-8 text"},
		{lexicon.Problem{Line: 1, Text: "abc", Err: lexicon.ErrControl}, "line 1: “abc”: contains a control character"},
		{lexicon.Problem{Err: &lexicon.CountError{Words: 100_001}}, "100,001 words; the limit is 100,000"},
		{lexicon.Problem{Err: &lexicon.CountError{}}, "no words"},
	} {
		apptest.Equal(t, test.want, problemLine(&embedded.English.ListProblem, test.problem), test.want)
		if test.problem.Line > 0 {
			said := strings.Replace(strings.Replace(test.problem.Error(), `"`, "“", 1), `"`, "”", 1)
			apptest.Equal(t, "the engine", said, test.want)
		}
	}
	none := lexicon.Problem{Err: fmt.Errorf("something else")}
	apptest.Equal(t, "any other", problemLine(&embedded.English.ListProblem, none), "something else")
}

func TestRefusals(t *testing.T) {
	for want, r := range map[string]lists.Refusal{
		"You already have a list with these answers: “Fruit”.":         {Twin: "Fruit"},
		"In the answers:|The file could not be read. Choose it again.": {Part: lists.AnswersPart, Unread: true},
		"In the extra allowed guesses:|11.5 MB; the limit is 10 MB":    {Part: lists.GuessesPart, Size: 23 << 19},
	} {
		lines := refusalLines(embedded.English, r)
		apptest.Equal(t, "first", lines[0], "Nothing was imported.")
		apptest.Equal(t, "then", strings.Join(lines[1:], "|"), want)
	}
}

// TestUnderstoodLines: how a list was read is said beside lengths and problems, too.
func TestUnderstoodLines(t *testing.T) {
	for want, u := range map[string]lists.Understood{
		"Read as JSON: 1 word.":                             {Format: lists.JSON, Words: 1},
		"Read as a table: 9 words from the column “Word”.":  {Format: lists.Table, Column: "W\u202eord", Words: 9},
		"Read: 2 words. 2 lines are comments and left out.": {Words: 2, Comments: 2},
	} {
		u.Part = lists.AnswersPart
		understood := []lists.Understood{u}
		apptest.Equal(t, want, strings.Join(refusalLines(embedded.English, lists.Refusal{Understood: understood}), "|"), want)
		lengths := lists.Refusal{Understood: understood, Lengths: []lists.LengthCount{{Length: 5, Answers: 1}, {Length: 6, Answers: 1}}}
		apptest.Equal(t, "with lengths", strings.Join(refusalLines(embedded.English, lengths), "|"), want+"|"+embedded.English.ListImport.Lengths())
		problem := lists.Refusal{Part: lists.AnswersPart, Understood: understood, Problems: []lexicon.Problem{{Line: 2, Text: "a b", Err: engine.ErrNotLetters}}}
		apptest.Equal(t, "with a problem", strings.Join(refusalLines(embedded.English, problem), "|"), "Nothing was imported.|"+want+"|In the answers:|line 2: “a b”: not only letters")
	}
}

// TestFacts: a list may have a language's words as guesses, which its facts say.
func TestFacts(t *testing.T) {
	list := lists.List{Name: lists.OwnName(0xabc, 5), Title: "Fruit", Answers: 2, Guesses: 3, Also: "fr", Quantum: true}
	apptest.Equal(t, "facts", factsText(embedded.English, list), "5 letters · 2 answers · 1 extra allowed guess · all French words as guesses")
}

// TestTwin: a list with the answers of one that is here is refused, and the form stays.
func TestTwin(t *testing.T) {
	d, err := lists.Read(engine.Forever, lists.Form{Title: "Fruit", Answers: "apple\nbirch\n"})
	if err != nil {
		t.Fatal(err)
	}
	s, m := session.New(nil, nil), Model{Import: Import{Busy: true, Skips: true}}
	s.Own = []lists.List{d.List()}
	is, intents := screentest.Update(s, m, Imported{Draft: d})
	apptest.Equal(t, "form", is.Import, Import{Skips: true, Refusal: lists.Refusal{Twin: "Fruit"}})
	apptest.Equal(t, "intents", len(intents), 0)
	s.Own = nil
	is, intents = screentest.Update(s, m, Imported{Draft: d})
	apptest.Equal(t, "form of a new one", is.Import, Import{})
	apptest.Equal(t, "it is added", intents, screen.Intents{screen.AddList{List: d.List(), Draft: d}})
}

// TestFocus: the focus goes to what took the place of the control that was used.
func TestFocus(t *testing.T) {
	list := lists.OwnName(0xabc, 5)
	for want, c := range map[string]struct {
		was, is Model
		told    notice.Notice
	}{
		"":                         {},
		"#new-title":               {is: Model{Renaming: list}},
		"[data-action=bring-back]": {told: notice.ListDeleted{}},
		"[data-action=\"ask-rename\"][data-value=\"" + list.String() + "\"]": {was: Model{Renaming: list}},
		"[data-action=unpick][data-value=\"answers\"]":                       {is: Model{Import: Import{Files: map[lists.Part]string{lists.AnswersPart: "a.txt"}}}},
	} {
		apptest.Equal(t, want, focusOn(&c.was, &c.is, true, c.told), want)
	}
}
