package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/app/screen/puzzle"
	"ketword/engine"
)

// shows fails the test unless a puzzle is in play, a dialog is open, and the browser's
// history has a number of entries.
func (w *window) shows(what string, g engine.Game, s screen.Name, entries int) {
	w.t.Helper()
	equal(w.t, what+": puzzle", w.model.Game.Puzzle.Identity, g.Puzzle.Identity)
	equal(w.t, what+": dialog", w.model.Screen, s)
	equal(w.t, what+": entries", len(w.entries), entries)
	if w.query != w.model.link() && w.query != w.model.address() {
		w.t.Errorf("%s: the address is %q", what, w.query)
	}
}

// TestBackClosesDialogs: a dialog is one entry, whatever replaces it. If it is closed in
// another way, its entry disappears.
func TestBackClosesDialogs(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "").do(NewRandom{Entropy: [2]uint64{1, 2}})
	g := w.model.Game
	w.shows("before", g, screen.None, 2)
	w.do(Open{Screen: screen.Puzzle})
	w.shows("open", g, screen.Puzzle, 3)
	w.do(Open{Screen: screen.Settings})
	w.shows("another in its place", g, screen.Settings, 3)
	w.travel(-1).shows("back", g, screen.None, 3)
	w.travel(1).shows("forward", g, screen.Settings, 3)
	w.do(Close{})
	w.shows("closed", g, screen.None, 3)
	equal(t, "the browser is back, too", w.shown, 1)
	w.do(Open{Screen: screen.Help}, Close{}, Open{Screen: screen.Stats}, Close{})
	w.shows("again and again", g, screen.None, 3)
	w.do(Open{Screen: screen.GiveUp}).travel(-1).travel(1)
	w.shows("a question is not asked again", g, screen.None, 3)
	equal(t, "the browser goes back by itself", w.shown, 1)
	w.do(Open{Screen: screen.GiveUp}, play.GiveUp{})
	equal(t, "after it was answered", w.shown, 1)
}

// TestPuzzleOfADialog: a puzzle that is opened from a dialog takes its entry; several lists
// chosen in the open dialog take one entry together.
func TestPuzzleOfADialog(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "lang=en&length=5&mode=classic")
	first := w.model.Game
	w.do(Open{Screen: screen.Puzzle}, NewRandom{Entropy: [2]uint64{1, 2}})
	second := w.model.Game
	w.shows("opened in the menu", second, screen.None, 2)
	w.travel(-1).shows("back", first, screen.None, 2)
	w.do(Open{Screen: screen.Puzzle}, puzzle.ChooseList{List: german6}, puzzle.ChooseList{List: french5})
	third := w.model.Game
	w.shows("tried", third, screen.Puzzle, 2)
	w.do(Close{})
	w.shows("chosen", third, screen.None, 2)
	w.travel(-1).shows("back", first, screen.None, 2)
	w.do(Open{Screen: screen.Puzzle}, puzzle.ChooseList{List: german6}, puzzle.ChooseList{List: english5}, Close{})
	w.shows("chosen the first again", first, screen.None, 2)
	equal(t, "no step", w.shown, 0)
}

// TestBackAfterMidnight: Back goes to yesterday's puzzle, though its address now leads to
// today's.
func TestBackAfterMidnight(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "").send(typed("a")...)
	yesterdays := w.model.Game
	w.send(NewRandom{Entropy: [2]uint64{1, 2}}, DayChanged{Day: testDay + 1}).travel(-1)
	w.shows("yesterday's", yesterdays, screen.None, 2)
	equal(t, "address", w.query, w.model.link())
	w.send(GoToday{})
	equal(t, "today", w.model.IsToday(), true)
	w.travel(-1).shows("back again", yesterdays, screen.None, 2)

	w = openWindow(t, newLexicon(t), map[string]string{}, "").send(DayChanged{Day: testDay + 1})
	equal(t, "not begun", w.model.IsToday(), true)
	equal(t, "it gave way", len(w.entries), 1)
}

// TestBackWhileLoading: the entry waits for its puzzle; another puzzle chosen meanwhile
// takes the entry.
func TestBackWhileLoading(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "").do(ownlists.Play{List: german6}, ownlists.Play{List: english5})
	german, entries := w.entries[1], len(w.entries)
	delete(w.model.Words, german6)
	s.slow = true
	w.travel(-1)
	equal(t, "the game in play", lists.Of(w.model.Game.Puzzle.Identity), english5)
	equal(t, "the address", w.query, german.query)
	s.slow = false
	w.settle()
	w.at("when it is there", german6, engine.Classic)
	equal(t, "entries", len(w.entries), entries)
	equal(t, "entry", w.entries[1], german)
}

// TestStrangeEntries: for entries without a puzzle, the address decides.
func TestStrangeEntries(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "mode=quantum&seed=2007")
	g := w.model.Game
	w.send(Popped{Query: w.query}) // only the fragment behind # differs
	equal(t, "the same address", w.model.Game.Puzzle, g.Puzzle)
	equal(t, "stays", w.entries, []page{{effect.Entry{Puzzle: g.Puzzle.Identity}, "mode=quantum&seed=2007"}})
	w.send(Popped{Query: "seed=2008"})
	equal(t, "another address", w.model.Game.Puzzle.Seed, engine.Seed(2008))
	equal(t, "stays, too", w.entries, []page{{effect.Entry{Puzzle: w.model.Game.Puzzle.Identity}, "seed=2008"}})
	w.send(Popped{Entry: effect.Entry{Puzzle: engine.Identity{Lang: "xx"}}})
	equal(t, "no puzzle", w.model.Game.Puzzle.Seed, engine.Seed(2008))
}

// TestPageOfADialog: the address of a dialog opens it over the game. The entry below has
// the game's address; closing leads there.
func TestPageOfADialog(t *testing.T) {
	l := newLexicon(t)
	link := linked("classic", seedOf(t, l, "abide"), "")
	m, effects := Update(newModel(l), Start{Day: testDay, Query: link, Screen: screen.Stats})
	id := m.Game.Puzzle.Identity
	var steps []effect.SetEntry
	for _, e := range effects {
		if step, is := e.(effect.SetEntry); is {
			steps = append(steps, step)
		}
	}
	equal(t, "screen", m.Screen, screen.Stats)
	equal(t, "entries", steps, []effect.SetEntry{
		{Query: link},
		{Query: link, Entry: effect.Entry{Puzzle: id}},
		{Query: link, Entry: effect.Entry{Puzzle: id, Screen: string(screen.Stats), Below: id}, Adds: true},
	})
	_, effects = Update(m, Close{})
	equal(t, "closed", effects, []effect.Effect{effect.GoBack{To: effect.Entry{Puzzle: id}}})

	again, effects := Update(newModel(l), Start{
		Day: testDay, Query: link, Screen: screen.Stats, Entry: effect.Entry{Puzzle: id, Screen: string(screen.Stats), Below: id},
	})
	equal(t, "loaded again", again.Screen, screen.Stats)
	for _, e := range effects {
		if _, is := e.(effect.SetEntry); is {
			t.Errorf("loaded again: %+v", e)
		}
	}
	_, effects = Update(again, Close{})
	equal(t, "loaded again, closed: the address below may be another", effects, []effect.Effect{
		effect.GoBack{To: effect.Entry{Puzzle: id}}, effect.SetEntry{Entry: effect.Entry{Puzzle: id}, Query: link},
	})
	there, _ := Update(m, Popped{Query: link, Screen: screen.Puzzle})
	equal(t, "by an address of another", there.Screen, screen.Puzzle)
}
