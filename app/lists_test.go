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

// draftOf returns a list that was found good.
func draftOf(t testing.TB, title, answers, guesses string) model.Draft {
	t.Helper()
	d, err := model.CheckList(title, answers, guesses, nil)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// listTables returns the dialog of the player's lists in every state.
func listTables(t testing.TB) map[string]*table {
	open := func() *table {
		return newTable(t, "abide", "").send(model.OwnLists{}, model.Open{Screen: model.ListsScreen})
	}
	fruit := draftOf(t, "Fruit", "apple\nbirch\n", "mango\n")
	plain := draftOf(t, "", "ababa\n", "")
	name := model.OwnName(fruit.Words.Fingerprint(), 5)
	full := func() *table { return open().send(model.Imported{Draft: fruit}, model.Imported{Draft: plain}) }
	return map[string]*table{
		"none":     open(),
		"two":      full(),
		"renaming": full().send(model.AskRename{List: name}),
		"deleted":  full().send(model.Delete{List: name}),
		"picked":   open().send(model.PickFile{Part: model.AnswersPart, Name: "fruit.txt"}),
		"busy":     open().send(model.SubmitImport{}),
		"refused": open().send(model.SubmitImport{}, model.ImportRefused{Refusal: model.ListRefusal{
			Part: model.AnswersPart, Problems: []lexicon.Problem{{Line: 3, Text: "Hello", Err: engine.ErrNotLower}},
		}}),
		"barred": full().send(model.SwitchMode{Mode: engine.Quantum}, model.Open{Screen: model.MenuScreen}),
		"chosen": full().send(model.Open{Screen: model.MenuScreen}, model.ChooseList{List: name}),
		"loading": open().send(model.Open{Screen: model.MenuScreen}, model.ChooseList{List: model.ListName{Lang: "de", Length: 6}},
			model.Loading{List: model.ListName{Lang: "de", Length: 6}, Got: 1}),
	}
}

func TestOwnListsDrawn(t *testing.T) {
	page := listTables(t)["two"].draw().one(t, tagged("dialog"))
	own := page.one(t, classed("own"))
	same(t, "titles", texts(own.all(tagged("h3"))), "5-letter words", "Fruit")
	same(t, "facts", texts(own.all(classed("facts"))), "5 letters · 1 answer · classic only", "5 letters · 2 answers · 1 further guess")
	same(t, "actions", attrs(own.all(tagged("button")), "data-action"),
		"play-list", "ask-rename", "export-answers", "delete",
		"play-list", "ask-rename", "export-answers", "export-guesses", "delete")
	equal(t, "told", page.one(t, classed("told")).text(), "“5-letter words” is imported.")

	page = listTables(t)["deleted"].draw().one(t, tagged("dialog"))
	equal(t, "told", page.one(t, classed("told")).text(), "“Fruit” is deleted.")
	equal(t, "undo", page.one(t, saying("data-action", "bring-back")).text(), "Undo")
	page = listTables(t)["renaming"].draw().one(t, tagged("dialog"))
	equal(t, "title to edit", page.one(t, saying("id", "new-title")).attr("value"), "Fruit")
	page = listTables(t)["picked"].draw().one(t, tagged("dialog"))
	equal(t, "file", page.one(t, classed("file")).one(t, tagged("b")).text(), "fruit.txt")
	page = listTables(t)["busy"].draw().one(t, tagged("dialog"))
	equal(t, "busy", page.one(t, saying("data-action", "import")).attr("aria-disabled"), "true")
	page = listTables(t)["refused"].draw().one(t, tagged("dialog"))
	same(t, "refused", texts(page.one(t, classed("refusal")).all(tagged("p"))),
		"Nothing was imported.", "In the answers:", `line 3: "Hello": not lower-case`)
}

func TestListChoiceDrawn(t *testing.T) {
	page := listTables(t)["barred"].draw().one(t, classed("choices"))
	barred := page.all(having("disabled"))
	same(t, "barred", texts(barred), "5-letter words")
	same(t, "why", texts(page.all(classed("barred"))), "5-letter words has no quantum game: all its answers share letters.")
	same(t, "chosen", texts(page.all(saying("aria-pressed", "true"))), "English", "5")

	menu := listTables(t)["chosen"].draw().one(t, classed("menu"))
	same(t, "chosen", texts(menu.all(saying("aria-pressed", "true"))), "Fruit", "5")
	equal(t, "place", menu.one(t, saying("role", "status")).text(), "Daily 101 · Fruit · 5 letters")
	equal(t, "play", menu.one(t, saying("data-action", "close")).text(), "Play")

	german := model.ListName{Lang: "de", Length: 6}
	failed := listTables(t)["loading"].send(model.ListFailed{List: german}, model.Open{Screen: model.MenuScreen}).draw().one(t, classed("menu"))
	equal(t, "failed", failed.one(t, saying("role", "status")).text(), "German · 6 letters could not be loaded. Please check the connection.")

	page = listTables(t)["loading"].draw().one(t, classed("choices"))
	equal(t, "progress", page.one(t, saying("role", "status")).text(), "Loading German · 6 letters …")
	equal(t, "bar", page.one(t, tagged("progress")).attr("max"), "100")
	same(t, "wanted", texts(page.all(saying("aria-pressed", "true"))), "German", "6")
}

// TestProblemsInWords: what the interface says is what the engine says.
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
		equal(t, p.Error(), problemLine(text.English.Lists.Problem, p), p.Error())
	}
	none := lexicon.Problem{Err: fmt.Errorf("something else")}
	equal(t, "any other", problemLine(text.English.Lists.Problem, none), "something else")
}

