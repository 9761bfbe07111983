//go:build !js

package ownlists

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// TestProblemsInWords: the problems of a list. For lines, the engine's messages are the
// same except for quotation marks.
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
	document := lexicon.Problem{Err: lists.ErrDocument}
	apptest.Equal(t, "a document", problemLine(&embedded.English.ListProblem, document), embedded.English.ListProblem.Document)
	apptest.Equal(t, "the length of a name", strings.Contains(embedded.English.ListImport.Name, strconv.Itoa(lists.MaxTitle)), true)
	none := lexicon.Problem{Err: fmt.Errorf("something else")}
	apptest.Equal(t, "any other", problemLine(&embedded.English.ListProblem, none), "something else")
}

func TestRefusals(t *testing.T) {
	for want, r := range map[string]lists.Refusal{
		"You already have a list with these answers: “Fruit”.": {Twin: "Fruit"},
		"The file could not be read. Choose it again.":         {Part: lists.AnswersPart, Unread: true},
		"11.5 MB; the limit is 10 MB":                          {Part: lists.GuessesPart, Size: 23 << 19},
	} {
		lines := refusalLines(embedded.English, r)
		apptest.Equal(t, "first", lines[0], "Nothing was saved.")
		apptest.Equal(t, "then", strings.Join(lines[1:], "|"), want)
	}
}

// TestUnderstoodLines: how a list was read is also shown with lengths and problems.
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
		apptest.Equal(t, "with lengths", strings.Join(refusalLines(embedded.English, lengths), "|"), want+"|"+embedded.English.ListImport.Lengths)
		problem := lists.Refusal{Part: lists.AnswersPart, Understood: understood, Problems: []lexicon.Problem{{Line: 2, Text: "a b", Err: engine.ErrNotLetters}}}
		apptest.Equal(t, "with a problem", strings.Join(refusalLines(embedded.English, problem), "|"), "Nothing was saved.|"+want+"|line 2: “a b”: not only letters")
	}
}

// TestFacts: the facts of a list include the language of additional guesses.
func TestFacts(t *testing.T) {
	list := lists.List{Name: lists.OwnName(0xabc, 5), Title: "Fruit", Answers: 2, Guesses: 3, Also: "fr", Quantum: true}
	apptest.Equal(t, "facts", factsText(embedded.English, list), "5 letters · 2 answers · 1 extra allowed guess · all French words as guesses")
}

// bench is the screen with its session.
type bench = screentest.Bench[Model]

var german = lists.Name{Lang: "de", Length: 5}

// open shows the screen with two lists of the player, one of them fruit.
func open(t testing.TB) *bench {
	b := &bench{T: t, Session: screentest.Playing(t, "abide")}
	b.Lists = append(b.Lists, lists.List{Name: german})
	b.Own, b.OwnState = []lists.List{{Name: lists.OwnName(2, 5), Answers: 1, Guesses: 1}, fruit(t).List()}, session.OwnKnown
	return b
}

// fruit returns a list that was read and is valid.
func fruit(t testing.TB) lists.Draft {
	return screentest.Draft(t, "Fruit", "apple\nbirch\n", "mango\n")
}

// refusal draws why a list was not imported.
func refusal(t testing.TB, r lists.Refusal) drawn.Element {
	return open(t).Send(ImportRefused{Refusal: r}).Draw().One(t, drawn.Saying("id", "refusal-answers"))
}

// TestImported: a list is added, and the form is emptied; a list with the same answers as an existing one
// is refused.
func TestImported(t *testing.T) {
	b, draft := open(t), fruit(t)
	b.Screen.Import = Import{Busy: true, Skips: true}
	b.Send(Imported{Drafts: []lists.Draft{draft}})
	apptest.Equal(t, "form", b.Screen.Import, Import{Skips: true, Refusal: lists.Refusal{Twin: "Fruit"}})
	apptest.Equal(t, "intents", len(b.Wants), 0)
	b.Own = nil
	b.Send(Imported{Drafts: []lists.Draft{draft}})
	apptest.Equal(t, "form of a new one", b.Screen.Import, Import{})
	apptest.Equal(t, "it is added", b.Wants, screen.Intents{screen.AddList{List: draft.List(), Draft: draft}})
	b.Own = []lists.List{{Name: lists.OwnName(2, 5), Title: "Fruit"}}
	b.Send(Imported{Drafts: []lists.Draft{draft}})
	apptest.Equal(t, "beside one with its title", b.Wants[0].(screen.AddList).List.Title, "Fruit 2")
}

