package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/share"
	"ketword/engine"
)

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
	w.send(Open{Screen: screen.Puzzle}, Close{})
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
	w.do(Open{Screen: screen.Puzzle}, puzzle.ChooseList{List: german6}, Loading{List: german6, Got: 20}, NewRandom{Entropy: [2]uint64{1, 2}})
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
