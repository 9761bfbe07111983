package model

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
	"ketword/app/session"
	"ketword/engine"
)

// TestPlayWithoutPairs: the Play button of a list opens it in a mode for which it has secrets.
func TestPlayWithoutPairs(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "mode=quantum").do(ownlists.Imported{Draft: draft(t, "Solo", pairless, "")})
	name := w.model.Own[0].Name
	w.do(Open{Screen: screen.Lists}, ownlists.Play{List: name})
	w.at("classic", name, engine.Classic)
	equal(t, "closed", w.model.Screen, screen.None)
}

// TestNotKept: a list that the browser can't store is available until the page is closed,
// even after other lists were read again.
func TestNotKept(t *testing.T) {
	s := newListStore(t)
	s.full = true
	stored := map[string]string{}
	w := s.visit(t, stored, "").do(ownlists.Imported{Draft: draft(t, "Mine", ownWords, "")})
	tellsKinds(t, "told", w.model, notice.ListUnkept{})
	name := w.model.Own[0].Name
	w.do(Open{Screen: screen.Puzzle}, puzzle.ChooseList{List: name})
	w.at("playable", name, engine.Classic)
	w = s.visit(t, stored, "")
	w.at("gone", english5, engine.Classic)
	tells(t, "nothing to tell", w.model)
	w.do(Kept{List: name, Fails: true})
	equal(t, "unknown", len(w.model.Own), 0)
}

// TestOwnState: the player's lists are awaited until the browser has returned them or the
// program stops waiting; the browser may still return them later.
func TestOwnState(t *testing.T) {
	none, unread := Msg(OwnLists{}), Msg(OwnListsUnread{})
	for _, c := range []struct {
		told []Msg
		want session.OwnState
	}{
		{nil, session.OwnAwaited}, {[]Msg{none}, session.OwnKnown}, {[]Msg{unread}, session.OwnUnread},
		{[]Msg{unread, none}, session.OwnKnown}, {[]Msg{none, unread}, session.OwnKnown},
	} {
		s := newListStore(t)
		s.slow = true
		w := s.visit(t, map[string]string{}, "").send(c.told...)
		equal(t, fmt.Sprintf("%v", c.told), w.model.OwnState, c.want)
	}
}

// TestRename: a new title also applies to the list in play, and is stored.
func TestRename(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	w := s.visit(t, stored, "").do(puzzle.ChooseList{List: name}, ownlists.Rename{List: name, Title: "Obst"})
	equal(t, "titles", []string{w.model.Own[0].Title, w.model.InPlay.Title, s.own[0].Title}, []string{"Obst", "Obst", "Obst"})
}

