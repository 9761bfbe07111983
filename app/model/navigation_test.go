package model

import (
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/share"
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
	w.do(screen.Open{Name: screen.Puzzle})
	w.shows("open", g, screen.Puzzle, 3)
	w.do(screen.Open{Name: screen.Settings})
	w.shows("another in its place", g, screen.Settings, 3)
	w.travel(-1).shows("back", g, screen.None, 3)
	w.travel(1).shows("forward", g, screen.Settings, 3)
	w.do(Close{})
	w.shows("closed", g, screen.None, 3)
	equal(t, "the browser is back, too", w.shown, 1)
	w.do(screen.Open{Name: screen.Help}, Close{}, screen.Open{Name: screen.Stats}, Close{})
	w.shows("again and again", g, screen.None, 3)
	w.do(screen.Open{Name: screen.GiveUp}).travel(-1).travel(1)
	w.shows("a question is not asked again", g, screen.None, 3)
	equal(t, "the browser goes back by itself", w.shown, 1)
	w.do(screen.Open{Name: screen.GiveUp}, play.GiveUp{})
	equal(t, "after it was answered", w.shown, 1)
}

// TestLoadingAgain: reloading the page in an entry, even with an open dialog, leads to the
// entry's puzzle.
func TestLoadingAgain(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "").do(NewRandom{Entropy: [2]uint64{1, 2}}, screen.Open{Name: screen.Help})
	g := w.model.Game
	again := &window{t: t, stored: w.stored, query: w.query, lists: s, entries: w.entries, shown: w.shown}
	again.model = newSite(s.builtIn(), w.list)
	again.do(Start{Query: w.query, Day: testDay, Entry: w.entries[w.shown].entry})
	again.shows("loaded again", g, screen.None, 3)
	equal(t, "the dialog's entry is left", again.shown, 1)
	again.do(screen.Open{Name: screen.Stats})
	again.shows("another dialog", g, screen.Stats, 3)
	again.do(Close{})
	again.travel(-1)
	equal(t, "today", again.model.IsToday(), true)
	equal(t, "the address that was given", again.query, "")
}

// TestPuzzleOfADialog: a puzzle that is opened from a dialog takes its entry; several lists
// chosen in the open dialog take one entry together.
func TestPuzzleOfADialog(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "lang=en&length=5&mode=classic")
	first := w.model.Game
	w.do(screen.Open{Name: screen.Puzzle}, NewRandom{Entropy: [2]uint64{1, 2}})
	second := w.model.Game
	w.shows("opened in the menu", second, screen.None, 2)
	w.travel(-1).shows("back", first, screen.None, 2)
	w.do(screen.Open{Name: screen.Puzzle}, puzzle.ChooseList{List: german6}, puzzle.ChooseList{List: french5})
	third := w.model.Game
	w.shows("tried", third, screen.Puzzle, 2)
	w.do(Close{})
	w.shows("chosen", third, screen.None, 2)
	w.travel(-1).shows("back", first, screen.None, 2)
	w.do(screen.Open{Name: screen.Puzzle}, puzzle.ChooseList{List: german6}, puzzle.ChooseList{List: english5}, Close{})
	w.shows("chosen the first again", first, screen.None, 2)
	equal(t, "no step", w.shown, 0)
}

// TestBackAfterMidnight: Back goes to yesterday's puzzle, though its address now leads to today's.
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

// TestBackWhileLoading: the entry waits for its puzzle; another puzzle chosen meanwhile takes the entry.
func TestBackWhileLoading(t *testing.T) {
	s := newListStore(t)
	w := s.visit(t, map[string]string{}, "").do(screen.PlayList{List: german6, Closes: true}, screen.PlayList{List: english5, Closes: true})
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
	open := func(at effect.Entry) *window {
		w := &window{t: t, stored: map[string]string{}, list: l, model: newModel(l), query: link}
		return w.send(Start{Day: testDay, Query: link, Screen: screen.Stats, Entry: at})
	}
	resets := func(w *window) bool { return slices.Contains(w.effects, effect.Effect(effect.SetEntry{Query: link})) }
	w := open(effect.Entry{})
	equal(t, "the entry below is made first", resets(w), true)
	id := w.model.Game.Puzzle.Identity
	game, dialog := effect.Entry{Puzzle: id}, effect.Entry{Puzzle: id, Screen: string(screen.Stats), Below: id}
	equal(t, "screen", w.model.Screen, screen.Stats)
	equal(t, "entries", w.entries, []page{{game, link}, {dialog, link}})
	equal(t, "closed", w.send(Close{}).effects, []effect.Effect{effect.GoBack{To: game}})

	again := open(dialog)
	equal(t, "loaded again", again.model.Screen, screen.Stats)
	equal(t, "the entry below is there", resets(again), false)
	equal(t, "loaded again: entries", again.entries, []page{{query: link}})
	equal(t, "loaded again, closed: the address below may be another", again.send(Close{}).effects, []effect.Effect{
		effect.GoBack{To: game}, effect.SetEntry{Entry: game, Query: link},
	})
	there := open(effect.Entry{}).send(Popped{Query: link, Screen: screen.Puzzle})
	equal(t, "by an address of another", there.model.Screen, screen.Puzzle)
}

