package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/engine/coach"
)

// TestPlayOn: the solver plays on from the rows of a lost game, or from its start; its
// rows are seen one after the other, and are not asked for twice.
func TestPlayOn(t *testing.T) {
	m := begun(t, "abide", "slate")
	_, effects := Update(m, ShowPlayOn{})
	equal(t, "while the game goes on", len(effects), 0)
	m, _ = Update(m, play.GiveUp{})
	m, effects = Update(m, ShowPlayOn{})
	p := m.Game.Puzzle
	best := coach.Player{Strategy: "best", Seed: uint64(p.Seed)}
	equal(t, "screen", m.Screen, screen.PlayOn)
	equal(t, "task", ran(effects)[0].Task, query.Task(&query.PlayOn{Game: coach.Game{Rules: p.Rules, Turns: m.Game.Turns(), Secret: p.Secret}, By: best}))
	key := keyOf(t, effects)
	for i := range 3 {
		m, _ = Update(m, QueryTold{Key: key, Part: &query.StepPart{Step: coach.Step{Number: 1 + i}}})
	}
	m, _ = Update(m, QueryEnded{Key: key})
	equal(t, "seen at first", len(m.PlayOn().Shown()), 1)
	m, _ = Update(m, SeeStep{})
	equal(t, "then", []any{len(m.PlayOn().Shown()), m.PlayOn().More()}, []any{2, true})
	m, effects = Update(m, ShowPlayOn{})
	equal(t, "again", []int{len(ran(effects)), len(m.PlayOn().Shown())}, []int{0, 2})
	m, _ = Update(m, SeeStep{All: true})
	equal(t, "all", []any{len(m.PlayOn().Shown()), m.PlayOn().More()}, []any{3, false})

	m, effects = Update(m, ShowPlayOn{FromStart: true})
	equal(t, "from the start", ran(effects)[0].Task, query.Task(&query.PlayOn{Game: coach.Game{Rules: p.Rules, Secret: p.Secret}, By: best}))
	key = keyOf(t, effects)
	m, effects = Update(m, ShowPlayOn{})
	equal(t, "the other way, which is known", effects[0], effect.Effect(effect.CancelQuery{Key: key}))
	equal(t, "its rows", []int{len(ran(effects)), len(m.PlayOn().Shown())}, []int{0, 1})
	m, _ = Update(m, ShowPlayOn{FromStart: true})
	m, _ = Update(m, QueryEnded{Key: key, Fault: query.NoSecret})
	equal(t, "fault", m.PlayOn().Fault, query.NoSecret)
	_, effects = Update(m, ShowPlayOn{FromStart: true})
	equal(t, "asked again", len(ran(effects)), 1)
	m, _ = Update(m, NewRandom{Entropy: [2]uint64{1, 2}})
	equal(t, "in another game", len(m.PlayOn().Shown()), 0)
}

// TestOthersPlayOn: after a loss any strategy that the level allows plays on.
func TestOthersPlayOn(t *testing.T) {
	m := begun(t, "abide", "slate")
	m, _ = Update(m, play.GiveUp{})
	m, _ = Update(m, ShowPlayOn{})
	m, effects := Update(m, ShowPlayOn{Strategy: "entropy"})
	equal(t, "asked", ran(effects)[0].Task.(*query.PlayOn).By.Strategy, "entropy")
	m, effects = Update(m, ShowPlayOn{FromStart: true})
	equal(t, "stays", ran(effects)[0].Task.(*query.PlayOn).By.Strategy, "entropy")
	m, effects = Update(m, ShowPlayOn{Strategy: "nobody"})
	equal(t, "nobody", []any{len(ran(effects)), m.PlayOn().Strategy}, []any{0, "entropy"})
}
