package model

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/challenge"
	screenfriends "ketword/app/screen/friends"
	"ketword/app/screen/games"
	"ketword/app/screen/scores"
	"ketword/app/screen/solver"
	"ketword/app/screen/stats"
	"ketword/app/session"
	"ketword/engine"
)

// plain is a stored game with its secret in plain text.
type plain struct {
	secret  string
	guesses []string
	typed   string
	status  engine.Status
	day     engine.Day
}

func plainOf(s records.Saved) plain {
	p := plain{secret: s.Game.Puzzle.Secret.String(), typed: s.Typed, status: s.Game.Status(), day: s.Day}
	for _, g := range s.Game.Guesses() {
		p.guesses = append(p.guesses, g.String())
	}
	return p
}

// TestSaveFile loads what the first version stores. Once that is released, the file, named
// after its schema, is never edited: a later schema gets its own file.
func TestSaveFile(t *testing.T) {
	text, err := os.ReadFile("testdata/v1.json")
	if err != nil {
		t.Fatal(err)
	}
	var stored map[string]string
	if err := json.Unmarshal(text, &stored); err != nil {
		t.Fatal(err)
	}
	w := openOn(t, newLexicon(t), stored, "", 12)
	m := w.model
	tellsKinds(t, "notice", m, notice.GameWaits)

	games := map[string]plain{}
	for id, s := range m.Saved {
		games[id.String()] = plainOf(s)
	}
	equal(t, "games", games, map[string]plain{
		"classic/en/5/2000/6/normal": {
			secret: "abide", guesses: []string{"audio", "speed"}, typed: "sl", day: 12},
		"quantum/en/5/9007199254740991/0/strict": {
			secret: "crown plaid", guesses: []string{"slate"}, day: 11},
		"classic/de/6/3/6/hard": {
			secret: "straße", guesses: []string{"großes"}, typed: "fü", day: 10},
	})
	var history []plain
	for _, s := range m.History {
		history = append(history, plainOf(s))
	}
	equal(t, "history", history, []plain{
		{secret: "flesh", guesses: []string{"shelf", "flesh"}, status: engine.Won, day: 10},
		{secret: "audio flesh", guesses: []string{"aisle", "salsa"}, status: engine.Lost, day: 10},
		{secret: "crown plaid", guesses: []string{"briny"}, status: engine.Lost, day: 11},
	})
	equal(t, "given up", m.History[2].Game.GaveUp(), true)
	equal(t, "daily", m.History[0].Game.Puzzle.Daily, 11)
	equal(t, "list", m.History[0].List.String(), "2281a68fe8c929c8")

	id := m.Recent.LastGame(engine.Quantum, lists.Default()).String()
	equal(t, "played last", id, "quantum/en/5/9007199254740991/0/strict")
	w.send(SwitchMode{Mode: engine.Classic})
	equal(t, "the other mode", w.model.Play.Typed, "sl")
}

// TestCrashes stops the program after each storage effect of the last guess.
func TestCrashes(t *testing.T) {
	l := newLexicon(t)
	seed := seedOf(t, l, "abide")
	for done := range 4 {
		stored := map[string]string{askedKey: apptest.Sealed(envelope.Asked, `true`)}
		w := openWindow(t, l, stored, linked("classic", seed, "")).send(guess("audio")...).send(typed("abide")...)
		_, effects := Update(w.model, play.Enter{})
		effects = effects[1 : len(effects)-1] // without the journal and the later effects of Enter
		equal(t, "effects", len(effects), 3)
		w.perform(effects[:done])
		w = openWindow(t, l, stored, linked("classic", seed, ""))
		if done == 0 {
			equal(t, "the row is still typed", w.model.Play.Typed, "abide")
			continue
		}
		equal(t, "status", w.model.Game.Status(), engine.Won)
		equal(t, "history", len(w.model.History), 1)
		_, left := stored[w.key()]
		equal(t, "left under its key", left, false)
	}
}

