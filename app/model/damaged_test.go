package model

import (
	"maps"
	"strings"
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/example"
	"ketword/app/records"
	"ketword/engine"
)

// TestCorruptValues: what can't be read is quarantined as it is, told, and costs
// nothing else.
func TestCorruptValues(t *testing.T) {
	good, key := oneGame(t)
	value := good[key]
	for name, bad := range map[string]string{
		"empty":              "",
		"no JSON":            "{",
		"no envelope":        `[]`,
		"no version":         `{"data":{}}`,
		"version 0":          `{"v":0,"data":{}}`,
		"no data":            `{"v":1}`,
		"null":               example.Sealed(envelope.Game, `null`),
		"guess of 3 letters": strings.Replace(value, "audio", "aud", 1),
		"guess in capitals":  strings.Replace(value, "audio", "AUDIO", 1),
		"other mode":         strings.Replace(value, "classic", "quantum", 1),
		"other seed":         strings.Replace(value, "/5/2001/6", "/5/2/6", 1),
		"other length":       strings.Replace(value, "/5/2001/6", "/6/2001/6", 1),
		"seed written 02001": strings.Replace(value, "/5/2001/6", "/5/02001/6", 1),
		"no identity":        strings.Replace(value, "classic/en", "classic", 1),
		"secret":             strings.Replace(value, `"secret":"`, `"secret":"AA`, 1),
		"list":               strings.Replace(value, `"list":"`, `"list":"x`, 1),
	} {
		if bad == value {
			t.Fatalf("%s: nothing is wrong", name)
		}
		stored := maps.Clone(good)
		stored[key] = bad
		w := openWindow(t, newLexicon(t), stored, "")
		quarantine := key + ".aside1"
		equal(t, name+": quarantined", stored[quarantine], bad)
		if _, left := stored[key]; left {
			t.Errorf("%s: left where it was", name)
		}
		tells(t, name+": notice", w.model, CorruptValue{Key: quarantine})
		equal(t, name+": playable", w.model.IsToday(), true)
		tells(t, name+": told once", openWindow(t, newLexicon(t), stored, "").model)
	}
}

func TestCorruptHistory(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{}
	for seed := range engine.Seed(3) {
		openWindow(t, l, stored, query("classic", seed, "")).send(GiveUp{})
	}
	whole := stored[records.HistoryKey]
	broken := strings.Replace(whole, "/5/1/6", "/5/x/6", 1)
	stored[records.HistoryKey] = broken
	w := openWindow(t, l, stored, "")
	equal(t, "kept", len(w.model.History), 2)
	equal(t, "quarantined", stored[records.HistoryKey+".aside1"], broken)
	tells(t, "notice", w.model, CorruptValue{Key: records.HistoryKey + ".aside1"})
	equal(t, "stored", openWindow(t, l, stored, "").model.History, w.model.History)

	stored[records.HistoryKey] = "again"
	w = openWindow(t, l, stored, "")
	equal(t, "under a free key", stored[records.HistoryKey+".aside2"], "again")
	equal(t, "the first stays", stored[records.HistoryKey+".aside1"], broken)
	w.send(GiveUp{})
	equal(t, "a new history begins", len(openWindow(t, l, stored, "").model.History), 1)
}

func TestCorruptRecent(t *testing.T) {
	for _, bad := range []string{"x", example.Sealed(envelope.Recent, `{"mode":"quantum","games":5}`)} {
		stored := map[string]string{recentKey: bad}
		w := openWindow(t, newLexicon(t), stored, "")
		equal(t, "quarantined", stored[recentKey+".aside1"], bad)
		equal(t, "nothing of it is used", w.model.Game.Puzzle.Rules.Mode, 1)
	}
}

// TestFullWhileQuarantining: what can't be moved stays.
func TestFullWhileQuarantining(t *testing.T) {
	l := newLexicon(t)
	w := &window{t: t, stored: map[string]string{records.HistoryKey: "broken"}, list: l, model: newModel(l), full: true}
	w.send(Start{Stored: map[string]string{records.HistoryKey: "broken"}, Day: testDay})
	tellsKinds(t, "told", w.model, CorruptValue{}, CantSave{})
	w.full = false
	w.send(GiveUp{})
	equal(t, "not written over", w.stored[records.HistoryKey], "broken")
	again := openWindow(t, l, w.stored, "")
	equal(t, "kept beside it", len(again.model.History), 1)
	equal(t, "moved", w.stored[records.HistoryKey+".aside1"], "broken")
}

// TestQuarantineTwice: two windows that start at once move the value once.
func TestQuarantineTwice(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{records.HistoryKey: "broken"}
	start := Start{Stored: map[string]string{records.HistoryKey: "broken"}, Day: testDay}
	a := &window{t: t, stored: stored, list: l, model: newModel(l)}
	b := &window{t: t, stored: stored, list: l, model: newModel(l)}
	a.send(start, GiveUp{})
	b.send(start)
	equal(t, "quarantined", stored[records.HistoryKey+".aside1"], "broken")
	equal(t, "history", len(openWindow(t, l, stored, "").model.History), 1)
}
