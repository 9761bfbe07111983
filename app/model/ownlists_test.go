package model

import (
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// TestPlayWithoutPairs: the button of a list opens it, in the mode that it has.
func TestPlayWithoutPairs(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "mode=quantum").do(Imported{Draft: draft(t, "Solo", pairless, "")})
	name := w.model.Own[0].Name
	w.do(Open{Screen: ListsScreen}, ChooseList{List: name, Closes: true})
	w.at("classic", name, engine.Classic)
	equal(t, "closed", w.model.Screen, NoScreen)
}

// TestNotKept: a list that the browser can't keep is there until the page is
// closed, also after other lists were read again.
func TestNotKept(t *testing.T) {
	s := newListStore(t)
	s.full = true
	stored := map[string]string{}
	w := s.visit(t, stored, "").do(Imported{Draft: draft(t, "Mine", ownWords, "")})
	tellsKinds(t, "told", w.model, ListUnkept{})
	name := w.model.Own[0].Name
	w.do(Open{Screen: MenuScreen}, ChooseList{List: name})
	w.at("playable", name, engine.Classic)
	w = s.visit(t, stored, "")
	w.at("gone", english5, engine.Classic)
	tells(t, "nothing to tell", w.model)
	w.do(NotKept{List: name})
	equal(t, "unknown", len(w.model.Own), 0)
}

func TestRename(t *testing.T) {
	stored := map[string]string{}
	s, name := withOwn(t, stored)
	w := s.visit(t, stored, "").do(ChooseList{List: name}, AskRenameList{List: name})
	equal(t, "asked", w.model.Renaming, name)
	w.do(RenameList{List: name, Title: " Obst\n und  Gemüse aus dem eigenen Garten"})
	equal(t, "listed", w.model.Own[0].Title, "Obst und Gemüse aus dem")
	equal(t, "in play", w.model.InPlay.Title, "Obst und Gemüse aus dem")
	equal(t, "kept", s.own[0].Title, "Obst und Gemüse aus dem")
	equal(t, "asked no more", w.model.Renaming, ListName{})
	for _, bad := range []RenameList{{List: name, Title: " "}, {List: english5, Title: "x"}, {List: OwnName(1, 5), Title: "x"}} {
		w.do(bad)
		equal(t, "nothing to change", w.effects, []Effect(nil))
	}
	w.do(AskRenameList{List: name}, Close{})
	equal(t, "closed", w.model.Renaming, ListName{})
}

// TestMissingList: a link for a list that is not here says so, and is followed
// once the list is imported.
func TestMissingList(t *testing.T) {
	s, name := withOwn(t, map[string]string{})
	link := s.visit(t, map[string]string{}, "seed=2&lang="+name.Lang+"&length=5").model.Link()
	other := newListStore(t)
	w := other.visit(t, map[string]string{}, link)
	w.at("the usual list instead", english5, engine.Classic)
	tellsKinds(t, "told", w.model, ListMissing{})
	equal(t, "which", w.model.FirstNotice().(ListMissing).List.Name.Fingerprint(), lexicon.FingerprintOf(ownWords).String())
	equal(t, "the address stays", w.query, link)
	w.do(Open{Screen: ListsScreen}, Imported{Draft: draft(t, "Not it", pairless, "")})
	tellsKinds(t, "another list", w.model, ListImported{}, ListMissing{})
	w.do(Imported{Draft: draft(t, "Got it", ownWords, "")})
	w.at("followed", name, engine.Classic)
	equal(t, "the puzzle", w.model.Link(), link)
	equal(t, "closed", w.model.Screen, NoScreen)
	equal(t, "a built-in list has no such name", english5.Fingerprint(), "")
}

// TestSlowOwnLists: the player's lists are read after the start.
func TestSlowOwnLists(t *testing.T) {
	stored := map[string]string{}
	s, name := withOwn(t, stored)
	s.visit(t, stored, "").do(ChooseList{List: name})
	s.slow = true
	w := s.visit(t, stored, "")
	equal(t, "awaited", w.model.Waiting.List.Name, name)
	equal(t, "nothing is open", w.model.Lexicon == nil, true)
	s.slow = false
	w.settle()
	w.at("then", name, engine.Classic)

	delete(s.words, name)
	w = s.visit(t, stored, "")
	w.at("its words are lost", english5, engine.Classic)
	tellsKinds(t, "told", w.model, ListGone{})
}

func TestExport(t *testing.T) {
	s, name := withOwn(t, map[string]string{})
	w := s.visit(t, map[string]string{}, "")
	w.send(ExportList{List: name, Part: GuessesPart})
	equal(t, "effect", w.effects, []Effect{OfferList{List: s.own[0], Part: GuessesPart}})
	w.do(ChooseList{List: name}).send(ExportList{List: name, Part: AnswersPart})
	equal(t, "with its words", w.effects, []Effect{OfferList{List: s.own[0], Part: AnswersPart, Words: s.words[name]}})
	w.send(ListExportFailed{List: s.own[0]})
	tellsKinds(t, "told", w.model, ListGone{})
	w.send(ExportList{List: OwnName(1, 5)})
	equal(t, "no such list", w.effects, []Effect(nil))
}

// TestOldAnswer: storage that answers after a change does not undo it.
func TestOldAnswer(t *testing.T) {
	stored := map[string]string{}
	s, name := withOwn(t, stored)
	w := s.visit(t, stored, "")
	s.slow = true
	w.do(Open{Screen: ListsScreen})
	before := OwnLists{Lists: slices.Clone(s.own), Since: w.model.changes}
	w.do(DeleteList{List: name}, before)
	equal(t, "stays deleted", len(w.model.Own), 0)
	equal(t, "is read again", w.lists.asked[len(w.lists.asked)-1], Effect(ReadOwnLists{Since: w.model.changes}))
	s.slow = false
	w.settle()
	equal(t, "still", len(w.model.Own), 0)
}
