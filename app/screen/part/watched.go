package part

import (
	"slices"

	"ketword/app/query"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Watched is a game played by a strategy of the coach, as far as it is known. Its rows are shown one by one. It
// is not a game of the person who watches, and is not counted.
type Watched struct {
	steps []coach.Step // all steps so far
	Seen  int          // number of visible steps
}

// WatchedIn returns the game in an answer, of which seen steps are visible, and at least one.
func WatchedIn(a *query.Answer, seen int) (g Watched) {
	for _, part := range query.PartsOf[*query.StepPart](a) {
		g.steps = append(g.steps, part.Step)
	}
	g.Seen = min(max(seen, 1), len(g.steps))
	return g
}

// shown returns the visible steps.
func (g Watched) shown() []coach.Step { return g.steps[:g.Seen] }

// More reports whether some steps are not visible yet.
func (g Watched) More() bool { return g.Seen < len(g.steps) }

// Next returns the number of visible steps after showing the next one, or all.
func (g Watched) Next(all bool) int {
	if all {
		return len(g.steps)
	}
	return min(g.Seen+1, len(g.steps))
}

// Players returns the strategies that can play at a level.
func Players(level engine.Level) []string {
	return slices.DeleteFunc(solver.Names(), func(name string) bool { return level != engine.Normal && coach.Careless(name) })
}
