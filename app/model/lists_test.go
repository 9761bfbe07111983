package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/share"
	"ketword/app/session"
	"ketword/engine"
)

var (
	english5 = lists.Name{Lang: "en", Length: 5}
	german6  = lists.Name{Lang: "de", Length: 6}
	german5  = lists.Name{Lang: "de", Length: 5}
	french5  = lists.Name{Lang: "fr", Length: 5}
)

// at fails the test unless a list and mode are in play.
func (w *window) at(what string, list lists.Name, mode engine.Mode) {
	w.t.Helper()
	id := w.model.Game.Puzzle.Identity
	equal(w.t, what+": list", lists.Of(id), list)
	equal(w.t, what+": in play", w.model.InPlay.Name, list)
	equal(w.t, what+": loaded", w.model.Lexicon.Lang(), list.Lang)
	equal(w.t, what+": mode", id.Rules.Mode, mode)
	equal(w.t, what+": secret", w.model.Game.Puzzle.Secret.Mode(), mode)
	equal(w.t, what+": nothing is awaited", w.model.Waiting, session.Waiting{})
}

func TestChooseList(t *testing.T) {
	stored := map[string]string{}
	w := newListStore(t).visit(t, stored, "")
	w.at("at first", english5, engine.Classic)
	w.do(screen.Open{Name: screen.Puzzle}, puzzle.ChooseList{List: german6})
	w.at("chosen", german6, engine.Classic)
	equal(t, "the dialog stays open", w.model.Screen, screen.Puzzle)
	equal(t, "address", w.query, "lang=de&length=6&mode=classic")
	w.do(Close{}).do(typed("größen")...)
	equal(t, "letters of the list", w.model.Play.Typed, "größen")

	w.do(puzzle.ChooseList{List: english5})
	w.at("back", english5, engine.Classic)
	w.do(puzzle.ChooseList{List: german6})
	equal(t, "the row that was typed", w.model.Play.Typed, "größen")
	w.do(puzzle.ChooseList{List: german6}, puzzle.ChooseList{List: lists.Name{Lang: "it", Length: 5}})
	w.at("the same, or none", german6, engine.Classic)

	w.do(SwitchMode{Mode: engine.Quantum})
	w.at("the other mode takes the list along", german6, engine.Quantum)
	w.do(puzzle.ChooseList{List: english5}, SwitchMode{Mode: engine.Classic})
	w.at("each mode has its own", german6, engine.Classic)

	w = w.lists.visit(t, stored, "")
	w.at("the next visit", german6, engine.Classic)
	w.do(SwitchMode{Mode: engine.Quantum})
	w.at("and its other mode", english5, engine.Quantum)
}

func TestListFails(t *testing.T) {
	s := newListStore(t)
	delete(s.words, german6)
	stored := map[string]string{}
	w := s.visit(t, stored, "").do(puzzle.ChooseList{List: german6})
	w.at("stays", english5, engine.Classic)
	tellsKinds(t, "told", w.model, notice.NotLoaded{})
	equal(t, "which", w.model.firstNotice().(notice.NotLoaded).List.Name, german6)
	w.do(screen.Open{Name: screen.Puzzle})
	equal(t, "in the menu", w.model.InDialog(), w.model.Notices)
	w.do(puzzle.ChooseList{List: german5})
	equal(t, "until the next wish", w.model.Notices, nil)
	w.do(puzzle.ChooseList{List: english5})

	w = s.visit(t, stored, "lang=de&length=6&seed=3&level=x")
	w.at("the usual list instead", english5, engine.Classic)
	tellsKinds(t, "told", w.model, notice.BadLink{}, notice.NotLoaded{})
	w.do(typed("ab")...)
	equal(t, "playable", w.model.Play.Typed, "ab")
}

