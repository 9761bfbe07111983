package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/sample"
)

const ownWords = "äpfel\nbirne\nkumst\nшалаш\n"

// setOwn returns a store with one list of the player, and its name.
func setOwn(t testing.TB, stored map[string]string) (*listStore, lists.Name) {
	s := newListStore(t)
	w := s.visit(t, stored, "")
	w.do(ownlists.Imported{Drafts: []lists.Draft{draft(t, "  My   fruits ", ownWords, "banan\n")}})
	return s, w.model.Own[0].Name
}

func TestImport(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	equal(t, "kept", s.own, []lists.List{{
		Name: name, Title: "My fruits", Answers: 4, Guesses: 5, Quantum: true, Bytes: 36, Letters: "abefiklmnprstuäалш",
	}})
	equal(t, "its name is its fingerprint", name, lists.OwnName(sample.Must(lexicon.New("xx", 5, ownWords, ""))(t).Fingerprint(), 5))

	w := s.visit(t, stored, "")
	equal(t, "listed", w.model.Own, s.own)
	w.do(screen.Open{Name: screen.Lists}, screen.PlayList{List: name, Closes: true})
	w.at("chosen", name, engine.Classic)
	equal(t, "closed", w.model.Screen, screen.None)
	w.do(typed("Шäé")...)
	equal(t, "its own letters", w.model.Play.Typed, "шäe")
	w.do(SwitchMode{Mode: engine.Quantum})
	w.at("quantum", name, engine.Quantum)
	w.do(NewRandom{Entropy: [2]uint64{1, 1}})
	w.at("random", name, engine.Quantum)
	link := w.model.link()
	w = s.visit(t, stored, "")
	w.at("the next visit", name, engine.Quantum)
	w = s.visit(t, map[string]string{}, link)
	w.at("a link", name, engine.Quantum)
	tells(t, "nothing is told", w.model)
	for _, q := range []string{"lang=" + name.Lang, "seed=3&lang=" + name.Lang, "length=6&lang=" + name.Lang} {
		s.visit(t, map[string]string{}, q).at("the tag is enough: "+q, name, engine.Classic)
	}
	s.own[0].Title = "My\u202e\x00 fruits"
	equal(t, "a title that an earlier version stored", s.visit(t, stored, "").model.Own[0].Title, "My fruits")
}

// TestMissingList: a link for an unknown list says so, and is followed once the list is imported.
func TestMissingList(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	link := s.visit(t, map[string]string{}, "seed=2&lang="+name.Lang+"&length=5").model.link()
	other := newListStore(t)
	w := other.visit(t, map[string]string{}, link)
	w.at("the usual list instead", english5, engine.Classic)
	tellsKinds(t, "told", w.model, notice.ListMissing{})
	equal(t, "which", w.model.firstNotice().(notice.ListMissing).List.Name, name)
	equal(t, "the address stays", w.query, link)
	w.do(screen.Open{Name: screen.Lists}, ownlists.Imported{Drafts: []lists.Draft{draft(t, "Not it", pairless, "")}})
	tellsKinds(t, "another list", w.model, notice.ListImported{}, notice.ListMissing{})
	w.do(ownlists.Imported{Drafts: []lists.Draft{draft(t, "Got it", ownWords, "")}})
	w.at("followed", name, engine.Classic)
	equal(t, "the puzzle", w.model.link(), link)
	equal(t, "closed", w.model.Screen, screen.None)
}

func TestDeleteList(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	w := s.visit(t, stored, "")
	w.do(ownlists.Imported{Drafts: []lists.Draft{draft(t, "Other", pairless, "")}})
	other := w.model.Own[1].Name
	w.do(DeleteList{List: name})
	tellsKinds(t, "told", w.model, notice.ListDeleted{})
	equal(t, "left", len(w.model.Own), 1)
	w.do(DeleteList{List: other}, BringBackList{})
	equal(t, "the last first", w.model.Own[0].Name, other)
	tellsKinds(t, "told", w.model, notice.ListBack{})
	w.do(BringBackList{})
	equal(t, "and then the one before", len(w.model.Own), 2)
	w.do(BringBackList{})
	equal(t, "no more", w.effects, []effect.Effect(nil))
	w.do(DeleteList{List: name}, DeleteList{List: name}, DeleteList{List: english5})
	equal(t, "only its own, once", w.effects, []effect.Effect(nil))
	w.do(DeleteList{List: other}, ownlists.Imported{Drafts: []lists.Draft{draft(t, "Again", pairless, "")}}, BringBackList{}, BringBackList{})
	equal(t, "what was imported again does not come back", len(w.model.Own), 2)
	w.do(DeleteList{List: name})

	w = s.visit(t, stored, "")
	equal(t, "gone at the next start", len(w.model.Own), 1)
	tells(t, "nothing to tell", w.model)
}

