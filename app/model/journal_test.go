package model

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/engine"
)

// journal stands in for the browser's journal.
type journal struct {
	entries []effect.JournalEntry
	old     map[string]bool
}

func (j *journal) drop(key string) {
	j.entries = slices.DeleteFunc(j.entries, func(e effect.JournalEntry) bool { return e.Key == key })
	delete(j.old, key)
}

func (j *journal) perform(e effect.Journal) {
	if e.Clear {
		j.entries = nil
	}
	for _, entry := range e.Write {
		j.drop(entry.Key)
		j.entries = append(j.entries, entry)
	}
	for _, key := range e.Drop {
		j.drop(key)
	}
}

func (j *journal) clone() *journal {
	return &journal{entries: slices.Clone(j.entries), old: maps.Clone(j.old)}
}

// age makes all entries old.
func (j *journal) age() *journal {
	j.old = map[string]bool{}
	for _, e := range j.entries {
		j.old[e.Key] = true
	}
	return j
}

func (j *journal) keys() []string {
	keys := []string{}
	for _, e := range j.entries {
		keys = append(keys, e.Key)
	}
	return keys
}

// readJournal sends the journal to the window, as the browser does after a start.
func (w *window) readJournal(j *journal) *window {
	w.journal = j
	return w.send(JournalRead{Entries: slices.Clone(j.entries), Old: maps.Clone(j.old)})
}

// played3 plays a turn of the puzzle with seed 1, wins the one with seed 2, and gives up
// the one with seed 3. It calls after after each.
func played3(t *testing.T, j *journal, stored map[string]string, after func()) {
	t.Helper()
	l := newLexicon(t)
	for seed := range engine.Seed(3) {
		w := openWindow(t, l, stored, linked("classic", seed+1, ""))
		w.journal = j
		w.send(guess("zzzzz")...)
		switch seed {
		case 1:
			w.send(guess(w.model.Game.Puzzle.Secret.String())...)
		case 2:
			w.send(play.GiveUp{})
		}
		after()
	}
}

const testGame = "classic/en/5/%d/6/normal"

// TestKilledBrowser: the journal restores whatever a killed browser has lost of storage,
// and the next start stores it.
func TestKilledBrowser(t *testing.T) {
	l := newLexicon(t)
	stored, j := map[string]string{}, &journal{}
	moments := []map[string]string{{}}
	played3(t, j, stored, func() { moments = append(moments, maps.Clone(stored)) })
	for i, lost := range moments {
		when := fmt.Sprintf("%d games left: ", i)
		w := openWindow(t, l, lost, linked("classic", 1, "")).readJournal(j)
		equal(t, when+"history", len(w.model.History), 2)
		equal(t, when+"won", records.Summarise(w.model.History, records.Selection{}).Won, 1)
		equal(t, when+"in play", w.words(), []string{"zzzzz"})
		tells(t, when+"told", w.model)
		again := openWindow(t, l, lost, linked("classic", 1, ""))
		equal(t, when+"stored", again.model.History, w.model.History)
		equal(t, when+"stored", again.model.Saved, w.model.Saved)
		equal(t, when+"journal", len(again.readJournal(j).journal.entries), 3)
		equal(t, when+"nothing to do", again.effects, []effect.Effect(nil))
	}
}

// TestKilledTwice: games restored from the journal are not on the disk either.
func TestKilledTwice(t *testing.T) {
	l := newLexicon(t)
	j := &journal{}
	played3(t, j, map[string]string{}, func() {})
	j.age()
	for range 2 {
		stored := map[string]string{}
		openWindow(t, l, stored, "").readJournal(j)
		openWindow(t, l, stored, "").readJournal(j) // loaded again, then killed
		equal(t, "journal", len(j.entries), 3)
	}
}

// TestFinishedBeatsUnfinished: a window that has not noticed the end writes an unfinished state after it.
func TestFinishedBeatsUnfinished(t *testing.T) {
	a, b := twoWindows(t)
	j := &journal{}
	a.journal, b.journal = j, j
	b.send(typed("zzzzz")...)
	a.send(guess("abide")...)
	b.send(play.Enter{})
	equal(t, "journal", len(j.entries), 2)
	w := openWindow(t, newLexicon(t), map[string]string{}, a.query).readJournal(j)
	equal(t, "status", w.model.Game.Status(), engine.Won)
	equal(t, "unfinished", len(w.model.Saved), 0)
	openWindow(t, newLexicon(t), w.stored, a.query).readJournal(j.age())
	equal(t, "a day later", j.keys(), []string{})
}

