package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/hint"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// begun returns a model in which a puzzle of a secret was begun with a guess.
func begun(t *testing.T, secret, first string) Model {
	t.Helper()
	l := newLexicon(t)
	m, _ := Update(newModel(l), Start{Day: testDay, Query: linked("classic", seedOf(t, l, secret), "")})
	for _, msg := range guess(first) {
		m, _ = Update(m, msg)
	}
	return m
}

// ran returns the queries that are started among effects.
func ran(effects []effect.Effect) (all []query.Query) {
	for _, e := range effects {
		if start, is := e.(effect.StartQuery); is {
			all = append(all, start.Job.Query)
		}
	}
	return all
}

// keyOf returns the key of the query that was started last among effects.
func keyOf(t testing.TB, effects []effect.Effect) query.Key {
	t.Helper()
	all := ran(effects)
	if len(all) == 0 {
		t.Fatalf("nothing is asked: %+v", effects)
	}
	return all[len(all)-1].Key
}

// told returns what the coach has told in the position in play.
func told(m *Model) (parts []query.Part) {
	for _, q := range m.Hint.Wanted(&m.Session, true) {
		parts = append(parts, m.Answers.Of(q).Parts...)
	}
	return parts
}

// TestHint: each thing is asked for once; words and guess mark the game for good, the
// number alone does not.
func TestHint(t *testing.T) {
	m := begun(t, "abide", "slate")
	rules, turns := m.Game.Puzzle.Rules, m.Game.Turns()
	m, effects := Update(m, hint.Ask{Kind: hint.Left})
	equal(t, "queries", ran(effects), []query.Query{query.New(lists.Default(), "", &query.Left{Game: coach.Game{Rules: rules, Turns: turns}})})
	equal(t, "number", m.Assisted, false)
	key := keyOf(t, effects)
	m, effects = Update(m, hint.Ask{Kind: hint.Left})
	equal(t, "asked twice", len(effects), 0)
	left := &query.LeftPart{Left: coach.Left{Secrets: 2}}
	m, effects = Update(m, QueryTold{Key: key, Part: left})
	equal(t, "told", []any{told(&m), m.Assisted, len(effects)}, []any{[]query.Part{left}, false, 0})
	m, _ = Update(m, QueryEnded{Key: key})
	numbered := m
	m, effects = Update(m, hint.Ask{Kind: hint.Words})
	equal(t, "words", m.Assisted, true)
	if len(effects) != 1 || effects[0].(effect.Save).Key != session.GameKey(m.Game.Puzzle.Identity) {
		t.Errorf("%+v, want the game to be saved", effects)
	}
	clued, effects := Update(numbered, hint.Ask{Kind: hint.Clue})
	equal(t, "asks for a clue", ran(effects)[0].Task, query.Task(&query.Clue{Game: coach.Game{Rules: rules, Turns: turns}}))
	clued, _ = Update(clued, QueryTold{Key: keyOf(t, effects), Part: &query.CluePart{}})
	equal(t, "a clue", []any{clued.Assisted, len(told(&clued))}, []any{true, 2})
	numbered, effects = Update(numbered, hint.Ask{Kind: hint.Guess})
	numbered, _ = Update(numbered, QueryTold{Key: keyOf(t, effects), Part: &query.GuessPart{}})
	equal(t, "a guess", numbered.Assisted, true)

	m, effects = Update(m, hint.Ask{Kind: hint.Guess})
	equal(t, "task", ran(effects)[0].Task, query.Task(&query.Guess{Game: coach.Game{Rules: rules, Turns: turns}}))
	best, _ := engine.MakeWord("abide")
	m, _ = Update(m, QueryTold{Key: keyOf(t, effects), Part: &query.GuessPart{Guess: solver.Ranked{Guess: best}}})
	m, _ = Update(m, hint.Take{})
	equal(t, "typed", []any{m.Play.Typed, m.Screen}, []any{"abide", screen.None})
	m, _ = Update(m, play.Enter{})
	equal(t, "the next row", len(told(&m)), 0)
	again, _ := m.History.Find(m.Game.Puzzle.Identity)
	equal(t, "in the history", again.Assisted, true)
	stored := records.WriteHistory(m.History)
	read, err := records.ReadHistory(stored)
	equal(t, "as it is stored", []any{read[0].Assisted, err}, []any{true, nil})
	_, effects = Update(m, hint.Ask{Kind: hint.Left})
	equal(t, "after the end", len(effects), 0)
}

// TestLateHint: an answer that comes when the player went on is not shown, and marks
// nothing.
func TestLateHint(t *testing.T) {
	m, effects := Update(begun(t, "abide", "slate"), hint.Ask{Kind: hint.Left})
	key := keyOf(t, effects)
	for _, msg := range guess("audio") {
		m, _ = Update(m, msg)
	}
	m, effects = Update(m, QueryTold{Key: key, Part: &query.LeftPart{Left: coach.Left{Secrets: 2}}})
	m, _ = Update(m, QueryEnded{Key: key})
	equal(t, "told", []any{len(told(&m)), m.Assisted, len(effects)}, []any{0, false, 0})
}

// TestHintFails: a query that came to nothing is told, and can be asked for again. Before
// the first guess, too, an assisted game is kept.
func TestHintFails(t *testing.T) {
	l := newLexicon(t)
	m, _ := Update(newModel(l), Start{Day: testDay, Query: linked("classic", seedOf(t, l, "abide"), "")})
	m, effects := Update(m, hint.Ask{Kind: hint.Guess})
	m, _ = Update(m, QueryEnded{Key: keyOf(t, effects), Fault: query.Died})
	q := m.Hint.Wanted(&m.Session, true)[0]
	equal(t, "fault", m.Answers.Of(q).Fault, query.Died)
	m, effects = Update(m, hint.Ask{Kind: hint.Guess})
	equal(t, "asked again", []any{len(ran(effects)), m.Answers.Of(q).Fault}, []any{1, query.NoFault})
	m, _ = Update(m, QueryTold{Key: keyOf(t, effects), Part: &query.GuessPart{}})
	again, _ := Update(newModel(l), Start{Day: testDay, Query: linked("classic", seedOf(t, l, "abide"), ""), Stored: map[string]string{
		session.GameKey(m.Game.Puzzle.Identity): saveGame(m.Current()).Value,
	}})
	equal(t, "after a reload", again.Assisted, true)
}

// TestHintComesBack: what was asked in a game that the player left is given up, and asked again by itself when
// that is in play again; an answer that was told is there at once.
func TestHintComesBack(t *testing.T) {
	m, effects := Update(begun(t, "abide", "slate"), hint.Ask{Kind: hint.Guess})
	id, key := m.Game.Puzzle.Identity, keyOf(t, effects)
	leaves, back := NewRandom{Entropy: [2]uint64{3, 0}}, Resume{Identity: id.String()}
	m, effects = Update(m, leaves)
	equal(t, "left", effects[0], effect.Effect(effect.CancelQuery{Key: key}))
	equal(t, "asks in the other game", len(m.Hint.Wanted(&m.Session, true)), 0)
	m, effects = Update(m, back)
	equal(t, "in play", m.Game.Puzzle.Identity, id)
	equal(t, "asked again", keyOf(t, effects), key)
	for _, msg := range []Msg{QueryTold{Key: key, Part: &query.GuessPart{}}, QueryEnded{Key: key}, leaves} {
		m, _ = Update(m, msg)
	}
	m, effects = Update(m, back)
	equal(t, "there at once", []any{len(told(&m)), len(ran(effects))}, []any{1, 0})
}