// TestListFailsElsewhere: on a page of another language, its list takes the place of one that could not be loaded, or
// else the usual one does. What was wanted can be tried again.
func TestListFailsElsewhere(t *testing.T) {
	for list, lacking := range map[lists.Name][]lists.Name{german5: {german6}, english5: {german6, german5}} {
		s := newListStore(t)
		german := s.words[german6]
		for _, name := range lacking {
			delete(s.words, name)
		}
		w := &window{t: t, stored: map[string]string{}, query: "lang=de&length=6&seed=3", lists: s, list: s.words[english5]}
		w.model = newSite(s.builtIn(), w.list)
		w.send(Start{Query: w.query, Day: testDay, Lang: "de"}).settle()
		w.at("instead", list, engine.Classic)
		equal(t, "of today", w.model.IsToday(), true)
		tells(t, "told once", w.model, notice.NotLoaded{List: s.builtIn()[2]})
		equal(t, "the address", w.query, "lang=de&length=6&seed=3")
		s.words[german6] = german
		w.do(TryAgain{})
		w.at("again", german6, engine.Classic)
		equal(t, "as linked", w.model.Game.Puzzle.Seed, engine.Seed(3))
	}
}

// TestTryAgain: a list that could not be loaded is loaded when the player asks for it, or
// when the network is back, and then the requested puzzle is opened.
func TestTryAgain(t *testing.T) {
	for name, again := range map[string]Msg{"asked": TryAgain{}, "by itself": Online{}} {
		for query, open := range map[string]screen.Name{"": screen.Puzzle, "lang=de&length=6&seed=3&level=strict&mode=quantum": screen.None} {
			s := newListStore(t)
			german := s.words[german6]
			delete(s.words, german6)
			w := s.visit(t, map[string]string{}, query)
			if open == screen.Puzzle {
				w.do(screen.Open{Name: open}, puzzle.ChooseList{List: german6})
			}
			tellsKinds(t, name+": failed", w.model, notice.NotLoaded{})
			w.do(again)
			tellsKinds(t, name+": failed again", w.model, notice.NotLoaded{})
			equal(t, name+": the dialog", w.model.Screen, open)
			s.words[german6] = german
			w.do(again)
			w.at(name+": then", german6, w.model.Game.Puzzle.Rules.Mode)
			equal(t, name+": the dialog", w.model.Screen, open)
			tells(t, name+": nothing is told", w.model)
			equal(t, name+": the address", w.query, w.model.address())
			if query != "" {
				equal(t, name+": as linked", w.model.Game.Puzzle.Seed, engine.Seed(3))
			}
			w.send(again)
			equal(t, name+": once", w.effects, []effect.Effect(nil))
		}
	}
	s := newListStore(t)
	delete(s.words, german6)
	for _, on := range []Msg{play.Press{Letter: 'a'}, play.Enter{}, play.GiveUp{}} { // also a word that is refused
		w := s.visit(t, map[string]string{}, "").do(puzzle.ChooseList{List: german6}, on).send(Online{})
		equal(t, "who plays on is not disturbed", w.effects, []effect.Effect(nil))
	}
	w := s.visit(t, map[string]string{}, "").do(puzzle.ChooseList{List: german6}, share.SendLink{}, share.Sent{What: records.SharedLink, Outcome: share.Copied}).send(Online{})
	equal(t, "whatever is told meanwhile", w.effects, []effect.Effect{effect.LoadList{List: w.model.Waiting.List}})
}

// TestListNeverArrives: while a list does not arrive, a loaded list or the other mode can still be chosen.
func TestListNeverArrives(t *testing.T) {
	s := newListStore(t)
	s.slow = true
	w := s.visit(t, map[string]string{}, "lang=de&length=6&seed=3")
	equal(t, "spoken", w.model.Play.Spoken.What, play.SayWaiting)
	w.send(SwitchMode{Mode: engine.Quantum})
	equal(t, "the other mode waits, too", w.model.Game.Puzzle.Rules.Mode, 2)
	w.send(NewRandom{Entropy: [2]uint64{1, 2}}, GoToday{})
	equal(t, "still awaited", w.model.Waiting.List.Name, german6)
	w.send(puzzle.ChooseList{List: english5})
	w.at("English is there", english5, engine.Quantum)
	s.slow = false
	w.settle()
	w.at("and stays", english5, engine.Quantum)
}

