package query

import (
	"slices"
	"time"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Tournament asks for games of some strategies.
type Tournament struct{ coach.Tournament }

// StandingPart tells what came of the games of a strategy so far.
type StandingPart struct {
	Strategy int // its index
	Result   solver.Result
	Seconds  float64 // that they took
}

// The times between two standings that are told: the page draws each; and the page must
// hear of a worker before it takes it for dead.
const (
	standingsApart = 100 * time.Millisecond
	heardOf        = 2 * time.Second
)

func (t *Tournament) run(ctx engine.Context, table *solver.Table, tell func(Part)) error {
	r := reporter{tell: tell, at: -1}
	err := t.Play(beating{ctx, r.beat}, table, r.standing)
	r.last()
	return err
}

// reporter tells standings, not too often.
type reporter struct {
	tell  func(Part)
	at    int // index of the strategy
	now   solver.Result
	began time.Time // the strategy
	told  time.Time
	owes  bool // the standing was not told
}

// standing takes a standing, and tells it if it is time to.
func (r *reporter) standing(strategy int, result solver.Result) {
	if strategy != r.at {
		r.last()
		r.at, r.began = strategy, time.Now()
	}
	r.now, r.owes = result, true
	if time.Since(r.told) >= standingsApart {
		r.last()
	}
}

// last tells the standing, if it was not told.
func (r *reporter) last() {
	if r.owes {
		r.owes, r.told = false, time.Now()
		result := r.now
		result.Counts, result.Longest = slices.Clone(result.Counts), slices.Clone(result.Longest)
		r.tell(&StandingPart{Strategy: r.at, Result: result, Seconds: time.Since(r.began).Seconds()})
	}
}

// beat tells the standing again where a guess takes long.
func (r *reporter) beat() {
	if r.at >= 0 && time.Since(r.told) >= heardOf {
		r.owes = true
		r.last()
	}
}

// beating is a context that makes itself heard at every pause.
type beating struct {
	engine.Context
	beat func()
}

// Yield beats, and lets others run.
func (b beating) Yield() {
	b.beat()
	_ = engine.Pause(b.Context) // its error is that of b
}

func (s *StandingPart) replaces(before Part) bool {
	b, standing := before.(*StandingPart)
	return standing && b.Strategy == s.Strategy
}