// sessionOn returns a window with two finished games in storage, and messages that then
// write a value of each kind.
func sessionOn(t *testing.T) (*window, []Msg) {
	l := newLexicon(t)
	stored := map[string]string{records.HistoryKey: records.WriteHistory(played(t, 1, 2))}
	w := &window{t: t, stored: stored, list: l, model: newModel(l), query: linked("classic", seedOf(t, l, "abide"), ""), journal: &journal{}}
	return w, slices.Concat(
		[]Msg{Start{Stored: maps.Clone(stored), Query: w.query, Day: testDay}}, guess("audio"), typed("s"), []Msg{play.Erase{}, sets("motion", "reduced")},
		guess("abide"), []Msg{SwitchMode{Mode: engine.Quantum}}, guess("slate"), []Msg{screen.Open{Name: screen.Solver}, solver.EnterRows{Text: "slate o_*__"}, Close{}, play.GiveUp{}},
		[]Msg{NewRandom{}}, guess("audio"), []Msg{screen.Open{Name: screen.Stats}, stats.Select{Part: records.ModePart, Value: records.All}, stats.HistoryRead{Games: played(t, 3), Scores: []records.Scores{{0, 2, 3, 8, 12, 40, 32, 7, 2, 3}}}},
		[]Msg{games.AskDelete{Identity: idOf(t, 1)}, games.DeleteGames{}, BringBackGames{}},
		[]Msg{screenfriends.Came{Code: codeOf(1)}, screenfriends.Accept{}},
	)
}

// startAgain starts the program with a copy of storage, and checks that everything can be
// read. Without a journal it has only storage.
func (w *window) startAgain(name string, stored map[string]string, j *journal) *window {
	w.t.Helper()
	again := openWindow(w.t, w.list, maps.Clone(stored), "")
	if slices.ContainsFunc(again.model.Notices, func(n notice.Notice) bool { _, corrupt := n.(notice.CorruptValue); return corrupt }) {
		w.t.Errorf("%s: stored: %q", name, stored)
	}
	if j != nil {
		again.readJournal(j.clone())
	}
	return again
}

// TestStorageRefusesFrom: storage refuses one write, or all writes from it on, for each write
// in turn. The player is told once, and the program goes on. Nothing that was stored is lost,
// and the journal has what storage lacks, even if the program crashes at that write.
func TestStorageRefusesFrom(t *testing.T) {
	whole, does := sessionOn(t)
	writes := 0
	whole.takes = func() bool { writes++; return true }
	whole.send(does...)
	for n := range writes {
		for name, forGood := range map[string]bool{"for good": true, "once": false} {
			name = fmt.Sprintf("write %d of %d refused %s", n+1, writes, name)
			w, does := sessionOn(t)
			done, told := 0, 0
			var kept records.History
			w.takes = func() bool {
				if done == n {
					kept, _ = records.ReadHistory(w.stored[records.HistoryKey])
					died := w.startAgain(name+": died", w.stored, w.journal).model.History
					equal(t, name+": died: lost", len(died.Missing(w.model.History)), 0)
				}
				done++
				return done <= n || !forGood && done > n+1
			}
			for _, msg := range does {
				before, stands := w.model.Unsaved, slices.Contains(w.model.Notices, notice.Notice(notice.CantSave))
				w.send(msg)
				tells := slices.Contains(w.model.Notices, notice.Notice(notice.CantSave))
				if _, imports := msg.(stats.HistoryRead); tells && !stands && (!before || !imports) { // it shows its own notice again
					told++
				}
			}
			if w.model.Unsaved || !maps.Equal(w.stored, whole.stored) { // a deletion can do without its note
				equal(t, name+": told", told, 1)
			}
			equal(t, name+": plays on", w.words(), whole.words())
			equal(t, name+": history", w.model.History, whole.model.History)
			equal(t, name+": settings", w.model.Settings.Value("motion"), "reduced")
			equal(t, name+": friends", w.model.Kept, whole.model.Kept)
			left := w.startAgain(name, w.stored, nil).model.History
			equal(t, name+": lost", len(left.Missing(kept)), 0)
			all := w.startAgain(name, w.stored, w.journal)
			equal(t, name+": lost with the journal", len(all.model.History.Missing(whole.model.History)), 0)
			equal(t, name+": in play", len(all.model.Saved), 1)
		}
	}
}

