package model

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"ketword/app/screen/scores"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/solver"
	"ketword/app/screen/stats"
	"ketword/app/session"
	"ketword/engine"
)

// useAll leaves a value of every kind in storage, except the note of a deletion, which is
// there only during one.
func useAll(t *testing.T, stored map[string]string) *window {
	w := openWindow(t, newLexicon(t), stored, linked("classic", 2001, "")).send(guess("audio")...).send(play.GiveUp{})
	w.send(NewRandom{}).send(guess("audio")...).send(typed("sl")...)
	w.send(Open{Screen: screen.Solver}, solver.EnterRows{Text: "slate o_*__"}, Close{})
	w.send(ChangeSetting{"motion", "reduced"})
	w.send(Open{Screen: screen.Stats}, Open{Screen: screen.Scores}, scores.Add{Line: apptest.ScoreLine}, Close{})
	return w
}

// kindsOf gives the kinds of the values under storage keys, except unfinished games.
var kindsOf = map[string]envelope.Kind{
	records.HistoryKey: envelope.Games, records.ScoresKey: envelope.Counts, session.SettingsKey: envelope.Settings,
	session.RecentKey: envelope.Recent, solver.StorageKey: envelope.Position, askedKey: envelope.Asked,
}

// sameVersion checks that a value was written in the current version of its kind.
func sameVersion(t *testing.T, key, value string, kind envelope.Kind) {
	t.Helper()
	version, _, _ := strings.Cut(value, ",")
	equal(t, key, version, fmt.Sprintf(`{"v":%d`, kind.Version()))
}

// TestNextVersions: a program with newer versions of all kinds reads what this one has
// stored or exported, and continues. This one does not change what the newer one has
// stored.
func TestNextVersions(t *testing.T) {
	stored := map[string]string{}
	before := useAll(t, stored)
	keys := append(slices.Collect(maps.Keys(kindsOf)), before.key())
	equal(t, "keys", slices.Sorted(maps.Keys(stored)), slices.Sorted(slices.Values(keys)))
	file := func(w *window) string {
		w.send(stats.ExportHistory{})
		return w.effects[0].(effect.OfferHistory).Value
	}
	old := file(before)
	var next string
	apptest.NextVersions(func() {
		w := openWindow(t, newLexicon(t), stored, linked("classic", 2001, ""))
		tells(t, "told", w.model)
		equal(t, "finished", w.model.History, before.model.History)
		equal(t, "unfinished", w.model.Saved, before.model.Saved)
		equal(t, "counts", w.model.Imported, before.model.Imported)
		equal(t, "settings", w.model.Settings.Stored, before.model.Settings.Stored)
		equal(t, "recent", w.model.Recent.Games, before.model.Recent.Games)
		equal(t, "solver", w.model.Solver.Position, before.model.Solver.Position)
		equal(t, "asked", w.model.persistenceAsked, true)
		read, refusal := records.ReadFile(engine.Forever, old)
		equal(t, "refusal", refusal, records.FileRefusal{})
		equal(t, "settings of a file", read.Settings, before.model.Settings.Stored)
		equal(t, "counts of a file", read.Scores, before.model.Imported)

		w.send(NewRandom{}).send(guess("audio")...).send(play.GiveUp{}).send(NewRandom{}).send(guess("audio")...)
		w.send(Open{Screen: screen.Solver}, solver.EnterRows{Text: "speed"}, Close{}, ChangeSetting{"motion", "system"})
		w.send(Open{Screen: screen.Stats}, Open{Screen: screen.Scores}, scores.Add{Line: "1 0 0 0 0 0 0 0 0 0"}, Close{})
		for key, kind := range kindsOf {
			if key == askedKey { // it is written only once
				delete(stored, key)
				openWindow(t, newLexicon(t), stored, linked("classic", 2003, "")).send(guess("audio")...).send(play.GiveUp{})
			}
			sameVersion(t, key, stored[key], kind)
		}
		sameVersion(t, w.key(), stored[w.key()], envelope.Game)
		equal(t, "history", len(w.model.History), 2)
		next = file(w)
	})
	_, refusal := records.ReadFile(engine.Forever, next)
	equal(t, "refusal", refusal, records.FileRefusal{Fault: records.FileNewer})
	left := maps.Clone(stored)
	w := openWindow(t, newLexicon(t), stored, linked("classic", 2001, ""))
	tells(t, "told", w.model, notice.NewerValue)
	w.send(ChangeSetting{"motion", "reduced"}, NewRandom{}).send(guess("audio")...).send(play.GiveUp{})
	for key, value := range left {
		equal(t, key, stored[key], value)
	}
}
