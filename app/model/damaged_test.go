package model

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/friends"
	"ketword/app/internal/apptest"
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
	"ketword/internal/sample"
)

// TestCorruptValues: a value that can't be read, or is another game's, is quarantined unchanged and
// reported once; nothing of it is used.
func TestCorruptValues(t *testing.T) {
	good, key := oneGame(t)
	game := good[key]
	ended := apptest.Sealed(envelope.Games, "["+apptest.Data(t, envelope.Game, game)+"]") // it would be counted as lost
	for _, c := range []struct{ key, bad string }{
		{key, ""}, {key, "{"}, {key, `{"v":1}`}, {key, strings.Replace(game, "audio", "AUDIO", 1)}, {key, strings.Replace(game, "/5/2001/6", "/5/2/6", 1)},
		{records.GamePrefix + "classic/en/5/2/6/normal", game}, {records.HistoryKey, ended},
		{session.SettingsKey, apptest.Sealed(envelope.Settings, `["motion"]`)}, {session.RecentKey, apptest.Sealed(envelope.Recent, `{"mode":"quantum","games":5}`)},
		{friends.Key, `{"v":1,"data":{"people":["Ann"],"games":["Nerdle"],"results":"0 0 1 5 3/6 -\n0 0 x 5 3/6 -"}}`}, {solver.StorageKey, "x"},
	} {
		stored := map[string]string{c.key: c.bad, "ketword.theme": "dark"} // a key of another program
		w := openWindow(t, newLexicon(t), stored, "")
		equal(t, c.bad+": quarantined", stored[c.key+".aside1"], c.bad)
		equal(t, c.bad+": today's puzzle", []any{w.model.IsToday(), w.model.Game.Puzzle.Rules.Mode}, []any{true, engine.Classic})
		equal(t, c.bad+": nothing is used", len(w.model.Saved)+len(w.model.History)+len(w.model.Kept.Results), 0)
		if c.key != session.RecentKey {
			tells(t, c.bad+": told", w.model, notice.CorruptValue{Key: c.key + ".aside1"})
		}
		equal(t, c.bad+": another program's value", stored["ketword.theme"], "dark")
		tells(t, c.bad+": told once", openWindow(t, newLexicon(t), stored, "").model)
	}
}

func TestCorruptHistory(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	for seed := range engine.Seed(3) {
		openWindow(t, l, stored, linked("classic", seed, "")).send(play.GiveUp{})
	}
	whole := stored[records.HistoryKey]
	broken := strings.Replace(whole, "/5/1/6", "/5/x/6", 1)
	stored[records.HistoryKey] = broken
	w := openWindow(t, l, stored, "")
	equal(t, "kept", len(w.model.History), 2)
	equal(t, "quarantined", stored[records.HistoryKey+".aside1"], broken)
	tells(t, "notice", w.model, notice.CorruptValue{Key: records.HistoryKey + ".aside1"})
	equal(t, "stored", openWindow(t, l, stored, "").model.History, w.model.History)

	stored[records.HistoryKey] = "again"
	w = openWindow(t, l, stored, "")
	equal(t, "under a free key", stored[records.HistoryKey+".aside2"], "again")
	equal(t, "the first stays", stored[records.HistoryKey+".aside1"], broken)
	w.send(play.GiveUp{})
	equal(t, "a new history begins", len(openWindow(t, l, stored, "").model.History), 1)
}

// TestFullWhileQuarantining: a value that can't be moved stays.
func TestFullWhileQuarantining(t *testing.T) {
	l := newLexicon(t)
	w := &window{t: t, stored: map[string]string{records.HistoryKey: "broken"}, list: l, model: newModel(l), full: true}
	w.send(Start{Stored: map[string]string{records.HistoryKey: "broken"}, Day: testDay})
	tellsKinds(t, "told", w.model, notice.CorruptValue{}, notice.CantSave)
	w.full = false
	w.send(play.GiveUp{})
	equal(t, "not written over", w.stored[records.HistoryKey], "broken")
	again := openWindow(t, l, w.stored, "")
	equal(t, "kept beside it", len(again.model.History), 1)
	equal(t, "moved", w.stored[records.HistoryKey+".aside1"], "broken")
}

