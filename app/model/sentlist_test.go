package model

import (
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/share"
	"ketword/engine"
)

// sharedQuery returns the query that messages share.
func sharedQuery(w *window, msgs ...Msg) string {
	w.effects = nil
	w.send(msgs...)
	for _, e := range w.effects {
		if shared, is := e.(effect.Share); is {
			return shared.Query
		}
	}
	return ""
}

// TestSentList: a link to a puzzle of a player's list carries the list, which another player imports with
// one button. Then the puzzle is open, and its address is short.
func TestSentList(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	w := s.visit(t, map[string]string{}, "seed=2&lang="+name.Lang+"&length=5")
	w.send(NameChallenger{Name: "Ann"})
	short := w.model.link()
	for what, link := range map[string]string{
		"the puzzle": sharedQuery(w, share.SendLink{}), "the list": sharedQuery(w, share.SendList{List: name}),
		"a challenge": sharedQuery(w, share.ShowChosen{Result: records.Result{Saved: w.model.Current(), List: w.model.InPlay}}, share.Send{Way: effect.ShareCopy}),
	} {
		other := newListStore(t).visit(t, map[string]string{}, link)
		other.at(what+": the usual list instead", english5, engine.Classic)
		told, is := other.model.firstNotice().(notice.ListSent)
		equal(t, what+": told", is, true)
		equal(t, what+": whose", [2]string{told.Sender, told.List.Title}, [2]string{"Ann", "My fruits"})
		equal(t, what+": the address stays", other.query, link)
		other.do(TakeList{})
		other.at(what+": taken", name, other.model.Game.Puzzle.Rules.Mode)
		tells(t, what+": nothing more is told", other.model)
		equal(t, what+": its words", [2]int{other.model.Own[0].Answers, other.model.Own[0].Guesses}, [2]int{4, 5})
		if what != "a challenge" {
			equal(t, what+": its address", other.query, other.model.address())
			equal(t, what+": the same puzzle", other.model.link(), short)
		}
		other.do(TakeList{})
		equal(t, what+": taken once", len(other.model.Own), 1)
		again := other.lists.visit(t, other.stored, link)
		again.at(what+": the next visit", name, again.model.Game.Puzzle.Rules.Mode)
	}
}

// TestSentOtherList: a list that is not the one that the link names is not offered.
func TestSentOtherList(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	w := s.visit(t, map[string]string{}, "lang="+name.Lang)
	link := sharedQuery(w, share.SendLink{})
	for _, query := range []string{strings.Replace(link, name.Lang, "x-0000000000000abc", 1), link[:len(link)-9]} {
		other := newListStore(t).visit(t, map[string]string{}, query)
		tellsKinds(t, query, other.model, notice.ListMissing{})
		other.do(TakeList{})
		equal(t, "none", len(other.model.Own), 0)
	}
}

// TestTooLongToSend: no link is offered to puzzles of a list with too many words, and the player is told why.
func TestTooLongToSend(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	s.own[0].Guesses = 3000
	w := s.visit(t, map[string]string{}, "lang="+name.Lang)
	equal(t, "not shared", sharedQuery(w, share.SendLink{}), "")
	tellsKinds(t, "told", w.model, notice.ListTooLong{})
	w.do(screen.Open{Name: screen.Lists})
	equal(t, "nothing is loaded for it", len(w.lists.asked), 0)
	equal(t, "a result without a link", sharedQuery(w, share.ShowChosen{Result: records.Result{Saved: w.model.Current(), List: w.model.InPlay}}, share.Send{Way: effect.ShareCopy}), "")
}

// TestListsToSend: the screen of lists loads those that fit in a link.
func TestListsToSend(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	w := s.visit(t, map[string]string{}, "")
	equal(t, "not yet", w.model.Words[name] == nil, true)
	w.do(screen.Open{Name: screen.Lists})
	equal(t, "loaded", w.model.Words[name] != nil, true)
}

// TestSentListWaits: while a sent list is offered, nothing is typed to another puzzle. Enter takes the list; "Not now" and Escape
// leave it, and what is typed then counts.
func TestSentListWaits(t *testing.T) {
	s, name := setOwn(t, map[string]string{})
	link := sharedQuery(s.visit(t, map[string]string{}, "lang="+name.Lang), share.SendList{List: name})
	offered := func() *window {
		w := newListStore(t).visit(t, map[string]string{}, link)
		w.do(play.Press{Letter: 'c'}, play.Press{Letter: 'r'}, play.Erase{})
		equal(t, "offered", w.model.OffersList(), true)
		equal(t, "nothing is typed", w.model.Play.Typed, "")
		return w
	}
	w := offered()
	w.do(play.Enter{})
	w.at("taken by Enter", name, engine.Classic)
	w = offered()
	w.do(play.Clear{}, play.Press{Letter: 'c'})
	w.at("left", english5, engine.Classic)
	equal(t, "no longer offered", w.model.OffersList(), false)
	equal(t, "typed", w.model.Play.Typed, "c")
}