// TestJoinedInJournal: a game of the rows of two windows is in the journal, which no window alone has written.
func TestJoinedInJournal(t *testing.T) {
	for tries, want := range map[string]engine.Status{"6": engine.Playing, "2": engine.Lost} {
		l, stored := newLexicon(t), map[string]string{}
		q := linked("classic", seedOf(t, l, "abide"), "&tries="+tries)
		a, b := openWindow(t, l, stored, q), openWindow(t, l, stored, q)
		b.journal = &journal{}
		b.send(guess("speed")...)
		a.send(guess("audio")...)
		b.tell(b.key())
		again := openWindow(t, l, map[string]string{}, q).readJournal(b.journal)
		equal(t, tries+" tries: rows", len(again.words()), 2)
		equal(t, tries+" tries: status", again.model.Game.Status(), want)
	}
}

// TestJournalWithoutStorage: if storage is denied, nothing is kept, and the journal is not
// changed; if it is full, the journal keeps what it can.
func TestJournalWithoutStorage(t *testing.T) {
	l, j := newLexicon(t), &journal{}
	w := &window{t: t, stored: map[string]string{}, list: l, model: newModel(l), journal: j}
	w.send(Start{Day: testDay, Denied: true})
	for _, e := range w.effects {
		if _, reads := e.(effect.ReadJournal); reads {
			t.Error("denied: the journal is read")
		}
	}
	w.send(guess("zzzzz")...).send(play.GiveUp{})
	equal(t, "denied", j.keys(), []string{})

	full := func() *window {
		w := openWindow(t, l, map[string]string{}, linked("classic", 1, ""))
		w.full = true
		return w.readJournal(j.age())
	}
	full().send(play.GiveUp{})
	for range 2 {
		w := full()
		equal(t, "full", len(w.model.History), 1)
		tells(t, "full", w.model, notice.CantSave)
	}
	equal(t, "journal", len(j.entries), 1)
}

// TestJournalIsBounded: even if storage accepts nothing, the journal does not grow without
// limit, and the latest games stay.
func TestJournalIsBounded(t *testing.T) {
	l, j := newLexicon(t), &journal{}
	for seed := range engine.Seed(maxJournal + 2) {
		h := played(t, seed)
		j.entries = append(j.entries, effect.JournalEntry{Key: fmt.Sprintf("ketword.history/"+testGame, seed), Value: records.WriteHistory(h)})
	}
	w := &window{t: t, stored: map[string]string{}, list: l, model: newModel(l), full: true}
	w.send(Start{Day: testDay}).readJournal(j)
	equal(t, "history", len(w.model.History), maxJournal+2)
	equal(t, "journal", len(j.entries), maxJournal)
	equal(t, "the last", slices.Contains(j.keys(), fmt.Sprintf("ketword.history/"+testGame, maxJournal+1)), true)
	equal(t, "the first", slices.Contains(j.keys(), fmt.Sprintf("ketword.history/"+testGame, 0)), false)
}

// TestStrangeJournal: invalid entries are dropped and hide nothing; entries of a newer
// program, or of games that a newer program stored, are not touched.
func TestStrangeJournal(t *testing.T) {
	l := newLexicon(t)
	const newer = apptest.Newer
	j := &journal{}
	played3(t, j, map[string]string{}, func() {})
	good := j.keys()
	j.entries = append([]effect.JournalEntry{
		{Key: "x", Value: "y"}, {Key: finishedPrefix, Value: "broken"}, {Key: finishedPrefix + "x", Value: apptest.Sealed(envelope.Games, `[{}]`)},
		{Key: records.GamePrefix + "x", Value: j.entries[0].Value}, {Key: finishedPrefix + "new", Value: newer}, {Key: records.GamePrefix + "new", Value: newer},
	}, j.entries...)
	w := openWindow(t, l, map[string]string{}, "").readJournal(j.age())
	equal(t, "history", len(w.model.History), 2)
	equal(t, "journal", j.keys(), append([]string{finishedPrefix + "new", records.GamePrefix + "new"}, good...))
	tells(t, "told", w.model)

	stored := map[string]string{records.HistoryKey: newer, good[0]: newer}
	w = openWindow(t, l, stored, "").readJournal(j.age())
	equal(t, "counted", len(w.model.History), 2)
	equal(t, "history", stored[records.HistoryKey], newer)
	equal(t, "game", stored[good[0]], newer)
	equal(t, "journal", len(j.entries), 5)
}
