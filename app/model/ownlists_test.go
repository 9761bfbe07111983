package model

import (
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
	"ketword/engine"
)

// TestPlayWithoutPairs: the Play button of a list opens it in a mode for which it has secrets.
func TestPlayWithoutPairs(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "mode=quantum").do(ownlists.Imported{Drafts: []lists.Draft{draft(t, "Solo", pairless, "")}})
	name := w.model.Own[0].Name
	w.do(screen.Open{Name: screen.Lists}, screen.PlayList{List: name, Closes: true})
	w.at("classic", name, engine.Classic)
	equal(t, "closed", w.model.Screen, screen.None)
}

// TestNotKept: a list that the browser can't store is available until the page is closed,
// even after other lists were read again.
func TestNotKept(t *testing.T) {
	s := newListStore(t)
	s.full = true
	stored := map[string]string{}
	w := s.visit(t, stored, "").do(ownlists.Imported{Drafts: []lists.Draft{draft(t, "Mine", ownWords, "")}})
	tellsKinds(t, "told", w.model, notice.ListUnkept{})
	name := w.model.Own[0].Name
	w.do(screen.Open{Name: screen.Puzzle}, puzzle.ChooseList{List: name})
	w.at("playable", name, engine.Classic)
	w = s.visit(t, stored, "")
	w.at("gone", english5, engine.Classic)
	tells(t, "nothing to tell", w.model)
	w.do(Kept{List: name, Fails: true})
	equal(t, "unknown", len(w.model.Own), 0)
}

// TestRename: a new title also applies to the list in play, and is stored.
func TestRename(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	w := s.visit(t, stored, "").do(puzzle.ChooseList{List: name}, ownlists.Rename{List: name, Title: "Obst"})
	equal(t, "titles", []string{w.model.Own[0].Title, w.model.InPlay.Title, s.own[0].Title}, []string{"Obst", "Obst", "Obst"})
}

// TestLostWords: a list of the player that was played last and whose words are gone gives way to another.
func TestLostWords(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	s.visit(t, stored, "").do(puzzle.ChooseList{List: name})
	delete(s.words, name)
	s.slow = true
	w := s.visit(t, stored, "").send(typed("ab")...)
	equal(t, "awaited", w.model.Waiting.List.Name, name)
	s.slow = false
	w.settle()
	w.at("its words are lost", english5, engine.Classic)
	tellsKinds(t, "told", w.model, notice.ListGone{})
	equal(t, "letters that were typed for it", w.model.Play.Typed, "")
}

// TestOldAnswer: a late answer of storage does not undo a change.
func TestOldAnswer(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	w := s.visit(t, stored, "")
	s.slow = true
	w.do(screen.Open{Name: screen.Lists})
	before := OwnLists{Lists: slices.Clone(s.own), Since: w.model.changes}
	w.do(DeleteList{List: name}, before)
	equal(t, "stays deleted", len(w.model.Own), 0)
	equal(t, "is read again", w.lists.asked[len(w.lists.asked)-1], effect.Effect(effect.ReadOwnLists{Since: w.model.changes}))
	s.slow = false
	w.settle()
	equal(t, "still", len(w.model.Own), 0)
}

// unreadLists starts the program after a player's list was played last, while the browser's
// database does not answer.
func unreadLists(t *testing.T) (*window, lists.Name) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	s.visit(t, stored, "").do(puzzle.ChooseList{List: name})
	s.slow = true
	w := s.visit(t, stored, "")
	equal(t, "waits", w.model.Waiting.List.Name, name)
	return w, name
}

// TestListsUnread: the game goes on without the player's lists, with a notice. When the
// lists arrive, the puzzle is opened that would have been opened.
func TestListsUnread(t *testing.T) {
	w, name := unreadLists(t)
	w.send(OwnListsUnread{})
	w.at("goes on", english5, engine.Classic)
	tells(t, "told", w.model, notice.ListsUnread{})
	equal(t, "is not remembered", w.model.Recent.Lists["classic"], name.String())
	w.lists.slow = false
	w.settle()
	w.at("they come", name, engine.Classic)
	tells(t, "told no more", w.model)
}