// TestQuarantineTwice: if two windows start at once, the value is moved only once.
func TestQuarantineTwice(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{records.HistoryKey: "broken"}
	start := Start{Stored: map[string]string{records.HistoryKey: "broken"}, Day: testDay}
	a := &window{t: t, stored: stored, list: l, model: newModel(l)}
	b := &window{t: t, stored: stored, list: l, model: newModel(l)}
	a.send(start, play.GiveUp{})
	b.send(start)
	equal(t, "quarantined", stored[records.HistoryKey+".aside1"], "broken")
	equal(t, "history", len(openWindow(t, l, stored, "").model.History), 1)
}

// TestNewerValues: a value that a newer program wrote is never overwritten.
func TestNewerValues(t *testing.T) {
	l := newLexicon(t)
	const newer = apptest.Newer
	_, key := oneGame(t)
	for _, frozen := range append(slices.Collect(maps.Keys(kindsOf)), key, records.DeletedKey) {
		stored := map[string]string{frozen: newer}
		w := openWindow(t, l, stored, linked("classic", 2001, ""))
		tells(t, frozen+": notice", w.model, notice.NewerValue)
		w.send(guess("audio")...).send(typed("a")...).send(play.Erase{}, play.GiveUp{})
		w.send(NewRandom{}).send(guess("audio")...)
		w.send(sets("motion", "reduced"), screen.Open{Name: screen.Solver}, solver.EnterRows{Text: "slate o_*__"}, Close{})
		equal(t, frozen+": counted here", len(w.model.History), 1)
		w.send(screen.Open{Name: screen.Scores}, scores.Add{Line: apptest.ScoreLine}, Close{}, screen.Open{Name: screen.Stats}, stats.Select{Part: records.ModePart, Value: records.All}, games.AskDelete{}, games.DeleteGames{})
		refuses := []string{records.HistoryKey, records.ScoresKey, records.DeletedKey, key}
		equal(t, frozen+": nothing is deleted", slices.Contains(w.model.Notices, notice.Notice(notice.NewerValue)), slices.Contains(refuses, frozen))
		w.send(screen.Open{Name: screen.Friends}, screenfriends.Name{Name: "Max"}, screenfriends.Do{What: screenfriends.DoForgetAll})
		equal(t, frozen+": untouched", stored[frozen], newer)
	}
}

// TestFinishedBesideNewerHistory: the finished game stays under its own key.
func TestFinishedBesideNewerHistory(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{records.HistoryKey: apptest.Newer}
	w := openWindow(t, l, stored, linked("classic", 2001, "")).send(play.GiveUp{})
	for range 2 {
		w = openWindow(t, l, stored, linked("classic", 2001, ""))
		equal(t, "status", w.model.Game.Status(), engine.Lost)
	}
	delete(stored, records.HistoryKey)
	openWindow(t, l, stored, "")
	_, left := stored[w.key()]
	equal(t, "settled", left, false)
	equal(t, "history", len(openWindow(t, l, stored, "").model.History), 1)
}

// TestFinishedBesideNewerGame: storing the result would discard the newer program's game.
func TestFinishedBesideNewerGame(t *testing.T) {
	_, key := oneGame(t)
	stored := map[string]string{key: apptest.Newer}
	w := openWindow(t, newLexicon(t), stored, linked("classic", 2001, "")).send(play.GiveUp{})
	equal(t, "effects", w.effects, []effect.Effect{effect.Later{After: 4_000, Msg: play.StopIgnoringEnter{Number: 1}}})
}

// foreignValues are values that other programs, or bugs of this one, may leave in storage.
var foreignValues = []string{
	`5`, `-1e308`, `true`, `null`, `"x"`, `[]`, `{}`, `[object Object]`, `undefined`, `NaN`, "\x00", "\xff\xfe", strings.Repeat("[", 100_000),
	`[[[]],{"__proto__":[]}]`, `{"__proto__":{"v":1},"constructor":{"prototype":5}}`, `{"theme":"__proto__","mode":"constructor","motion":{"a":[1]}}`,
	`["toString","\u0000",null,5]`, `{"id":"__proto__","list":[],"secret":{},"guesses":"x"}`, `"` + strings.Repeat("x", 1_000_000) + `"`,
}

