package model

import (
	"fmt"
	"testing"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen/puzzle"
	"ketword/app/session"
	"ketword/engine"
)

// TestLastGameIsTheLastPlayed: a game that was opened by a link but not begun once hid the
// unfinished game from the next visit.
func TestLastGameIsTheLastPlayed(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	last := func() engine.Seed {
		w := openWindow(t, l, stored, "")
		tells(t, "today's is opened", w.model, notice.GameWaits)
		return w.model.Recent.LastGame(engine.Classic, lists.Default()).Seed
	}
	openWindow(t, l, stored, linked("classic", 2001, "")).send(guess("audio")...)
	openWindow(t, l, stored, linked("classic", 2002, "")).send(guess("audio")...)
	openWindow(t, l, stored, linked("classic", 2003, ""))
	equal(t, "played last", last(), engine.Seed(2002))
	openWindow(t, l, stored, linked("classic", 2001, ""))
	equal(t, "gone on with", last(), engine.Seed(2001))
}

func TestResume(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	openWindow(t, l, stored, linked("classic", 2001, "&tries=0")).send(guess("audio")...)
	w := openWindow(t, l, stored, "mode=quantum")
	id := w.model.Others()[0].Game.Puzzle.Identity
	w.send(Resume{Identity: id.String()})
	equal(t, "resumed", w.model.Game.Puzzle.Identity, id)
	equal(t, "spoken", w.model.Play.Spoken.What, play.SayGame)
	equal(t, "effects", w.effects, []effect.Effect{
		effect.Save{Key: session.RecentKey, Value: w.model.Recent.Write()},
		effect.SetEntry{Entry: effect.Entry{Puzzle: id}, Adds: true, Query: fmt.Sprintf("seed=2001&tries=0&words=%.4s", l.Fingerprint())},
	})
	before := w.model.Game
	for _, bad := range []string{"", "x", "classic/en/5/99/6/normal"} {
		w.send(Resume{Identity: bad})
		equal(t, bad, w.model.Game, before)
	}
	w = openWindow(t, l, stored, "mode=quantum").send(SwitchMode{Mode: engine.Classic})
	equal(t, "the mode's game goes on", w.model.Game, before)
}

func TestNewRandom(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "mode=quantum&tries=3&level=hard").send(puzzle.ChooseTries{Typed: "0"}, level("hard"))
	want := engine.Rules{Mode: engine.Quantum, Length: 5, Tries: engine.Unlimited, Level: engine.Strict}
	drawn := map[engine.Seed]bool{}
	for range 20 { // the same entropy, but never the same game
		w.send(NewRandom{Entropy: [2]uint64{7, 8}}).send(typed("a")...)
		p := w.model.Game.Puzzle
		equal(t, "rules", p.Rules, want)
		equal(t, "daily", p.Daily, 0)
		equal(t, "words", p.Secret.Mode(), 2)
		if drawn[p.Seed] || p.Seed > engine.MaxDrawnSeed {
			t.Fatalf("seed %d, again or too great", p.Seed)
		}
		drawn[p.Seed] = true
		equal(t, "query", w.query, w.model.link())
	}
	equal(t, "saved", len(w.model.Saved), 20)
}

// TestDailyOutlivesItsList: after a list had changed, the day's puzzle could once be begun
// and counted a second time.
func TestDailyOutlivesItsList(t *testing.T) {
	stored := map[string]string{}
	w := openWindow(t, newLexicon(t), stored, "").send(guess("audio")...)
	begun := w.model.Game
	for range 2 { // unfinished, then finished
		w = openWindow(t, newLexicon(t, "zebra", "vixen", "fjord"), stored, linked("classic", 2001, ""))
		w.send(GoToday{})
		equal(t, "today", w.model.Game, begun)
		equal(t, "is today's", w.model.IsToday(), true)
		w.send(play.GiveUp{})
		begun = w.model.Game
	}
	equal(t, "finished once", len(w.model.History), 1)
}

// TestWordAddedMidGame: editing a list changes no game.
func TestWordAddedMidGame(t *testing.T) {
	old := newLexicon(t)
	for _, mode := range []string{"classic", "quantum"} {
		stored := map[string]string{}
		q := linked(mode, 1571, "")
		w := openWindow(t, old, stored, q).send(guess("audio")...).send(typed("sl")...)
		want, link := w.model.Game, w.model.link()

		longer := newLexicon(t, "zebra")
		w = openWindow(t, longer, stored, q)
		p, _ := longer.Puzzle(want.Puzzle.Rules, 1571)
		if p.Secret == want.Puzzle.Secret || longer.Fingerprint() == old.Fingerprint() {
			t.Fatalf("%s: the new word changes nothing by itself", mode)
		}
		equal(t, mode+": game", w.model.Game, want)
		equal(t, mode+": typed", w.model.Play.Typed, "sl")
		equal(t, mode+": list", w.model.ListPrint, old.Fingerprint())
		equal(t, mode+": link", w.model.link(), link)
		w.send(play.Erase{}, play.Erase{}).send(guess("zebra")...)
		equal(t, mode+": the new word can be guessed", len(w.model.Game.Turns()), 2)
		w.send(play.GiveUp{})
		w = openWindow(t, longer, stored, q)
		equal(t, mode+": secret", w.model.Game.Puzzle.Secret, want.Puzzle.Secret)
	}
}

// TestGamesOfOtherLists: a game of an unknown list is kept, but not opened.
func TestGamesOfOtherLists(t *testing.T) {
	l := newLexicon(t)
	const id = "classic/de/6/5/6/normal"
	identity, err := engine.ParseIdentity(id)
	equal(t, "error", err, nil)
	secret := hidden(engine.Puzzle{Identity: identity, Secret: mustSecret(t, "abacus")})
	stored := map[string]string{
		records.GamePrefix + id: apptest.Sealed(envelope.Game, `{"id":"`+id+`","list":"0000000000000001","secret":"`+secret+`","guesses":["banana"],"day":3}`),
		session.RecentKey:       apptest.Sealed(envelope.Recent, `{"mode":"classic","games":{"classic":"`+id+`"}}`),
	}
	before := stored[records.GamePrefix+id]
	w := openWindow(t, l, stored, "")
	equal(t, "today", w.model.IsToday(), true)
	equal(t, "others", len(w.model.Others()), 0)
	w.send(Resume{Identity: id})
	equal(t, "still today", w.model.IsToday(), true)
	w.send(guess("audio")...)
	equal(t, "kept", stored[records.GamePrefix+id], before)
}