// TestImportedSeveral: the lists that are not here yet are added, with titles of their own.
func TestImportedSeveral(t *testing.T) {
	b, known := open(t), fruit(t)
	more, err := lists.ReadEvery(engine.Forever, lists.Form{Title: "Fruit", Answers: "pear\nplum\napricot\n"})
	if err != nil {
		t.Fatal(err)
	}
	b.Send(Imported{Drafts: append([]lists.Draft{known}, more...)})
	apptest.Equal(t, "added", len(b.Wants), 2)
	apptest.Equal(t, "titles", [2]string{b.Wants[0].(screen.AddList).List.Title, b.Wants[1].(screen.AddList).List.Title}, [2]string{"Fruit 4", "Fruit 7"})
}

// TestEdit: the form has the words of a list, which the imported one replaces. It keeps its title, and may
// have the same words.
func TestEdit(t *testing.T) {
	b, draft := open(t), fruit(t)
	list := b.Own[1]
	b.Send(Export{List: list.Name})
	apptest.Equal(t, "asks for its words", b.Wants, screen.Intents{screen.Perform{Effect: effect.OfferList{List: list}}})
	b.Send(Edit{List: list.Name})
	form := b.Draw().One(t, drawn.Classed("import"))
	apptest.Equal(t, "heading", form.One(t, drawn.Tagged("h3")).Text(), "Edit “Fruit”")
	apptest.Equal(t, "focus", focusOn(&Model{}, &b.Screen, true, nil), "#list-answers")
	b.Send(Imported{Drafts: []lists.Draft{draft}})
	apptest.Equal(t, "replaced", b.Wants, screen.Intents{screen.AddList{List: draft.List(), Draft: draft, Replaces: list.Name}})
	apptest.Equal(t, "form", b.Screen.Import, Import{})
	b.Send(Edit{List: list.Name}, Edit{})
	apptest.Equal(t, "cleared", b.Wants, screen.Intents{screen.Perform{Effect: effect.ClearImport{}}})
	apptest.Equal(t, "not edited any more", b.Screen.Import, Import{})
}

// TestRefusalsPlace: a refusal stands at its field, which names it as its description.
func TestRefusalsPlace(t *testing.T) {
	for part, want := range map[lists.Part]string{lists.AnswersPart: "answers", lists.GuessesPart: "guesses", "": "answers"} {
		b := open(t)
		b.Send(ImportRefused{Refusal: lists.Refusal{Part: part, Size: 11 << 20}})
		field := b.Draw().One(t, drawn.Saying("aria-invalid", "true"))
		apptest.Equal(t, "field", field.Value("id"), "list-"+want)
		if told := b.Draw().One(t, drawn.Saying("id", field.Value("aria-describedby"))); told.Text() == "" {
			t.Errorf("%s: nothing is told", part)
		}
	}
}

// TestFiles: picked files stay when the list is refused; the refusal stays until something changes.
func TestFiles(t *testing.T) {
	b := open(t).Send(PickFile{Part: lists.AnswersPart, Name: "a.txt"}, PickFile{Part: lists.GuessesPart, Name: "g.txt"}, Submit{})
	button := func() drawn.Element { return b.Draw().One(t, drawn.Saying("data-action", "import")) }
	apptest.Equal(t, "busy", button().Value("aria-disabled"), "true")
	apptest.Equal(t, "once", len(b.Send(Submit{}).Wants), 0)
	b.Send(ImportRefused{Refusal: lists.Refusal{Part: lists.GuessesPart, Size: 11 << 20}})
	apptest.Equal(t, "no more", button().Value("aria-disabled"), "")
	apptest.Strings(t, "files", drawn.Texts(b.Draw().All(drawn.Tagged("b"))), "a.txt", "g.txt")
	b.Send(PickFile{Part: lists.GuessesPart})
	apptest.Equal(t, "one is left", b.Screen.Import, Import{Files: map[lists.Part]string{lists.AnswersPart: "a.txt"}})
}

