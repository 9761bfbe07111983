package model

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/example"
	"ketword/app/internal/smalljson"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/sample"
)

// oneGame returns what is stored after a guess and a half row of the puzzle
// of seed 2001, and the key of the game.
func oneGame(t *testing.T) (map[string]string, string) {
	stored := map[string]string{}
	w := openWindow(t, newLexicon(t), stored, query("classic", 2001, ""))
	w.send(guess("audio")...).send(typed("sl")...)
	return stored, w.key()
}

// TestUnfinishedInHistory: it would be counted as lost.
func TestUnfinishedInHistory(t *testing.T) {
	stored, key := oneGame(t)
	data := example.Data(t, envelope.Game, stored[key])
	w := openWindow(t, newLexicon(t), map[string]string{records.HistoryKey: example.Sealed(envelope.Games, `[`+data+`]`)}, "")
	equal(t, "history", len(w.model.History), 0)
	tellsKinds(t, "told", w.model, CorruptValue{})
}

// TestWrongKey: a game under another's key would hide, or be hidden by, its
// own, and would never go away.
func TestWrongKey(t *testing.T) {
	stored, key := oneGame(t)
	other := records.GamePrefix + "classic/en/5/2/6/normal"
	stored[other] = stored[key]
	w := openWindow(t, newLexicon(t), stored, query("classic", 2001, ""))
	equal(t, "quarantined", stored[other+".aside1"], stored[key])
	equal(t, "its own stays", w.words(), []string{"audio"})
}

func TestStrangeTypedRow(t *testing.T) {
	for typed, want := range map[string]string{
		"slatexyz": "slate", "sÄl1\u0000at": "slat", "s lxyz": "s lxy", " s  ": " s", "   ": "", "SL": "", "\U0001F600a": "a",
	} {
		stored, key := oneGame(t)
		stored[key] = strings.Replace(stored[key], `"typed":"sl"`, `"typed":`+quote(typed), 1)
		w := openWindow(t, newLexicon(t), stored, query("classic", 2001, ""))
		equal(t, "typed", w.model.Typed, want)
		equal(t, "tiles", len(w.model.Board()[1].Tiles), 5)
		equal(t, "game", w.words(), []string{"audio"})
	}
}

func quote(s string) string {
	return string(smalljson.Marshal(&s))
}

// TestNewerValues: what a newer program wrote is never written over.
func TestNewerValues(t *testing.T) {
	l := newLexicon(t)
	const newer = example.Newer
	_, key := oneGame(t)
	for _, frozen := range append(slices.Collect(maps.Keys(kindsOf)), key, DeletedKey) {
		stored := map[string]string{frozen: newer}
		w := openWindow(t, l, stored, query("classic", 2001, ""))
		tells(t, frozen+": notice", w.model, NewerValue{})
		w.send(guess("audio")...).send(typed("a")...).send(Erase{}, GiveUp{})
		w.send(NewRandom{}).send(guess("audio")...)
		w.send(ChangeSetting{"motion", "reduced"}, Open{Screen: SolverScreen}, EnterRows{Text: "slate o_*__"}, Close{})
		equal(t, frozen+": counted here", len(w.model.History), 1)
		w.send(Open{Screen: ScoresScreen}, AddScores{Text: example.ScoreLine}, Close{}, Open{Screen: StatsScreen}, Select{}, AskDelete{}, DeleteGames{})
		equal(t, frozen+": untouched", stored[frozen], newer)
	}
}

// TestFinishedBesideNewerHistory: the game waits under its own key.
func TestFinishedBesideNewerHistory(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{records.HistoryKey: example.Newer}
	w := openWindow(t, l, stored, query("classic", 2001, "")).send(GiveUp{})
	for range 2 {
		w = openWindow(t, l, stored, query("classic", 2001, ""))
		equal(t, "status", w.model.Game.Status(), engine.Lost)
	}
	delete(stored, records.HistoryKey)
	openWindow(t, l, stored, "")
	_, left := stored[w.key()]
	equal(t, "settled", left, false)
	equal(t, "history", len(openWindow(t, l, stored, "").model.History), 1)
}

