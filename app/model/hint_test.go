package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/jobs"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// begun returns a model in which a puzzle of a secret was begun with a guess.
func begun(t *testing.T, secret, first string) Model {
	t.Helper()
	l := newLexicon(t)
	m, _ := Update(newModel(l), Start{Day: testDay, Query: query("classic", seedOf(t, l, secret), "")})
	for _, msg := range guess(first) {
		m, _ = Update(m, msg)
	}
	return m
}

// ran returns the jobs among effects.
func ran(effects []effect.Effect) []jobs.Job {
	var all []jobs.Job
	for _, e := range effects {
		if run, is := e.(effect.RunJob); is {
			all = append(all, run.Job)
		}
	}
	return all
}

// TestHint: each thing is asked for once; words and guess mark the game for good, the
// number alone does not.
func TestHint(t *testing.T) {
	m := begun(t, "abide", "slate")
	rules, turns := m.Game.Puzzle.Rules, m.Game.Turns()
	m, effects := Update(m, AskHint{Kind: HintLeft})
	equal(t, "jobs", ran(effects), []jobs.Job{{Number: 1, List: "en/5", Task: &jobs.Left{Game: coach.Game{Rules: rules, Turns: turns}}}})
	equal(t, "asks", []bool{m.Hint().AsksLeft.Asks(), m.Hint().AsksGuess.Asks(), m.Assisted}, []bool{true, false, false})
	m, effects = Update(m, AskHint{Kind: HintLeft})
	equal(t, "asked twice", len(effects), 0)
	left := &jobs.LeftPart{Left: coach.Left{Secrets: 2}}
	m, effects = Update(m, JobPart{Number: 1, Part: left})
	equal(t, "told", []any{m.Hint().Left, m.Assisted, len(effects)}, []any{left, false, 0})
	m, _ = Update(m, JobEnded{Number: 1})
	equal(t, "asks no more", m.Hint().AsksLeft.Asks(), false)
	numbered := m
	m, effects = Update(m, AskHint{Kind: HintWords})
	equal(t, "shown", []any{m.Hint().Shown, m.Hint().Told(), m.Assisted}, []any{true, 2, true})
	if len(effects) != 1 || effects[0].(effect.Save).Key != session.GameKey(m.Game.Puzzle.Identity) {
		t.Errorf("%+v, want the game to be saved", effects)
	}
	clued, effects := Update(numbered, AskHint{Kind: HintClue})
	equal(t, "asks for a clue", []any{ran(effects)[0].Task, clued.Hint().AsksClue.Asks()}, []any{&jobs.Clue{Game: coach.Game{Rules: rules, Turns: turns}}, true})
	clued, _ = Update(clued, JobPart{Number: 2, Part: &jobs.CluePart{}})
	equal(t, "a clue", []any{clued.Assisted, clued.Hint().Clue != nil, clued.Hint().Told()}, []any{true, true, 2})
	numbered, _ = Update(numbered, AskHint{Kind: HintGuess})
	numbered, _ = Update(numbered, JobPart{Number: 2, Part: &jobs.GuessPart{}})
	equal(t, "a guess", numbered.Assisted, true)

	m, effects = Update(m, AskHint{Kind: HintGuess})
	equal(t, "task", ran(effects)[0].Task, jobs.Task(&jobs.Guess{Game: coach.Game{Rules: rules, Turns: turns}}))
	best, _ := engine.MakeWord("abide")
	m, _ = Update(m, JobPart{Number: 2, Part: &jobs.GuessPart{Guess: solver.Ranked{Guess: best}}})
	m, _ = Update(m, TakeHint{})
	equal(t, "typed", []any{m.Typed, m.Screen}, []any{"abide", NoScreen})
	m, _ = Update(m, Enter{})
	equal(t, "the next row", m.Hint(), Hint{game: m.Game.Puzzle.Identity, turns: 2})
	again, _ := m.History.Find(m.Game.Puzzle.Identity)
	equal(t, "in the history", again.Assisted, true)
	stored := records.WriteHistory(m.History)
	read, err := records.ReadHistory(stored)
	equal(t, "as it is stored", []any{read[0].Assisted, err}, []any{true, nil})
	_, effects = Update(m, AskHint{Kind: HintLeft})
	equal(t, "after the end", len(effects), 0)
}

// TestLateHint: an answer that comes when the player went on is not shown, and marks
// nothing.
func TestLateHint(t *testing.T) {
	m, _ := Update(begun(t, "abide", "slate"), AskHint{Kind: HintLeft})
	for _, msg := range guess("audio") {
		m, _ = Update(m, msg)
	}
	m, effects := Update(m, JobPart{Number: 1, Part: &jobs.LeftPart{Left: coach.Left{Secrets: 2}}})
	m, _ = Update(m, JobEnded{Number: 1})
	equal(t, "told", []any{m.Hint().Left == nil, m.Assisted, len(effects)}, []any{true, false, 0})
}

// TestHintFails: a job that came to nothing is told, and can be asked for again. Before
// the first guess, too, an assisted game is kept.
func TestHintFails(t *testing.T) {
	l := newLexicon(t)
	m, _ := Update(newModel(l), Start{Day: testDay, Query: query("classic", seedOf(t, l, "abide"), "")})
	m, _ = Update(m, AskHint{Kind: HintGuess})
	m, _ = Update(m, JobEnded{Number: 1, Fault: jobs.Died})
	equal(t, "fault", m.Hint().Failed().Fault, jobs.Died)
	m, effects := Update(m, AskHint{Kind: HintGuess})
	equal(t, "asked again", []any{len(ran(effects)), m.Hint().Failed().Fault}, []any{1, jobs.NoFault})
	m, _ = Update(m, JobPart{Number: 2, Part: &jobs.GuessPart{}})
	again, _ := Update(newModel(l), Start{Day: testDay, Query: query("classic", seedOf(t, l, "abide"), ""), Stored: map[string]string{
		session.GameKey(m.Game.Puzzle.Identity): saveGame(m.Current()).Value,
	}})
	equal(t, "after a reload", again.Assisted, true)
}

// TestHintComesBack: what was asked in a game that the player left is not waited for when
// it is in play again.
func TestHintComesBack(t *testing.T) {
	m, _ := Update(begun(t, "abide", "slate"), AskHint{Kind: HintGuess})
	id := m.Game.Puzzle.Identity
	m, effects := Update(m, NewRandom{Entropy: [2]uint64{3, 0}})
	equal(t, "left", effects[0], effect.Effect(effect.CancelJob{Number: 1}))
	m, _ = Update(m, Resume{Identity: id.String()})
	equal(t, "in play", m.Game.Puzzle.Identity, id)
	equal(t, "asks", m.Hint().AsksGuess.Asks(), false)
	_, effects = Update(m, AskHint{Kind: HintGuess})
	equal(t, "asked again", len(ran(effects)), 1)
}