// useAll leaves a value of every kind in storage, except the note of a deletion, which is
// there only during one.
func useAll(t *testing.T, stored map[string]string) *window {
	w := openWindow(t, newLexicon(t), stored, linked("classic", 2001, "")).send(guess("audio")...).send(play.GiveUp{})
	w.send(NewRandom{}).send(guess("audio")...).send(typed("sl")...)
	w.send(screen.Open{Name: screen.Solver}, solver.EnterRows{Text: "slate o_*__"}, Close{})
	w.send(sets("motion", "reduced"))
	w.send(screen.Open{Name: screen.Stats}, screen.Open{Name: screen.Scores}, scores.Add{Line: apptest.ScoreLine}, Close{})
	w.send(screen.Open{Name: screen.Challenge}, challenge.Send{Words: []string{"slate"}}, Close{})
	w.send(screen.Open{Name: screen.Friends}, screenfriends.Came{Code: friendsOf(1700, "Anna").Code(friends.Always(friends.Game{}))}, screenfriends.Accept{}, Close{})
	return w
}

// kindsOf gives the kinds of the values under storage keys, except unfinished games.
var kindsOf = map[string]envelope.Kind{
	records.HistoryKey: envelope.Games, records.ScoresKey: envelope.Counts, session.SettingsKey: envelope.Settings,
	session.RecentKey: envelope.Recent, solver.StorageKey: envelope.Position, askedKey: envelope.Asked,
	friends.Key: envelope.Friends, session.MadeKey: envelope.Made,
}

// sameVersion checks that a value was written in the current version of its kind.
func sameVersion(t *testing.T, key, value string, kind envelope.Kind) {
	t.Helper()
	version, _, _ := strings.Cut(value, ",")
	equal(t, key, version, fmt.Sprintf(`{"v":%d`, kind.Version()))
}

// TestNextVersions: a program with newer versions of all kinds reads what this one has stored or exported, and
// continues. This one does not change what the newer one has stored.
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
		equal(t, "friends", w.model.Kept.Write(), before.model.Kept.Write())
		equal(t, "challenges", w.model.Made, before.model.Made)
		read, refusal := records.ReadFile(engine.Forever, old)
		equal(t, "refusal", refusal, records.FileRefusal{})
		equal(t, "settings of a file", read.Settings, before.model.Settings.Stored)
		equal(t, "counts of a file", read.Scores, before.model.Imported)
		equal(t, "friends of a file", read.Friends.Write(), before.model.Kept.Write())

		w.send(NewRandom{}).send(guess("audio")...).send(play.GiveUp{}).send(NewRandom{}).send(guess("audio")...)
		w.send(screen.Open{Name: screen.Solver}, solver.EnterRows{Text: "speed"}, Close{}, sets("motion", "system"))
		w.send(screen.Open{Name: screen.Stats}, screen.Open{Name: screen.Scores}, scores.Add{Line: "1 0 0 0 0 0 0 0 0 0"}, Close{})
		w.send(screen.Open{Name: screen.Friends}, screenfriends.Name{Name: "Max"}, Close{}, challenge.Send{Words: []string{"crown"}}, Close{})
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
	w.send(sets("motion", "reduced"), NewRandom{}).send(guess("audio")...).send(play.GiveUp{})
	for key, value := range left {
		equal(t, key, stored[key], value)
	}
}

// TestPencilIsSaved: notes are saved with an unfinished game, come back with it, and end with it.
func TestPencilIsSaved(t *testing.T) {
	w := openSecret(t, "quantum", "crown plaid", "")
	w.send(guess("slate")...).send(play.Note{Letter: 'l', Note: "2"})
	again := openWindow(t, w.list, maps.Clone(w.stored), w.query)
	equal(t, "after a reload", string(again.model.Pencil), " l2")
	again.send(SwitchMode{Mode: engine.Classic})
	equal(t, "another game", string(again.model.Pencil), "")
	w.send(guess("crown")...)
	equal(t, "ended", mustRead(t, w.stored[records.HistoryKey])[0].Pencil, "")
}