// TestFinishedBesideNewerGame: a record would discard the newer game.
func TestFinishedBesideNewerGame(t *testing.T) {
	_, key := oneGame(t)
	stored := map[string]string{key: example.Newer}
	w := openWindow(t, newLexicon(t), stored, query("classic", 2001, "")).send(GiveUp{})
	equal(t, "effects", w.effects, []Effect{Later{After: endRest, Msg: enterRested{number: 1}}})
}

func TestForeignKeys(t *testing.T) {
	stored := map[string]string{"ketword.theme": "dark", "ketword.history.aside1": "x"}
	want := maps.Clone(stored)
	w := openWindow(t, newLexicon(t), stored, "")
	tells(t, "notice", w.model)
	delete(stored, recentKey)
	equal(t, "untouched", stored, want)
}

func TestDenied(t *testing.T) {
	l := newLexicon(t)
	m, _ := Update(newModel(l), Start{Day: testDay, Denied: true, Query: "seed=x"})
	tellsKinds(t, "told", m, BadLink{}, CantSave{})
	m, _ = Update(m, Press{Letter: 'a'})
	m, _ = Update(m, SaveFailed{})
	tellsKinds(t, "told until a guess is played", m, CantSave{})
	equal(t, "plays on", m.Typed, "a")
	m = (&window{t: t, model: m, stored: map[string]string{}}).send(Erase{}).send(guess("abide")...).send(Press{Letter: 'a'}, SaveFailed{}).model
	tells(t, "told once", m)
}

// foreignValues are what other programs, or faults of this one's, may leave in storage.
var foreignValues = []string{
	`5`, `-1e308`, `true`, `null`, `"x"`, `[]`, `{}`, `[object Object]`, `undefined`, `NaN`, "\x00", "\xff\xfe", strings.Repeat("[", 100_000),
	`[[[]],{"__proto__":[]}]`, `{"__proto__":{"v":1},"constructor":{"prototype":5}}`, `{"theme":"__proto__","mode":"constructor","motion":{"a":[1]}}`,
	`["toString","\u0000",null,5]`, `{"id":"__proto__","list":[],"secret":{},"guesses":"x"}`, `"` + strings.Repeat("x", 1_000_000) + `"`,
}

// TestForeignValues: whatever stands under a key, bare or in an envelope, is read or set aside; the game
// goes on and is stored, and the next start has nothing to tell.
func TestForeignValues(t *testing.T) {
	l := newLexicon(t)
	link := query("classic", 2001, "")
	kinds := maps.Clone(kindsOf)
	kinds[openWindow(t, l, map[string]string{}, link).key()], kinds[DeletedKey] = envelope.Game, envelope.Deletion
	kinds[records.GamePrefix+"__proto__"], kinds[records.GamePrefix] = envelope.Game, envelope.Game
	kinds[records.KeyPrefix+"constructor"], kinds[records.KeyPrefix+"\x00"] = envelope.Recent, envelope.Recent
	for key, kind := range kinds {
		for _, foreign := range foreignValues {
			for _, value := range []string{foreign, example.Sealed(kind, foreign)} {
				name := fmt.Sprintf("%s is %.80q", key, value)
				stored := map[string]string{key: value}
				w := openWindow(t, l, stored, link).send(guess("audio")...).send(GiveUp{}, ChangeSetting{"motion", "reduced"})
				equal(t, name+": set aside", slices.Contains(w.model.Notices, Notice(CantSave{})), false)
				again := openWindow(t, l, stored, link)
				tells(t, name+": notice", again.model)
				equal(t, name+": stored", again.model.Game.Status(), engine.Lost)
				equal(t, name+": settings", again.model.Settings.Value("motion"), "reduced")
			}
		}
	}
}

// TestFullHistory: as many games as fit into a browser's storage are read, joined, deleted and written.
func TestFullHistory(t *testing.T) {
	games := sample.Size(5_000, 25_000) // of five million letters
	all := make([]engine.Seed, games)
	for i := range all {
		all[i] = engine.Seed(i + 10_000)
	}
	w := openWith(t, all...)
	equal(t, "read", len(w.model.History), games)
	w.send(Close{}).send(guess("audio")...).send(GiveUp{})
	w.send(AskDelete{Identity: idOf(t, all[0])}, DeleteGames{}, BringBackGames{})
	equal(t, "stored", len(w.storedSeeds()), games+1)
}