// TestListsUnreadWhilePlaying: a game that was begun meanwhile goes on, and the lists can be chosen.
func TestListsUnreadWhilePlaying(t *testing.T) {
	w, name := unreadLists(t)
	w.send(OwnListsUnread{}, play.Press{Letter: 'a'})
	w.lists.slow = false
	w.settle()
	w.at("stays", english5, engine.Classic)
	equal(t, "typed", w.model.Play.Typed, "a")
	tells(t, "told no more", w.model)
	equal(t, "listed", w.model.Own[0].Name, name)
	w.do(screen.PlayList{List: name, Closes: true})
	w.at("chosen", name, engine.Classic)
}

// TestListsUnreadInDialog: the notice is shown only where the lists are missing.
func TestListsUnreadInDialog(t *testing.T) {
	s := newListStore(t)
	s.slow = true
	w := s.visit(t, map[string]string{}, "").do(OwnListsUnread{})
	tells(t, "nothing was missed", w.model)
	w.send(screen.Open{Name: screen.Puzzle}, OwnListsUnread{})
	tells(t, "in the menu", w.model)
	w.send(screen.Open{Name: screen.Lists}, OwnListsUnread{})
	tells(t, "in their dialog", w.model, notice.ListsUnread{})
	s.slow = false
	w.settle()
	tells(t, "they come", w.model)
	w.do(ownlists.Imported{Drafts: []lists.Draft{draft(t, "Mine", ownWords, "")}}, OwnListsUnread{})
	equal(t, "what was read stays", len(w.model.Own), 1)
	tellsKinds(t, "and nothing is told", w.model, notice.ListImported{})
}

// TestListUnread: the program does not wait for words that do not arrive, at the start and later.
func TestListUnread(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	link := "lang=" + name.Lang + "&length=5"
	w := s.visit(t, stored, "")
	s.slow = true
	w.send(ListFailed{List: name, Unread: true})
	tells(t, "not awaited", w.model)
	w.do(screen.Open{Name: screen.Puzzle}, puzzle.ChooseList{List: name}, ListFailed{List: name, Unread: true})
	w.at("the game goes on", english5, engine.Classic)
	tells(t, "told", w.model, notice.ListsUnread{})
	equal(t, "in the menu", w.model.InDialog(), []notice.Notice{notice.ListsUnread{}})

	s.slow = false
	s.visit(t, stored, link)
	s.slow = true
	w = s.visit(t, stored, link)
	w.send(OwnLists{Lists: s.own}, ListFailed{List: name, Unread: true})
	w.at("at the start", english5, engine.Classic)
	tells(t, "told", w.model, notice.ListsUnread{})
	w.send(screen.Open{Name: screen.Puzzle})
	s.slow = false
	w.settle()
	tells(t, "told no more", w.model)
	w.at("no dialog is closed", english5, engine.Classic)
}

// TestKeptLate: a list that the browser stores only after a while is not lost with the page.
func TestKeptLate(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "")
	s.slow = true
	w.do(ownlists.Imported{Drafts: []lists.Draft{draft(t, "Mine", ownWords, "")}})
	name := w.model.Own[0].Name
	w.send(Kept{List: name, Fails: true})
	equal(t, "not yet", w.model.Own[0].Unkept, true)
	w.send(Kept{List: name})
	equal(t, "kept", w.model.Own[0].Unkept, false)
	tells(t, "nothing to tell", w.model)
	for _, idle := range []Kept{{List: name}, {List: lists.OwnName(1, 5)}} {
		before := image(w.model)
		w.send(idle)
		equal(t, "nothing to do", image(w.model), before)
	}
}

// german5Word is a word of the German list of the tests.
const german5Word = "katze"

// withGerman returns a store with a list of the player that allows all German words, which
// are not loaded, and the list's name.
func withGerman(t testing.TB, stored map[string]string) (*listStore, lists.Name) {
	s := newListStore(t)
	d, err := lists.Read(engine.Forever, lists.Form{Title: "Birds", Answers: "amsel\ncrown\nfinks\n", Guesses: "pipit\n", Also: "de"})
	if err != nil {
		t.Fatal(err)
	}
	w := s.visit(t, stored, "").do(ownlists.Imported{Drafts: []lists.Draft{d}})
	return s, w.model.Own[0].Name
}

