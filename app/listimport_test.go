//go:build !js

package app

import (
	"fmt"
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/notice"
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
		equal(t, test.want, problemLine(&embedded.English.ListProblem, test.problem), test.want)
		if test.problem.Line > 0 {
			said := strings.Replace(strings.Replace(test.problem.Error(), `"`, "“", 1), `"`, "”", 1)
			equal(t, "the engine", said, test.want)
		}
	}
	none := lexicon.Problem{Err: fmt.Errorf("something else")}
	equal(t, "any other", problemLine(&embedded.English.ListProblem, none), "something else")
}

func TestRefusals(t *testing.T) {
	for want, r := range map[string]model.ListRefusal{
		"You already have a list with these answers: “Fruit”.":         {Twin: "Fruit"},
		"In the answers:|The file could not be read. Choose it again.": {Part: lists.AnswersPart, Unread: true},
		"In the extra allowed guesses:|11.5 MB; the limit is 10 MB":    {Part: lists.GuessesPart, Size: 23 << 19},
	} {
		lines := refusalLines(embedded.English, r)
		equal(t, "first", lines[0], "Nothing was imported.")
		equal(t, "then", strings.Join(lines[1:], "|"), want)
	}
}

// TestLengthsDrawn: each length is a button that imports its words.
func TestLengthsDrawn(t *testing.T) {
	b := listTables(t)["several lengths"]
	refusal := b.draw().One(t, drawn.Tagged("dialog")).One(t, drawn.Classed("refusal"))
	same(t, "question", drawn.Texts(refusal.All(drawn.Tagged("p"))), "The words have different lengths. Which ones do you want?")
	buttons := refusal.All(drawn.Tagged("button"))
	same(t, "lengths", drawn.Texts(buttons), "4 letters: 1 word", "5 letters: 1,204 words, 20 extra allowed guesses")
	same(t, "the main one", drawn.Texts(refusal.All(drawn.Classed("main"))), "5 letters: 1,204 words, 20 extra allowed guesses")
	equal(t, "message", b.message("import-length", buttons[1].Value("data-value")), model.Msg(model.SubmitImport{Length: 5}))
	equal(t, "no length", b.message("import-length", "x"), nil)
}

// TestSkipsDrawn: a refusal has a button that imports the rest.
func TestSkipsDrawn(t *testing.T) {
	button := listTables(t)["refused"].draw().One(t, drawn.Classed("refusal")).One(t, drawn.Tagged("button"))
	equal(t, "button", button.Text(), "Import the good words, skip 9 lines")
	mixed := listTables(t)["mixed"].draw().One(t, drawn.Classed("refusal"))
	same(t, "buttons", drawn.Texts(mixed.All(drawn.Tagged("button"))), "Import the good words, skip 1 line", "Take words of mixed scripts, too")
	same(t, "lines", drawn.Texts(mixed.All(drawn.Tagged("p"))), "Nothing was imported.", "In the answers:",
		"line 2: “slаte”: letters of different scripts that look alike")
}

// TestCleanedInWords: the confirmation counts what was put right.
func TestCleanedInWords(t *testing.T) {
	own := lists.List{Name: lists.OwnName(0xabc, 5), Title: "Fruit"}
	for want, tidied := range map[string]lists.Tidied{
		"“Fruit” was imported.":                                                                          {},
		"“Fruit” was imported. Cleaned up: spaces around 1 word.":                                        {Blanks: 1},
		"“Fruit” was imported. Cleaned up: 3 lines taken apart. Skipped: 1 line.":                        {Apart: 3, Skipped: 1},
		"“Fruit” was imported. Cleaned up: capitals in 12 words, 1 empty line, 1,204 repeats.":           {Capitals: 12, Empty: 1, Repeats: 1204},
		"“Fruit” was imported. Left out: 354,185 words of other lengths.":                                {Others: 354185},
		"“Fruit” was imported. Cleaned up: 2 empty lines, 1 repeat. Left out: 1 word of another length.": {Empty: 2, Repeats: 1, Others: 1},
	} {
		equal(t, want, notice.Sentence(embedded.English, notice.ListImported{List: own, Tidied: tidied}), want)
	}
}

// TestUnderstoodInWords: how a list was read is said before it is imported, which is a button; also beside lengths and problems.
func TestUnderstoodInWords(t *testing.T) {
	refusal := listTables(t)["understood"].draw().One(t, drawn.Classed("refusal"))
	same(t, "lines", drawn.Texts(refusal.All(drawn.Tagged("p"))),
		"In the answers:", "Read as a Hunspell dictionary: 4 words, without their flags. 1 line is a comment and left out.",
		"In the extra allowed guesses:", "Read: 1,200 words. What stands behind the word is left out in 3 lines.")
	button := refusal.One(t, drawn.Tagged("button"))
	equal(t, "button", button.Text(), "Import these words")
	equal(t, "message", listTables(t)["understood"].message("import-understood", ""), model.Msg(model.SubmitImport{Agrees: true}))
	for want, u := range map[string]lists.Understood{
		"Read as JSON: 1 word.":                             {Format: lists.JSON, Words: 1},
		"Read as a table: 9 words from the column “Word”.":  {Format: lists.Table, Column: "W\u202eord", Words: 9},
		"Read: 2 words. 2 lines are comments and left out.": {Words: 2, Comments: 2},
	} {
		u.Part = lists.AnswersPart
		understood := []lists.Understood{u}
		equal(t, want, strings.Join(refusalLines(embedded.English, model.ListRefusal{Understood: understood}), "|"), want)
		lengths := model.ListRefusal{Understood: understood, Lengths: []lists.LengthCount{{Length: 5, Answers: 1}, {Length: 6, Answers: 1}}}
		equal(t, "with lengths", strings.Join(refusalLines(embedded.English, lengths), "|"), want+"|"+embedded.English.ListImport.Lengths())
		problem := model.ListRefusal{Part: lists.AnswersPart, Understood: understood, Problems: []lexicon.Problem{{Line: 2, Text: "a b", Err: engine.ErrNotLetters}}}
		equal(t, "with a problem", strings.Join(refusalLines(embedded.English, problem), "|"), "Nothing was imported.|"+want+"|In the answers:|line 2: “a b”: not only letters")
	}
}