// TestSubmit: choices after a refusal are passed on; skipping lines and accepting words of mixed scripts
// stay chosen until the form is submitted again.
func TestSubmit(t *testing.T) {
	b := open(t)
	for _, c := range []struct {
		submit Submit
		skips  bool
		takes  bool
	}{
		{Submit{Length: 4}, false, false}, {Submit{Skips: true}, true, false}, {Submit{Length: 4}, true, false}, {Submit{Agrees: true}, true, false},
		{Submit{Takes: true}, false, true}, {Submit{Agrees: true}, false, true}, {Submit{Skips: true}, true, true}, {Submit{Length: 4}, true, true},
		{Submit{}, false, false}, {Submit{Agrees: true}, false, false},
	} {
		b.Send(ImportRefused{Refusal: lists.Refusal{Lengths: []lists.LengthCount{{Length: 4, Answers: 1}}}}, c.submit)
		apptest.Equal(t, "asked", b.Wants, screen.Intents{screen.DropNotices{}, screen.Perform{Effect: effect.ReadImport{
			Length: c.submit.Length, Skips: c.skips, Takes: c.takes, Agrees: c.submit.Agrees,
		}}})
		apptest.Equal(t, "told no more", b.Screen.Import, Import{Busy: true, Skips: c.skips, Takes: c.takes})
	}
}

// TestWays: a refusal has a button for each way to continue, and one for each length; the main button is
// the one for all lengths.
func TestWays(t *testing.T) {
	for _, c := range []struct {
		refusal lists.Refusal
		lines   []string
		ways    []string
	}{
		{
			lists.Refusal{Lengths: []lists.LengthCount{{Length: 4, Answers: 1}, {Length: 5, Answers: 1204, Guesses: 20}}},
			[]string{"The words have different lengths. Which ones do you want?"},
			[]string{"All: 2 lists", "4 letters: 1 word", "5 letters: 1,204 words, 20 extra allowed guesses"},
		},
		{
			lists.Refusal{Part: lists.AnswersPart, Problems: []lexicon.Problem{{Line: 2, Text: "slаte", Err: lists.ErrLookalike}}, Skips: 1, Takes: true},
			[]string{"Nothing was saved.", "line 2: “slаte”: letters of different scripts that look alike"},
			[]string{"Import the good words, skip 1 entry", "Take words of mixed scripts, too"},
		},
		{
			lists.Refusal{Understood: []lists.Understood{
				{Part: lists.AnswersPart, Format: lists.Hunspell, Words: 4, Comments: 1}, {Part: lists.GuessesPart, Words: 1200, Meanings: 3},
			}},
			[]string{
				"In the answers:", "Read as a Hunspell dictionary: 4 words, without their flags. 1 line is a comment and left out.",
				"In the extra allowed guesses:", "Read: 1,200 words. What stands behind the word is left out in 3 lines.",
			},
			[]string{"Import these words"},
		},
	} {
		d := refusal(t, c.refusal)
		apptest.Strings(t, "lines", drawn.Texts(d.All(drawn.Tagged("p"))), c.lines...)
		apptest.Strings(t, "ways", drawn.Texts(d.All(drawn.Tagged("button"))), c.ways...)
		if len(c.refusal.Lengths) > 0 {
			apptest.Equal(t, "the main one", d.One(t, drawn.Classed("main")).Text(), c.ways[0])
		}
	}
}