// TestOverPage: only a dialog over the page receives the keys. A dialog beside the board
// leaves them to the game, unless it is over the page for lack of room.
func TestOverPage(t *testing.T) {
	for _, c := range []struct {
		screen       screen.Name
		wide         bool
		over, beside bool
	}{
		{screen.None, true, false, false},
		{screen.None, false, false, false},
		{screen.Help, true, true, false},
		{screen.Help, false, true, false},
		{screen.Hint, true, false, true},
		{screen.Hint, false, true, false},
	} {
		m := New(nil, nil)
		m.Screen = c.screen
		wide := func() bool { return c.wide }
		equal(t, string(c.screen)+" over the page", m.OverPage(wide), c.over)
		equal(t, string(c.screen)+" beside the board", m.BesideBoard(wide), c.beside)
	}
}

// TestRenames: the input for a title is shown only in the dialog of the lists, and only while the list exists.
func TestRenames(t *testing.T) {
	list := lists.Name{Lang: "x-0123456789abcdef", Length: 5}
	m := New(nil, nil)
	m.Own = []lists.List{{Name: list}}
	m.Screen, m.OwnLists.Renaming = screen.Lists, list
	equal(t, "in the dialog", m.Renames(), true)
	gone, elsewhere := m, m
	gone.Own, elsewhere.Screen = nil, screen.Help
	equal(t, "without the list", gone.Renames(), false)
	equal(t, "elsewhere", elsewhere.Renames(), false)
	elsewhere.OpenScreen(screen.Lists)
	equal(t, "in the dialog again", elsewhere.Renames(), false)
}

// TestNoticePlaces: each notice is shown once, in the open dialog if that shows its subject,
// or else in the message line. It stays after the dialog is closed unless it was read there.
func TestNoticePlaces(t *testing.T) {
	action, storage, rules, tries := notice.Copied{What: records.SharedLink}, notice.CantSave, notice.GameEased{}, notice.BadTries{Typed: "x"}
	imported, unloaded, removed, deleted, short := notice.ListBack{}, notice.NotLoaded{}, notice.GameRemoved{}, notice.GamesBack{}, notice.TooShort{Length: 5}
	for shown, want := range map[screen.Name]struct{ dialog, stays []notice.Notice }{
		screen.None:   {stays: []notice.Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		screen.Help:   {stays: []notice.Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		screen.Puzzle: {[]notice.Notice{rules, tries, unloaded, removed}, []notice.Notice{storage, rules, imported, unloaded, removed, deleted, short}},
		screen.Lists:  {[]notice.Notice{storage, imported, unloaded}, []notice.Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
		screen.Games:  {[]notice.Notice{storage, imported, unloaded, deleted}, []notice.Notice{storage, rules, tries, imported, unloaded, removed, short}},
		screen.Stats:  {[]notice.Notice{storage, deleted}, []notice.Notice{storage, rules, tries, imported, unloaded, removed, short}},
		screen.Scores: {[]notice.Notice{storage, deleted}, []notice.Notice{storage, rules, tries, imported, unloaded, removed, short}},
		screen.Review: {stays: []notice.Notice{storage, rules, tries, imported, unloaded, removed, deleted, short}},
	} {
		name := string(shown)
		m := Model{Screen: shown}
		m.Notices = []notice.Notice{action, storage, rules, tries, imported, unloaded, removed, deleted, short}
		equal(t, name+": in the dialog", m.InDialog(), want.dialog)
		equal(t, name+": confirmed", len(m.Confirmed()) == 1, shown != screen.None)
		equal(t, name+": each once", len(m.InDialog())+len(m.Confirmed())+len(m.InLine()), len(m.Notices))
		Close{}.update(&m)
		equal(t, name+": stays", m.Notices, want.stays)
	}
}

// TestConfirmation: a confirmation disappears after some seconds, or with the dialog in
// which it was shown; later notices stay.
func TestConfirmation(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "")
	copied := share.Sent{What: records.SharedLink, Outcome: share.Copied}
	w.send(screen.Open{Name: screen.Puzzle}, share.SendLink{}, copied)
	tells(t, "told", w.model, notice.Copied{What: records.SharedLink})
	pass := w.effects[len(w.effects)-1].(effect.Later).Msg.(passed)
	equal(t, "the dialog", w.model.Screen, screen.Puzzle)
	w.send(copied, passed{announced: pass.announced})
	tells(t, "told again", w.model, notice.Copied{What: records.SharedLink})
	w.send(passed{announced: pass.announced + 1})
	tells(t, "passed", w.model)
	w.send(copied, Close{})
	tells(t, "closed", w.model)
	w.send(copied, screen.Open{Name: screen.Settings})
	tells(t, "another dialog", w.model)
	w.send(Close{}, copied, play.Press{Letter: 'a'}, play.Enter{}, passed{announced: w.model.Play.Spoken.Count - 1})
	tells(t, "something else", w.model, notice.TooShort{Length: 5})
}
