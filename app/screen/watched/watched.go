// Package watched is a game that a player of the coach plays, of which the rows are seen one after
// the other. It is no game of the person who watches, and counts nowhere.
package watched

import (
	"slices"

	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Game is the game, as far as it is found.
type Game struct {
	steps []coach.Step // found so far
	Seen  int          // of these
}

// Of returns the game of an answer, of which so many steps are seen. The first is seen at once.
func Of(a *query.Answer, seen int) (g Game) {
	for _, part := range query.PartsOf[*query.StepPart](a) {
		g.steps = append(g.steps, part.Step)
	}
	g.Seen = min(max(seen, 1), len(g.steps))
	return g
}

// shown returns the steps that are seen.
func (g Game) shown() []coach.Step { return g.steps[:g.Seen] }

// More reports whether there are rows that are not seen.
func (g Game) More() bool { return g.Seen < len(g.steps) }

// Next returns how many steps are seen once the next is, or all are.
func (g Game) Next(all bool) int {
	if all {
		return len(g.steps)
	}
	return min(g.Seen+1, len(g.steps))
}

// Players returns the strategies that can play by the rules of a level.
func Players(level engine.Level) []string {
	return slices.DeleteFunc(solver.Names(), func(name string) bool { return level != engine.Normal && coach.Careless(name) })
}
