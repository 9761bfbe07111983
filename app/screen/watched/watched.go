// Package watched is a game played by a strategy of the coach, whose rows are shown one by one. It
// is not a game of the person who watches, and is not counted.
package watched

import (
	"slices"

	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Game is the game so far.
type Game struct {
	steps []coach.Step // all steps so far
	Seen  int          // number of visible steps
}

// Of returns the game in an answer, of which seen steps are visible, and at least one.
func Of(a *query.Answer, seen int) (g Game) {
	for _, part := range query.PartsOf[*query.StepPart](a) {
		g.steps = append(g.steps, part.Step)
	}
	g.Seen = min(max(seen, 1), len(g.steps))
	return g
}

// shown returns the visible steps.
func (g Game) shown() []coach.Step { return g.steps[:g.Seen] }

// More reports whether some steps are not visible yet.
func (g Game) More() bool { return g.Seen < len(g.steps) }

// Next returns the number of visible steps after showing the next one, or all.
func (g Game) Next(all bool) int {
	if all {
		return len(g.steps)
	}
	return min(g.Seen+1, len(g.steps))
}

// Players returns the strategies that can play at a level.
func Players(level engine.Level) []string {
	return slices.DeleteFunc(solver.Names(), func(name string) bool { return level != engine.Normal && coach.Careless(name) })
}