// TestRows: each list has its facts and buttons; the title of one is being edited.
func TestRows(t *testing.T) {
	b := open(t)
	b.Words = map[lists.Name]*lexicon.Lexicon{b.Own[1].Name: fruit(t).Words}
	own := b.Draw().One(t, drawn.Classed("own"))
	apptest.Strings(t, "titles", drawn.Texts(own.All(drawn.Tagged("h3"))), "5-letter words", "Fruit")
	apptest.Strings(t, "facts", drawn.Texts(own.All(drawn.Classed("facts"))), "5 letters · 1 answer · classic only", "5 letters · 2 answers · 1 extra allowed guess")
	apptest.Strings(t, "actions", drawn.Attrs(own.All(drawn.Tagged("button")), "data-action"),
		"play-list", "edit-list", "ask-rename", "export-answers", "delete",
		"play-list", "list-link", "edit-list", "ask-rename", "export-answers", "export-guesses", "delete")
	b.Send(AskRename{List: b.Own[1].Name})
	apptest.Equal(t, "title to edit", b.Draw().One(t, drawn.Saying("id", "new-title")).Value("value"), "Fruit")
	apptest.Equal(t, "no more, opened again", b.Send(screentest.Opened[Model]{}).Screen.Renaming, lists.Name{})
	b.Deleted = b.Own[:1]
	for want, told := range map[string]notice.Notice{
		"“Fruit” was deleted.":                             notice.ListDeleted{List: b.Own[1]},
		"“Fruit” was saved.":                               notice.ListImported{List: b.Own[1], Edited: b.Own[0].Name},
		"“Fruit” is back. “5-letter words” was deleted.":   notice.ListBack{List: b.Own[1]}, // so what the button brings back is told
		"“Fruit” was saved. “5-letter words” was deleted.": notice.ListImported{List: b.Own[1], Edited: b.Own[1].Name},
	} {
		b.View.Notices = []notice.Notice{told}
		apptest.Equal(t, "told", b.Draw().One(t, drawn.Classed("told")).Text(), want)
	}
	old := b.Own[1]
	old.Name = lists.OwnName(0xdef, 5)
	b.Edits = map[string]string{b.Own[1].Name.Lang: old.Name.Lang}
	b.Deleted, b.View.Notices = []lists.List{old}, []notice.Notice{notice.ListBack{List: b.Own[0]}}
	apptest.Equal(t, "a change to undo", b.Draw().One(t, drawn.Classed("told")).Text(), "“5-letter words” is back. “Fruit” was saved.")
	apptest.Equal(t, "undo", b.Draw().One(t, drawn.Saying("data-action", "bring-back")).Text(), "Undo")
	none := open(t)
	none.Own = nil
	for state, want := range map[session.OwnState]string{session.OwnKnown: embedded.English.OwnLists.None, session.OwnUnread: embedded.English.OwnLists.Unread} {
		none.OwnState = state
		apptest.Equal(t, "without lists", none.Draw().All(drawn.Tagged("p"))[0].Text(), want)
	}
}

// TestLanguageOfGuesses: a list can allow all words of a language as guesses.
func TestLanguageOfGuesses(t *testing.T) {
	options := open(t).Draw().One(t, drawn.Saying("id", "list-also")).All(drawn.Tagged("option"))
	apptest.Strings(t, "choices", drawn.Texts(options), "English for a short list", "none", "all English words", "all German words")
	apptest.Strings(t, "values", drawn.Attrs(options, "value"), IfShort, NoLanguage, "en", "de")
}

// TestRename: a list of the player gets the typed title, cleaned, unless that is blank.
func TestRename(t *testing.T) {
	b := open(t)
	named := b.Own[1]
	named.Title = "Obst und Gemüse aus dem"
	for msg, want := range map[Rename]screen.Intents{
		{named.Name, " Obst\n und  Gemüse aus dem eigenen Garten"}: {screen.RenameList{List: named}},
		{named.Name, " "}: nil, {named.Name, "Fruit"}: nil, {german, "x"}: nil, {lists.OwnName(1, 5), "x"}: nil,
	} {
		b.Send(AskRename{List: named.Name}, msg)
		apptest.Equal(t, msg.Title, b.Wants, want)
		apptest.Equal(t, "asks no more", b.Screen.Renaming, lists.Name{})
	}
}

// TestExport: a part of a list is offered as a file, with its words if they are loaded.
func TestExport(t *testing.T) {
	b := open(t)
	list, words := b.Own[1], fruit(t).Words
	b.Words[list.Name] = words
	for _, c := range []struct {
		msg  screen.Msg[Model]
		want screen.Intents
	}{
		{Export{b.Own[0].Name, lists.GuessesPart}, screen.Intents{screen.Perform{Effect: effect.OfferList{List: b.Own[0], Part: lists.GuessesPart}}}},
		{Export{list.Name, lists.AnswersPart}, screen.Intents{screen.Perform{Effect: effect.OfferList{List: list, Part: lists.AnswersPart, Words: words}}}},
		{Export{List: lists.OwnName(1, 5)}, nil},
	} {
		apptest.Equal(t, "wants", b.Send(c.msg).Wants, c.want)
	}
}

// TestFocus: the focus goes to what replaced the used control.
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
