package model

import (
	"fmt"
	"testing"

	"ketword/engine"
)

// TestStorageFails lets every storage effect of the last guess fail in turn.
// After the next start the game is there, finished unless nothing of the
// guess could be stored, and counted once.
func TestStorageFails(t *testing.T) {
	l := newLexicon(t)
	seed := seedOf(t, l, "abide")
	for _, c := range []struct {
		name  string
		fails func(Effect) bool
		want  engine.Status
	}{
		{"save", func(e Effect) bool { _, ok := e.(Save); return ok }, engine.Playing},
		{"append", func(e Effect) bool { _, ok := e.(Append); return ok }, engine.Won},
		{"remove", func(e Effect) bool { _, ok := e.(Remove); return ok }, engine.Won},
		{"nothing", nil, engine.Won},
	} {
		stored := map[string]string{}
		w := openWindow(t, l, stored, query("classic", seed, "")).send(guess("audio")...).send(typed("abide")...)
		w.fails = c.fails
		w.send(Enter{})
		equal(t, c.name+": told", w.model.Notice.Kind == CantSave, c.fails != nil)
		equal(t, c.name+": plays on", w.model.Game.Status(), engine.Won)
		for visit := range 2 {
			w = openWindow(t, l, stored, query("classic", seed, ""))
			name := fmt.Sprintf("%s, visit %d", c.name, visit)
			equal(t, name, w.model.Game.Status(), c.want)
			equal(t, name+": counted once", w.model.Stats().Played, 0) // no tab is open
			equal(t, name+": counted once", Summarise(w.model.History, AllTab).Played == 1, c.want == engine.Won)
		}
	}
}

// TestCrashes stops after each effect of the last guess.
func TestCrashes(t *testing.T) {
	l := newLexicon(t)
	seed := seedOf(t, l, "abide")
	for done := range 4 {
		stored := map[string]string{}
		w := openWindow(t, l, stored, query("classic", seed, "")).send(guess("audio")...).send(typed("abide")...)
		_, effects := Update(w.model, Enter{})
		equal(t, "effects", len(effects), 3)
		w.perform(effects[:done])
		w = openWindow(t, l, stored, query("classic", seed, ""))
		if done == 0 {
			equal(t, "the row is still typed", w.model.Typed, "abide")
			continue
		}
		equal(t, "status", w.model.Game.Status(), engine.Won)
		equal(t, "history", len(w.model.History), 1)
		_, left := stored[w.key()]
		equal(t, "left under its key", left, false)
	}
}

// TestFullWhileSettingAside: what can't be moved stays.
func TestFullWhileSettingAside(t *testing.T) {
	l := newLexicon(t)
	w := &window{t: t, stored: map[string]string{HistoryKey: "broken"}, list: l, model: newModel(l), full: true}
	w.send(Start{Stored: map[string]string{HistoryKey: "broken"}, Day: testDay})
	equal(t, "told", kinds(w.model.Notice), []NoticeKind{Corrupt, CantSave})
	w.full = false
	w.send(GiveUp{})
	equal(t, "not written over", w.stored[HistoryKey], "broken")
	again := openWindow(t, l, w.stored, "")
	equal(t, "kept beside it", len(again.model.History), 1)
	equal(t, "moved", w.stored[HistoryKey+".aside1"], "broken")
}

// TestSetAsideTwice: two windows that start at once move the value once.
func TestSetAsideTwice(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{HistoryKey: "broken"}
	start := Start{Stored: map[string]string{HistoryKey: "broken"}, Day: testDay}
	a := &window{t: t, stored: stored, list: l, model: newModel(l)}
	b := &window{t: t, stored: stored, list: l, model: newModel(l)}
	a.send(start, GiveUp{})
	b.send(start)
	equal(t, "set aside", stored[HistoryKey+".aside1"], "broken")
	equal(t, "history", len(openWindow(t, l, stored, "").model.History), 1)
}