// TestForeignValues: any value under any key, with or without an envelope, is read or moved aside. The
// game goes on and is stored, and the next start reports nothing.
func TestForeignValues(t *testing.T) {
	l := newLexicon(t)
	link := linked("classic", 2001, "")
	kinds := maps.Clone(kindsOf)
	kinds[openWindow(t, l, map[string]string{}, link).key()], kinds[records.DeletedKey] = envelope.Game, envelope.Deletion
	kinds[records.GamePrefix+"__proto__"], kinds[records.GamePrefix] = envelope.Game, envelope.Game
	kinds[records.KeyPrefix+"constructor"], kinds[records.KeyPrefix+"\x00"] = envelope.Recent, envelope.Recent
	for key, kind := range kinds {
		for _, foreign := range foreignValues {
			for _, value := range []string{foreign, apptest.Sealed(kind, foreign)} {
				name := fmt.Sprintf("%s is %.80q", key, value)
				stored := map[string]string{key: value}
				w := openWindow(t, l, stored, link).send(guess("audio")...).send(play.GiveUp{}, sets("motion", "reduced"))
				equal(t, name+": set aside", slices.Contains(w.model.Notices, notice.Notice(notice.CantSave)), false)
				again := openWindow(t, l, stored, link)
				tells(t, name+": notice", again.model)
				equal(t, name+": stored", again.model.Game.Status(), engine.Lost)
				equal(t, name+": settings", again.model.Settings.Value("motion"), "reduced")
			}
		}
	}
}

// TestNewerWindow: another window may already run the next version. What it has stored stays, and the journal gets
// no game whose entry would discard it.
func TestNewerWindow(t *testing.T) {
	const newer = apptest.Newer
	_, game := oneGame(t)
	for _, key := range []string{game, records.HistoryKey, session.SettingsKey, session.MadeKey, friends.Key} {
		w := openWindow(t, newLexicon(t), map[string]string{}, linked("classic", 2001, "")).send(play.Press{Letter: 'a'})
		w.stored[key] = newer
		w.tell(key)
		tells(t, key+": told", w.model, notice.NewerValue)
		w.journal = &journal{}
		w.send(play.Press{Letter: 'b'}, sets("theme", "light"), challenge.Send{Words: []string{"slate"}}).brings(3)
		w.send(play.Erase{}, play.Erase{}).send(guess("zzzzz")...).send(play.GiveUp{})
		equal(t, key+": untouched", w.stored[key], newer)
		equal(t, key+": no journal", len(w.journal.keys()) == 0, key == game)
	}
}

// oneGame returns storage after a guess and some letters in the puzzle with seed 2001, and
// the key of the game.
func oneGame(t *testing.T) (map[string]string, string) {
	stored := map[string]string{}
	w := openWindow(t, newLexicon(t), stored, linked("classic", 2001, ""))
	w.send(guess("audio")...).send(typed("sl")...)
	return stored, w.key()
}

func TestDenied(t *testing.T) {
	l := newLexicon(t)
	m, _ := Update(newModel(l), Start{Day: testDay, Denied: true, Query: "seed=x"})
	tellsKinds(t, "told", m, notice.BadLink{}, notice.CantSave)
	m, _ = Update(m, play.Press{Letter: 'a'})
	m, _ = Update(m, SaveFailed{})
	tellsKinds(t, "told until a guess is played", m, notice.CantSave)
	equal(t, "plays on", m.Play.Typed, "a")
	m = (&window{t: t, model: m, stored: map[string]string{}}).send(play.Erase{}).send(guess("abide")...).send(play.Press{Letter: 'a'}, SaveFailed{}).model
	tells(t, "told once", m)
}

// TestFullHistory: as many games as fit into a browser's storage can be read, joined, deleted and written.
func TestFullHistory(t *testing.T) {
	count := sample.Size(5_000, 25_000) // some five million characters
	all := make([]engine.Seed, count)
	for i := range all {
		all[i] = engine.Seed(i + 10_000)
	}
	w := openWith(t, all...)
	equal(t, "read", len(w.model.History), count)
	w.send(Close{}).send(guess("audio")...).send(play.GiveUp{})
	w.send(games.AskDelete{Identity: idOf(t, all[0])}, games.DeleteGames{}, BringBackGames{})
	equal(t, "stored", len(w.storedSeeds()), count+1)
}