// TestSlowOwnLists: the player's lists are read after the start.
func TestSlowOwnLists(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	s.visit(t, stored, "").do(puzzle.ChooseList{List: name})
	s.slow = true
	w := s.visit(t, stored, "")
	equal(t, "awaited", w.model.Waiting.List.Name, name)
	equal(t, "nothing is open", w.model.Lexicon == nil, true)
	s.slow = false
	w.settle()
	w.at("then", name, engine.Classic)

	delete(s.words, name)
	s.slow = true
	w = s.visit(t, stored, "").send(typed("ab")...)
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
	w.do(Open{Screen: screen.Lists})
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

// TestListsUnreadWhilePlaying: a game that was begun meanwhile goes on, and the lists can
// be chosen.
func TestListsUnreadWhilePlaying(t *testing.T) {
	w, name := unreadLists(t)
	w.send(OwnListsUnread{}, play.Press{Letter: 'a'})
	w.lists.slow = false
	w.settle()
	w.at("stays", english5, engine.Classic)
	equal(t, "typed", w.model.Play.Typed, "a")
	tells(t, "told no more", w.model)
	equal(t, "listed", w.model.Own[0].Name, name)
	w.do(ownlists.Play{List: name})
	w.at("chosen", name, engine.Classic)
}

// TestListsUnreadInDialog: the notice is shown only where the lists are missing.
func TestListsUnreadInDialog(t *testing.T) {
	s := newListStore(t)
	s.slow = true
	w := s.visit(t, map[string]string{}, "").do(OwnListsUnread{})
	tells(t, "nothing was missed", w.model)
	w.send(Open{Screen: screen.Puzzle}, OwnListsUnread{})
	tells(t, "in the menu", w.model)
	w.send(Open{Screen: screen.Lists}, OwnListsUnread{})
	tells(t, "in their dialog", w.model, notice.ListsUnread{})
	s.slow = false
	w.settle()
	tells(t, "they come", w.model)
	w.do(ownlists.Imported{Draft: draft(t, "Mine", ownWords, "")}, OwnListsUnread{})
	equal(t, "what was read stays", len(w.model.Own), 1)
	tellsKinds(t, "and nothing is told", w.model, notice.ListImported{})
}

// TestLinkToUnreadLists: the list of the link may be among the unread ones.
func TestLinkToUnreadLists(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	link := "lang=" + name.Lang + "&length=5&seed=3"
	s.slow = true
	w := s.visit(t, map[string]string{}, link).send(OwnListsUnread{})
	tells(t, "told", w.model, notice.ListsUnread{})
	equal(t, "the address stays", w.query, link)
	s.slow = false
	w.settle()
	w.at("opens", name, engine.Classic)
	equal(t, "as linked", w.model.Game.Puzzle.Seed, engine.Seed(3))

	s.slow, s.own = true, nil
	w = s.visit(t, map[string]string{}, link).send(OwnListsUnread{})
	s.slow = false
	w.settle()
	w.at("is not here after all", english5, engine.Classic)
	tellsKinds(t, "told", w.model, notice.ListMissing{})
}

// TestListUnread: the program does not wait for words that do not arrive, at the start and
// later.
func TestListUnread(t *testing.T) {
	stored := map[string]string{}
	s, name := setOwn(t, stored)
	link := "lang=" + name.Lang + "&length=5"
	w := s.visit(t, stored, "")
	s.slow = true
	w.send(ListFailed{List: name, Unread: true})
	tells(t, "not awaited", w.model)
	w.do(Open{Screen: screen.Puzzle}, puzzle.ChooseList{List: name}, ListFailed{List: name, Unread: true})
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
	w.send(Open{Screen: screen.Puzzle})
	s.slow = false
	w.settle()
	tells(t, "told no more", w.model)
	w.at("no dialog is closed", english5, engine.Classic)
}

// TestKeptLate: a list that the browser stores only after a while is not lost with the
// page.
func TestKeptLate(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "")
	s.slow = true
	w.do(ownlists.Imported{Draft: draft(t, "Mine", ownWords, "")})
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

// TestTakenTitle: a number distinguishes lists with the same title, within the maximum
// length of a title.
func TestTakenTitle(t *testing.T) {
	long := strings.Repeat("W", lists.MaxTitle)
	w := newListStore(t).visit(t, map[string]string{}, "")
	for _, answers := range []string{"hello\n", "world\n", "crown\n"} {
		w.do(ownlists.Imported{Draft: draft(t, long, answers, "")})
	}
	var titles []string
	for _, l := range w.model.Own {
		titles = append(titles, l.Title)
	}
	cut := long[:lists.MaxTitle-2]
	equal(t, "titles", titles, []string{cut + " 2", cut + " 3", long})
}

// TestOldTitles: a title that an earlier version stored unchanged is shown cleaned.
func TestOldTitles(t *testing.T) {
	stored := map[string]string{}
	s, _ := setOwn(t, stored)
	s.own[0].Title = "My\u202e\x00 fruits"
	equal(t, "listed", s.visit(t, stored, "").model.Own[0].Title, "My fruits")
	equal(t, "stored as it was", s.own[0].Title, "My\u202e\x00 fruits")
}

// TestUsualAlso: by default, a short list allows the words of the page's language, if it has no
// other letters and no guesses of its own.
func TestUsualAlso(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "")
	short := lists.List{Name: lists.OwnName(1, 5), Answers: 8, Guesses: 8, Letters: "abcdefgh"}
	equal(t, "short", w.model.UsualAlso(short), "en")
	long, own, foreign, other := short, short, short, short
	long.Answers, long.Guesses = 101, 101
	own.Guesses = 9
	foreign.Letters = "abcé"
	other.Name = lists.OwnName(1, 3)
	for name, l := range map[string]lists.List{"long": long, "with guesses": own, "of other letters": foreign, "of another length": other} {
		equal(t, name, w.model.UsualAlso(l), "")
	}
}
