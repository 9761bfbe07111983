package model

import (
	"maps"
	"strings"
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/internal/smalljson"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen/games"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/sample"
)

// oneGame returns storage after a guess and some letters in the puzzle with seed 2001, and
// the key of the game.
func oneGame(t *testing.T) (map[string]string, string) {
	stored := map[string]string{}
	w := openWindow(t, newLexicon(t), stored, linked("classic", 2001, ""))
	w.send(guess("audio")...).send(typed("sl")...)
	return stored, w.key()
}

// TestUnfinishedInHistory: an unfinished game in the history would be counted as lost.
func TestUnfinishedInHistory(t *testing.T) {
	stored, key := oneGame(t)
	data := apptest.Data(t, envelope.Game, stored[key])
	w := openWindow(t, newLexicon(t), map[string]string{records.HistoryKey: apptest.Sealed(envelope.Games, `[`+data+`]`)}, "")
	equal(t, "history", len(w.model.History), 0)
	tellsKinds(t, "told", w.model, notice.CorruptValue{})
}

func TestStrangeTypedRow(t *testing.T) {
	for typed, want := range map[string]string{
		"slatexyz": "slate", "sÄl1\u0000at": "slat", "s lxyz": "s lxy", " s  ": " s", "   ": "", "SL": "", "\U0001F600a": "a",
	} {
		stored, key := oneGame(t)
		stored[key] = strings.Replace(stored[key], `"typed":"sl"`, `"typed":`+quote(typed), 1)
		w := openWindow(t, newLexicon(t), stored, linked("classic", 2001, ""))
		equal(t, "typed", w.model.Play.Typed, want)
		equal(t, "tiles", len(w.model.Play.Board(&w.model.Session)[1].Tiles), 5)
		equal(t, "game", w.words(), []string{"audio"})
	}
}

func quote(s string) string {
	return string(smalljson.Marshal(&s))
}

func TestForeignKeys(t *testing.T) {
	stored := map[string]string{"ketword.theme": "dark", "ketword.history.aside1": "x"}
	want := maps.Clone(stored)
	w := openWindow(t, newLexicon(t), stored, "")
	tells(t, "notice", w.model)
	delete(stored, session.RecentKey)
	equal(t, "untouched", stored, want)
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
