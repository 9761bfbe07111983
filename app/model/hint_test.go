package model

import (
	"maps"
	"testing"

	"ketword/app/effect"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/hint"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// begun returns a model with a game of a secret after one guess.
func begun(t *testing.T, secret, first string) Model {
	t.Helper()
	l := newLexicon(t)
	m, _ := Update(newModel(l), Start{Day: testDay, Query: linked("classic", seedOf(t, l, secret), "")})
	for _, msg := range guess(first) {
		m, _ = Update(m, msg)
	}
	return m
}

// ran returns the queries started by effects.
func ran(effects []effect.Effect) (all []query.Query) {
	for _, e := range effects {
		if start, is := e.(effect.StartQuery); is {
			all = append(all, start.Job.Query)
		}
	}
	return all
}

// keyOf returns the key of the last query started by effects.
func keyOf(t testing.TB, effects []effect.Effect) query.Key {
	t.Helper()
	all := ran(effects)
	if len(all) == 0 {
		t.Fatalf("nothing is asked: %+v", effects)
	}
	return all[len(all)-1].Key
}

// told returns the coach's answers for the current position.
func told(m *Model) (parts []query.Part) {
	for _, q := range m.Hint.Wanted(&m.Session, true) {
		parts = append(parts, m.Answers.Of(q).Parts...)
	}
	return parts
}

// TestHint: a hint marks the game as assisted, permanently and in storage, even before the first guess. The
// best guess can be typed.
func TestHint(t *testing.T) {
	w := openSecret(t, "classic", "abide", "").send(hint.Ask{Kind: hint.Left})
	key := keyOf(t, w.effects)
	w.send(hint.Ask{Kind: hint.Left})
	equal(t, "asked twice", len(w.effects), 0)
	w.send(QueryTold{Key: key, Part: &query.LeftPart{Left: coach.Left{Secrets: 2}}}, QueryEnded{Key: key})
	equal(t, "told", []any{told(&w.model), w.model.Assisted}, []any{[]query.Part{&query.LeftPart{Left: coach.Left{Secrets: 2}}}, false})
	for name, then := range map[string][]Msg{
		"words": {hint.Ask{Kind: hint.Words}}, "a clue": {hint.Ask{Kind: hint.Clue}}, "a guess": {hint.Ask{Kind: hint.Guess}},
	} {
		w := openWindow(t, w.list, maps.Clone(w.stored), w.query).send(hint.Ask{Kind: hint.Left})
		w.send(QueryTold{Key: key, Part: &query.LeftPart{Left: coach.Left{Secrets: 2}}}, QueryEnded{Key: key}).send(then...)
		for _, q := range ran(w.effects) {
			part := map[string]query.Part{"a clue": &query.CluePart{}, "a guess": &query.GuessPart{Guess: solver.Ranked{Guess: engine.MustWord("abide")}}}[name]
			w.send(QueryTold{Key: q.Key, Part: part})
		}
		equal(t, name, w.model.Assisted, true)
		equal(t, name+": after a reload", openWindow(t, w.list, maps.Clone(w.stored), w.query).model.Assisted, true)
		if name == "a guess" {
			w.send(hint.Take{})
			equal(t, "typed", []any{w.model.Play.Typed, w.model.Screen}, []any{"abide", screen.None})
			w.send(play.Enter{})
			equal(t, "in the history", mustRead(t, w.stored[records.HistoryKey])[0].Assisted, true)
			equal(t, "after the end", len(w.send(hint.Ask{Kind: hint.Left}).effects), 0)
		}
	}
}