func TestRefusals(t *testing.T) {
	for want, r := range map[string]model.ListRefusal{
		"A list with the same answers is here: “Fruit”.":               {Twin: "Fruit"},
		"In the answers:|The file could not be read. Choose it again.": {Part: model.AnswersPart, Unread: true},
		"In the further guesses:|11.5 MB: at most 10 MB":               {Part: model.GuessesPart, Size: 23 << 19},
	} {
		lines := refusalLines(text.English.Lists, r)
		equal(t, "first", lines[0], "Nothing was imported.")
		equal(t, "then", strings.Join(lines[1:], "|"), want)
	}
}

// TestListNotices: each says which list it means.
func TestListNotices(t *testing.T) {
	german := model.List{Name: model.ListName{Lang: "de", Length: 6}}
	own := model.List{Name: model.OwnName(0xabc, 5), Title: "Fruit"}
	for want, n := range map[string]model.Notice{
		"German · 6 letters could not be loaded. Please check the connection.": model.NotLoaded{List: german},
		"Fruit has no quantum game: all its answers share letters.":            model.NoPairs{List: own},
		"“Fruit” is back.": model.ListBack{List: own},
		"“Fruit” can’t be read: this browser has lost its words. Import it again.":                                                                   model.ListGone{List: own},
		"“Fruit” could not be saved, and will be gone with this page.":                                                                               model.ListNotKept{List: own},
		"This link needs a list that is not here: 5 letters, fingerprint 0000000000000abc. Import it (menu, Your word lists), and the puzzle opens.": model.ListMissing{List: own},
	} {
		equal(t, want, noticeSentence(text.English, n), want)
	}
}

// TestUpperCase: no two letters of a list look the same.
func TestUpperCase(t *testing.T) {
	for lower, want := range map[string]string{"straße": "STRAẞE", "äöü": "ÄÖÜ", "œé": "ŒÉ", "ıiς": "ıIς", "шалаш": "ШАЛАШ", "한글": "한글"} {
		equal(t, lower, upper(lower), want)
	}
}

func TestFileNames(t *testing.T) {
	own := model.List{Name: model.OwnName(0xabc, 5), Title: "Fruit"}
	equal(t, "answers", fileName(text.English, model.ExportList{List: own, Part: model.AnswersPart}), "Fruit.txt")
	equal(t, "guesses", fileName(text.English, model.ExportList{List: own, Part: model.GuessesPart}), "Fruit, further guesses.txt")
}
