package model

import (
	"maps"
	"strings"
	"testing"

	"ketword/engine"
)

// TestSnapshotAddresses: each address of a snapshot leads to the puzzle that was shown; if
// that was not begun, to one that looks the same, also on other days.
func TestSnapshotAddresses(t *testing.T) {
	l := newLexicon(t)
	secret := func(w *window) string { return w.model.Game.Puzzle.Secret.String() }
	for name, play := range map[string]func(w *window){
		"today":          func(*window) {},
		"today, typed":   func(w *window) { w.send(typed("au")...) },
		"today, begun":   func(w *window) { w.send(guess("audio")...) },
		"today, solved":  func(w *window) { w.send(guess(secret(w))...) },
		"quantum":        func(w *window) { w.send(SwitchMode{Mode: engine.Quantum}) },
		"quantum, begun": func(w *window) { w.send(SwitchMode{Mode: engine.Quantum}).send(guess("audio")...) },
		"random":         func(w *window) { w.send(NewRandom{Entropy: [2]uint64{1, 2}}) },
		"random, begun":  func(w *window) { w.send(NewRandom{Entropy: [2]uint64{1, 2}}).send(guess("audio")...) },
		"random, solved": func(w *window) { w.send(NewRandom{Entropy: [2]uint64{1, 2}}).send(guess(secret(w))...) },
		"random, then today": func(w *window) {
			w.send(NewRandom{Entropy: [2]uint64{1, 2}}).send(guess("audio")...)
			w.send(GoToday{})
		},
		"quantum begun, classic shown": func(w *window) {
			w.send(SwitchMode{Mode: engine.Quantum}).send(guess("audio")...)
			w.send(SwitchMode{Mode: engine.Classic})
		},
	} {
		for _, query := range []string{"", "mode=quantum", "tries=0", "tries=0&level=hard", "seed=2007", "mode=quantum&seed=2007&tries=3"} {
			w := openWindow(t, l, map[string]string{}, query)
			play(w)
			leadHere(t, name+" after ?"+query, w)
		}
	}
}

// leadHere fails the test unless the addresses of a window's snapshot lead to its puzzle.
func leadHere(t *testing.T, what string, w *window) {
	t.Helper()
	shown := w.model.Snapshot()
	open := func(at string, day engine.Day) Model {
		return openOn(t, w.list, maps.Clone(w.stored), strings.TrimPrefix(at, "?"), day).model
	}
	was := w.model.Game.Puzzle.Identity
	for _, at := range shown.At {
		equal(t, what+", "+at+": puzzle", open(at, testDay).Game.Puzzle.Identity, was)
		if !shown.Daily {
			equal(t, what+", "+at+": puzzle, tomorrow", open(at, testDay+1).Game.Puzzle.Identity, was)
		}
	}
	for _, at := range shown.Like {
		next := open(at, testDay+1)
		equal(t, what+", "+at+": rules", next.Game.Puzzle.Rules, was.Rules)
		equal(t, what+", "+at+": list", next.InPlay, w.model.InPlay)
		equal(t, what+", "+at+": begun", next.Current().Begun(), false)
	}
}

// TestNoSnapshot: an empty board that waits for its list gives no snapshot.
func TestNoSnapshot(t *testing.T) {
	m := newModel(newLexicon(t))
	equal(t, "before a start", len(m.Snapshot().At), 0)
}
