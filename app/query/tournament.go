package query

import (
	"slices"
	"time"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Tournament asks for a tournament between some strategies.
type Tournament struct{ coach.Tournament }

// StandingPart holds the results of one strategy so far.
type StandingPart struct {
	Strategy int // index of the strategy
	Result   solver.Result
	Seconds  float64 // time that its games have taken
}

// The minimum and maximum time between two standings. The page draws each standing, so they
// must not come too often; and it takes a worker that is silent for too long to be dead.
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

// reporter passes standings to tell, but not too often.
type reporter struct {
	tell  func(Part)
	at    int // index of the strategy
	now   solver.Result
	began time.Time // when the strategy began
	told  time.Time
	owes  bool // the latest standing was not told
}

// standing stores a standing, and tells it if the last one was told long enough ago.
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

// last tells the latest standing, unless it was told.
func (r *reporter) last() {
	if r.owes {
		r.owes, r.told = false, time.Now()
		result := r.now
		result.Counts, result.Longest = slices.Clone(result.Counts), slices.Clone(result.Longest)
		r.tell(&StandingPart{Strategy: r.at, Result: result, Seconds: time.Since(r.began).Seconds()})
	}
}

// beat tells the standing again when a guess takes long, so that the page hears of the worker.
func (r *reporter) beat() {
	if r.at >= 0 && time.Since(r.told) >= heardOf {
		r.owes = true
		r.last()
	}
}

// beating is a context that calls beat at every pause.
type beating struct {
	engine.Context
	beat func()
}

// Yield calls beat, and lets other goroutines run.
func (b beating) Yield() {
	b.beat()
	_ = engine.Pause(b.Context) // b returns the same error itself
}

func (s *StandingPart) replaces(before Part) bool {
	b, standing := before.(*StandingPart)
	return standing && b.Strategy == s.Strategy
}
