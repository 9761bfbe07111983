package model

import (
	"testing"

	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen/games"
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