// TestGuessesMissing: if the words of the language can't be loaded, the list is played with
// its own. The player is told, and loading is retried.
func TestGuessesMissing(t *testing.T) {
	for name, again := range map[string]Msg{"asked": TryAgain{}, "by itself": Online{}} {
		stored := map[string]string{}
		s, list := withGerman(t, stored)
		german := s.words[german5]
		delete(s.words, german5)
		w := s.visit(t, stored, "").do(screen.PlayList{List: list, Closes: true})
		w.at(name+": playable", list, engine.Classic)
		tells(t, name+": told", w.model, notice.GuessesMissing{List: w.model.Lists[1]})
		w.do(guess("pipit")...)
		equal(t, name+": its own", w.words(), []string{"pipit"})
		w.do(guess(german5Word)...)
		tells(t, name+": told again", w.model, notice.GuessesMissing{List: w.model.Lists[1]})
		s.words[german5], s.slow = german, true
		w.do(again, play.Enter{})
		tells(t, name+": on the way", w.model, notice.GuessesMissing{List: w.model.Lists[1], Coming: true})
		w.send(again)
		equal(t, name+": asked once", w.effects, []effect.Effect(nil))
		w.send(play.Enter{}, ListFailed{List: german5})
		tells(t, name+": told once", w.model, notice.GuessesMissing{List: w.model.Lists[1]})
		w.send(again, play.Enter{}) // it says that they are on the way
		s.slow = false
		w.settle()
		tells(t, name+": there", w.model)
		w.do(play.Enter{})
		equal(t, name+": guessed", w.words(), []string{"pipit", german5Word})
	}
}

// TestOnlineLoadsAll: when the network is back, a requested list and the guesses of the game in play are loaded.
func TestOnlineLoadsAll(t *testing.T) {
	stored := map[string]string{}
	s, list := withGerman(t, stored)
	delete(s.words, german5)
	delete(s.words, german6)
	w := s.visit(t, stored, "").do(screen.PlayList{List: list, Closes: true}, puzzle.ChooseList{List: german6})
	s.slow = true
	w.send(Online{})
	equal(t, "loads", loads(s.asked), []lists.Name{german6, german5})
}

// TestEditedList: a new version of a list replaces it. If it was in play, a puzzle of the new one is.
func TestEditedList(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	w := s.visit(t, map[string]string{}, "").do(screen.Open{Name: screen.Lists}, screen.PlayList{List: name, Closes: true}, screen.Open{Name: screen.Lists}, ownlists.Edit{List: name})
	same := draft(t, "Fruits", ownWords, "")
	w.do(ownlists.Imported{Drafts: []lists.Draft{same}})
	w.at("the same words", name, engine.Classic)
	equal(t, "one list", len(w.model.Own), 1)
	equal(t, "its guesses", [2]int{w.model.InPlay.Guesses, w.model.Lexicon.GuessCount()}, [2]int{4, 4})
	other := draft(t, "Fruits", ownWords+"mango\n", "")
	w.do(ownlists.Edit{List: name}, ownlists.Imported{Drafts: []lists.Draft{other}})
	w.at("more words", other.List().Name, engine.Classic)
	equal(t, "one list", len(w.model.Own), 1)
	equal(t, "its title", w.model.InPlay.Title, "Fruits")
	equal(t, "the dialog", w.model.Screen, screen.Lists)
	tells(t, "told as an edit", w.model, notice.ListImported{List: other.List(), Edited: name})
	w.do(BringBackList{})
	w.at("the old words", name, engine.Classic)
	equal(t, "the old one comes back alone", [2]any{len(w.model.Own), w.model.Own[0].Name}, [2]any{1, name})
	tells(t, "told", w.model, notice.ListBack{List: w.model.Own[0]})
	equal(t, "nothing to undo", len(w.model.Deleted), 0)
}

// TestEditedApart: a list that was changed to lists of several lengths comes back in place of all of them, also
// after one of them was deleted and came back.
func TestEditedApart(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	w := s.visit(t, map[string]string{}, "").do(screen.Open{Name: screen.Lists}, ownlists.Edit{List: name})
	more := []lists.Draft{draft(t, "Fruits", ownWords+"mango\n", ""), draft(t, "Fruits", "kiwi\nlime\n", "")}
	w.do(ownlists.Imported{Drafts: more})
	equal(t, "two lists", len(w.model.Own), 2)
	w.do(DeleteList{List: more[1].List().Name}, BringBackList{})
	equal(t, "two lists again", len(w.model.Own), 2)
	w.do(BringBackList{})
	equal(t, "the old one", [2]any{len(w.model.Own), w.model.Own[0].Name}, [2]any{1, name})
}