// TestDeleteListInPlay: another puzzle, with its address, replaces the one in play, and the
// dialog stays open. Undo restores the puzzle unchanged.
func TestDeleteListInPlay(t *testing.T) {
	for _, mode := range engine.Modes() {
		stored := map[string]string{}
		s, name := setOwn(t, stored)
		w := s.visit(t, stored, "").do(puzzle.ChooseList{List: name}, SwitchMode{Mode: mode}, NewRandom{Entropy: [2]uint64{1, 2}})
		w.do(guess("birne")...).do(typed("шa")...)
		link, game := w.query, w.model.Game
		w.do(screen.Open{Name: screen.Lists}, DeleteList{List: name})
		w.at("instead", english5, mode)
		tellsKinds(t, "told", w.model, notice.ListDeleted{})
		equal(t, "the dialog", w.model.Screen, screen.Lists)
		equal(t, "its address", w.query, w.model.address())
		equal(t, "not listed", len(w.model.Others()), 0)
		equal(t, "kept", len(w.model.Saved), 1)
		s.visit(t, stored, w.query).at("loaded again", english5, mode)

		gone := s.visit(t, map[string]string{}, link)
		tellsKinds(t, "its old address", gone.model, notice.ListMissing{})

		w.do(BringBackList{})
		w.at("back", name, mode)
		tellsKinds(t, "told", w.model, notice.ListBack{})
		equal(t, "the game", w.model.Game, game)
		equal(t, "its letters", w.model.Play.Typed, "шa")
		equal(t, "its address", w.query, link)
		equal(t, "the dialog", w.model.Screen, screen.Lists)
		w.do(BringBackList{})
		equal(t, "once", w.effects, []effect.Effect(nil))

		w.do(DeleteList{List: name}, NewRandom{Entropy: [2]uint64{3, 4}})
		elsewhere := w.model.Game
		w.do(BringBackList{})
		equal(t, "who went elsewhere stays there", w.model.Game, elsewhere)
		equal(t, "and finds it in the menu", len(w.model.Others()), 1)
	}
}

// TestBackToDeletedList: Back to a puzzle of a deleted list says so, and the puzzle in play
// stays, with its address. The other puzzle is opened once the list is restored.
func TestBackToDeletedList(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	w := s.visit(t, stored, "").do(puzzle.ChooseList{List: name})
	game := w.model.Game
	popped := Popped{Entry: effect.Entry{Puzzle: game.Puzzle.Identity}, Query: w.query}
	w.do(DeleteList{List: name}, play.Press{Letter: 'a'}, popped)
	w.at("stays", english5, engine.Classic)
	tellsKinds(t, "told", w.model, notice.ListDeleted{})
	equal(t, "its address", w.query, w.model.address())
	w.do(BringBackList{})
	w.at("opened", name, engine.Classic)
	equal(t, "as it was", w.model.Game, game)
	equal(t, "its address", w.query, w.model.address())

	w.do(DeleteList{List: name})
	w = s.visit(t, stored, "").do(popped)
	w.at("another visit", english5, engine.Classic)
	tellsKinds(t, "told", w.model, notice.ListMissing{})
	equal(t, "its address", w.query, w.model.address())
}

// TestDeletedInAnotherWindow: a window that plays the list opens another puzzle, and
// returns when the list is restored. Every window can undo the deletion.
func TestDeletedInAnotherWindow(t *testing.T) {
	for name, undoes := range map[string]int{"the first undoes it": 0, "the second undoes it": 1} {
		stored := map[string]string{}
		s, list := setOwn(t, stored)
		windows := []*window{s.visit(t, stored, ""), s.visit(t, stored, "").do(puzzle.ChooseList{List: list})}
		news := StoredChanged{Key: ListsKey, Value: "changed"}
		one, two := windows[0], windows[1]
		game, link := two.model.Game, two.query
		one.do(ownlists.Rename{List: list, Title: "Obst"})
		two.do(news)
		equal(t, name+": renamed", two.model.InPlay.Title, "Obst")
		one.do(DeleteList{List: list})
		two.do(StoredChanged{Key: ListsKey})
		two.at(name+": the key was removed, that is no news", list, engine.Classic)
		two.do(news)
		two.at(name+": instead", english5, engine.Classic)
		tellsKinds(t, name+": told", two.model, notice.ListDeleted{})
		equal(t, name+": its address", two.query, two.model.address())
		windows[undoes].do(BringBackList{})
		windows[1-undoes].do(news)
		two.at(name+": back", list, engine.Classic)
		tellsKinds(t, name+": told", two.model, notice.ListBack{})
		equal(t, name+": the game", two.model.Game, game)
		equal(t, name+": its address", two.query, link)
		for _, w := range windows {
			equal(t, name+": listed", len(w.model.Own), 1)
			equal(t, name+": no more to undo", len(w.model.Deleted), 0)
		}
	}
}

// TestSeveralImported: lists of one import are told of once.
func TestSeveralImported(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "").send(OwnLists{}, screen.Open{Name: screen.Lists})
	drafts, err := lists.ReadEvery(engine.Forever, lists.Form{Title: "Fruit", Answers: "pear\nplum\nkiwis\n\napricot\n"})
	if err != nil {
		t.Fatal(err)
	}
	w.send(ownlists.Imported{Drafts: drafts})
	tellsKinds(t, "told", w.model, notice.ListImported{})
	told := w.model.firstNotice().(notice.ListImported)
	equal(t, "of all", []any{told.Lists, told.Words, told.List.Title, told.Tidied}, []any{2, 3, "Fruit 7", lists.Tidied{Empty: 1}})
}
