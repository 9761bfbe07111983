//go:build !js

package app

import (
	"slices"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// draftOf returns a list that was found good.
func draftOf(t testing.TB, title, answers, guesses string) lists.Draft {
	t.Helper()
	d, err := lists.Read(engine.Forever, lists.Form{Title: title, Answers: answers, Guesses: guesses})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// listTables returns the dialog of the player's lists in every state.
func listTables(t testing.TB) map[string]*table {
	open := func() *table {
		return newTable(t, "abide", "").send(model.OwnLists{}, model.Open{Screen: screen.Lists})
	}
	fruit := draftOf(t, "Fruit", "apple\nbirch\n", "mango\n")
	plain := draftOf(t, "", "ababa\n", "")
	name := lists.OwnName(fruit.Words.Fingerprint(), 5)
	full := func() *table { return open().send(ownlists.Imported{Draft: fruit}, ownlists.Imported{Draft: plain}) }
	return map[string]*table{
		"none":     open(),
		"two":      full(),
		"renaming": full().send(ownlists.AskRename{List: name}),
		"deleted":  full().send(model.DeleteList{List: name}),
		"picked":   open().send(ownlists.PickFile{Part: lists.AnswersPart, Name: "fruit.txt"}),
		"busy":     open().send(ownlists.Submit{}),
		"refused": open().send(ownlists.Submit{}, ownlists.ImportRefused{Refusal: lists.Refusal{
			Part: lists.AnswersPart, Problems: []lexicon.Problem{{Line: 3, Text: "Hello", Err: engine.ErrNotLower}}, Skips: 9,
		}}),
		"mixed": open().send(ownlists.Submit{}, ownlists.ImportRefused{Refusal: lists.Refusal{
			Part: lists.AnswersPart, Problems: []lexicon.Problem{{Line: 2, Text: "slаte", Err: lists.ErrLookalike}}, Skips: 1, Takes: true,
		}}),
		"understood": open().send(ownlists.ImportRefused{Refusal: lists.Refusal{Understood: []lists.Understood{
			{Part: lists.AnswersPart, Format: lists.Hunspell, Words: 4, Comments: 1}, {Part: lists.GuessesPart, Words: 1200, Meanings: 3},
		}}}),
		"several lengths": open().send(ownlists.ImportRefused{Refusal: lists.Refusal{
			Lengths: []lists.LengthCount{{Length: 4, Answers: 1}, {Length: 5, Answers: 1204, Guesses: 20}},
		}}),
		"barred": full().send(model.SwitchMode{Mode: engine.Quantum}, model.Open{Screen: screen.Puzzle}),
		"chosen": full().send(model.Open{Screen: screen.Puzzle}, puzzle.ChooseList{List: name}),
		"failed": open().send(model.Open{Screen: screen.Puzzle}, puzzle.ChooseList{List: lists.Name{Lang: "de", Length: 6}},
			model.ListFailed{List: lists.Name{Lang: "de", Length: 6}}),
		"loading": open().send(model.Open{Screen: screen.Puzzle}, puzzle.ChooseList{List: lists.Name{Lang: "de", Length: 6}},
			model.Loading{List: lists.Name{Lang: "de", Length: 6}, Got: 1}),
	}
}

func TestOwnListsDrawn(t *testing.T) {
	page := listTables(t)["two"].draw().One(t, drawn.Tagged("dialog"))
	own := page.One(t, drawn.Classed("own"))
	same(t, "titles", drawn.Texts(own.All(drawn.Tagged("h3"))), "5-letter words", "Fruit")
	same(t, "facts", drawn.Texts(own.All(drawn.Classed("facts"))), "5 letters · 1 answer · classic only", "5 letters · 2 answers · 1 extra allowed guess")
	same(t, "actions", drawn.Attrs(own.All(drawn.Tagged("button")), "data-action"),
		"play-list", "ask-rename", "export-answers", "delete",
		"play-list", "ask-rename", "export-answers", "export-guesses", "delete")
	equal(t, "told", page.One(t, drawn.Classed("told")).Text(), "“5-letter words” was imported.")

	page = listTables(t)["deleted"].draw().One(t, drawn.Tagged("dialog"))
	equal(t, "told", page.One(t, drawn.Classed("told")).Text(), "“Fruit” was deleted.")
	equal(t, "undo", page.One(t, drawn.Saying("data-action", "bring-back")).Text(), "Undo")
	page = listTables(t)["renaming"].draw().One(t, drawn.Tagged("dialog"))
	equal(t, "title to edit", page.One(t, drawn.Saying("id", "new-title")).Value("value"), "Fruit")
	page = listTables(t)["picked"].draw().One(t, drawn.Tagged("dialog"))
	equal(t, "file", page.One(t, drawn.Classed("file")).One(t, drawn.Tagged("b")).Text(), "fruit.txt")
	page = listTables(t)["busy"].draw().One(t, drawn.Tagged("dialog"))
	equal(t, "busy", page.One(t, drawn.Saying("data-action", "import")).Value("aria-disabled"), "true")
	page = listTables(t)["refused"].draw().One(t, drawn.Tagged("dialog"))
	same(t, "refused", drawn.Texts(page.One(t, drawn.Classed("refusal")).All(drawn.Tagged("p"))),
		"Nothing was imported.", "In the answers:", `line 3: “Hello”: not lower-case`)
}

// TestOwnListsTellOfLists: what is told of a guess stays out of the dialog of lists.
func TestOwnListsTellOfLists(t *testing.T) {
	missing, short := notice.ListMissing{List: lists.List{Name: lists.OwnName(1, 5)}}, notice.TooShort{Length: 5}
	b := newTable(t, "abide", "").send(model.Open{Screen: screen.Lists})
	b.model.Notices = []notice.Notice{short, missing, notice.CantSave}
	page := b.draw()
	equal(t, "told", page.One(t, drawn.Classed("lists")).One(t, drawn.Classed("told")).Text(), notice.Sentences(embedded.English, []notice.Notice{missing, notice.CantSave}))
	equal(t, "in the line", page.One(t, drawn.Classed("message")).Text(), notice.Sentences(embedded.English, []notice.Notice{short}))
}

// TestUnreadListsDrawn: lists that can't be read are not said to be none.
func TestUnreadListsDrawn(t *testing.T) {
	page := newTable(t, "abide", "").send(model.OwnListsUnread{}, model.Open{Screen: screen.Lists}).draw()
	told := drawn.Texts(page.One(t, drawn.Classed("lists")).All(drawn.Tagged("p")))
	equal(t, "unread", slices.Contains(told, embedded.English.OwnLists.Unread()), true)
	equal(t, "none", slices.Contains(told, embedded.English.OwnLists.None()), false)
}

// TestLanguageOfGuesses: a list may have a language's words as guesses; it is told where they are missing.
func TestLanguageOfGuesses(t *testing.T) {
	field := listTables(t)["none"].draw().One(t, drawn.Saying("id", "list-also"))
	same(t, "choices", drawn.Texts(field.All(drawn.Tagged("option"))), "English for a short list", "none", "all English words", "all German words", "all French words")
	same(t, "values", drawn.Attrs(field.All(drawn.Tagged("option")), "value"), ownlists.IfShort, ownlists.NoLanguage, "en", "de", "fr")
	french := lists.List{Name: lists.Name{Lang: "fr", Length: 5}}
	equal(t, "missing", notice.Sentence(embedded.English, notice.GuessesMissing{List: french}),
		"The French words could not be loaded. Only the list’s own can be guessed.")
	equal(t, "coming", notice.Sentence(embedded.English, notice.GuessesMissing{List: french, Coming: true}),
		"The French words are still being loaded.")
}

func TestFileNames(t *testing.T) {
	own := lists.List{Name: lists.OwnName(0xabc, 5), Title: "Fruit"}
	equal(t, "answers", wording.ListFile(embedded.English, own, lists.AnswersPart), "Fruit.txt")
	equal(t, "guesses", wording.ListFile(embedded.English, own, lists.GuessesPart), "Fruit, extra guesses.txt")
}
