package model

import (
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/session"
)

// TestAsksToPersist: the browser is asked to keep stored values after the first game, and
// never again.
func TestAsksToPersist(t *testing.T) {
	l, stored := newLexicon(t), map[string]string{}
	asks := func(w *window) bool {
		return slices.Contains(w.effects, effect.Effect(effect.ReadPersistence{Asks: true}))
	}
	w := openWindow(t, l, stored, linked("classic", seedOf(t, l, "abide"), ""))
	w.send(guess("audio")...)
	equal(t, "in a game", asks(w), false)
	w.send(guess("abide")...)
	equal(t, "first game", asks(w), true)
	w.send(PersistenceRead{Answer: session.Clearable})
	equal(t, "answer", w.model.Persistence, session.Clearable)
	for range 2 {
		w.send(NewRandom{Entropy: [2]uint64{2, 0}}, play.GiveUp{})
		equal(t, "another game", asks(w), false)
		w = openWindow(t, l, stored, "")
	}
	w.send(Open{Screen: screen.Stats})
	equal(t, "read again", slices.Contains(w.effects, effect.Effect(effect.ReadPersistence{})), true)

	w = openWindow(t, l, map[string]string{}, linked("classic", seedOf(t, l, "abide"), ""))
	w.model.Denied = true
	w.send(guess("abide")...)
	equal(t, "where nothing can be stored", asks(w), false)
}
