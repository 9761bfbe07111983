//go:build !js

package app

import (
	"testing"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// draftOf returns a list that was read and is valid.
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