// TestChangeOfMind: choosing the current list again stops waiting for another.
func TestChangeOfMind(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "")
	s.slow = true
	w.do(puzzle.ChooseList{List: german6}, puzzle.ChooseList{List: english5})
	s.slow = false
	w.settle()
	w.at("stays", english5, engine.Classic)
}

// TestBeforeTheFirstList: before the first list is loaded, nothing can be played, and nothing fails.
func TestBeforeTheFirstList(t *testing.T) {
	s := newListStore(t)
	s.slow = true
	stored := map[string]string{}
	w := s.visit(t, stored, "lang=de&length=6&seed=3")
	equal(t, "awaited", w.model.Waiting.List.Name, german6)
	for _, msg := range []Msg{
		play.Press{Letter: 'a'}, play.Enter{}, play.Erase{}, play.GiveUp{}, DayChanged{Day: testDay + 1}, share.SendLink{}, share.Show{}, Resume{Identity: "x"},
	} {
		w.send(msg)
		equal(t, "no effects", w.effects, []effect.Effect(nil))
	}
	equal(t, "nothing is stored", stored, map[string]string{})
	equal(t, "rows", len(w.model.Play.Board(&w.model.Session)), engine.DefaultTries)
	equal(t, "tiles", len(w.model.Play.Board(&w.model.Session)[0].Tiles), 6)
	equal(t, "keyboard", w.model.HasKey('ß'), true)
	w.send(screen.Open{Name: screen.Puzzle}, Close{})
	s.slow = false
	w.settle()
	w.at("then it opens", german6, engine.Classic)
	equal(t, "as linked", w.model.Game.Puzzle.Seed, engine.Seed(3))
}

func TestNoPairs(t *testing.T) {
	stored := map[string]string{}
	w := newListStore(t).visit(t, stored, "mode=quantum")
	w.do(puzzle.ChooseList{List: french5})
	w.at("barred", english5, engine.Quantum)
	w.do(SwitchMode{Mode: engine.Classic}, puzzle.ChooseList{List: french5})
	w.at("classic", french5, engine.Classic)
	w.do(SwitchMode{Mode: engine.Quantum})
	w.at("quantum has its own list", english5, engine.Quantum)

	w = w.lists.visit(t, map[string]string{}, "mode=quantum&lang=fr&length=5&seed=1")
	w.at("a link to it", english5, engine.Quantum)
	tellsKinds(t, "told", w.model, notice.NoPairs{})
}

// TestWishesWhileLoading: actions while a list loads apply to that list.
func TestWishesWhileLoading(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "")
	s.slow = true
	w.do(screen.Open{Name: screen.Puzzle}, puzzle.ChooseList{List: german6}, Loading{List: german6, Got: 20}, Loading{List: french5, Got: 190})
	w.send(puzzle.ChooseList{List: german6})
	equal(t, "chosen again, it is loaded once", w.effects, []effect.Effect(nil))
	equal(t, "progress", w.model.Waiting.Percent(), 10)
	w.do(NewRandom{Entropy: [2]uint64{1, 2}})
	equal(t, "the dialog closes", w.model.Screen, screen.None)
	equal(t, "progress stays", w.model.Waiting.Percent(), 10)
	equal(t, "the game in play stays", lists.Of(w.model.Game.Puzzle.Identity), english5)
	s.slow = false
	w.settle()
	w.at("random", german6, engine.Classic)
	equal(t, "not the daily one", w.model.IsToday(), false)
	s.slow = true
	delete(w.model.Words, german5)
	w.do(puzzle.ChooseList{List: german5}, GoToday{})
	s.slow = false
	w.settle()
	w.at("today", german5, engine.Classic)
	equal(t, "the daily one", w.model.IsToday(), true)
}
