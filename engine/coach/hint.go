package coach

import (
	"ketword/engine"
	"ketword/engine/solver"
)

// MaxFew is how many secrets are few, so that they are listed.
const MaxFew = 30

// Left is how many secrets are possible.
type Left struct {
	Secrets  int
	Estimate bool            // they were not counted, but estimated from a sample
	Few      []engine.Secret // all of them in the order of the list, if they are at most MaxFew
}

// SecretsLeft returns how many secrets a position leaves: the rules and the turns of a
// game, whose secret is not looked at. That none is left is no error.
func SecretsLeft(ctx engine.Context, t *solver.Table, g Game) (Left, error) {
	c, err := g.after(ctx, t, g.Turns)
	if err != nil {
		return Left{}, err
	}
	return leftOf(c), nil
}

// leftOf returns how many candidates there are.
func leftOf(c solver.Candidates) Left {
	return Left{Secrets: c.Size(), Estimate: c.Sampled(), Few: few(c)}
}

// BestGuess returns the best next guess that the rules allow, with its figures. It is
// found by a budget of work, so that it comes at once in every list; the same position
// has the same guess. The error is [solver.ErrNone] if no secret is left.
func BestGuess(ctx engine.Context, t *solver.Table, g Game) (solver.Ranked, error) {
	c, err := g.after(ctx, t, g.Turns)
	if err != nil {
		return solver.Ranked{}, err
	}
	return bestOf(ctx, c)
}

// hintWork is the budget of a hint: less than 0.1 s in a browser with one word to a
// secret, and 0.3 s with two, the pairs found meanwhile included.
const hintWork = 8_000_000

// bestOf returns the best guess of a position: that which is known to be good, if one is.
func bestOf(ctx engine.Context, c solver.Candidates) (solver.Ranked, error) {
	if best, found, err := knownOf(ctx, c); found || err != nil {
		return best, err
	}
	best, err := solver.Best(ctx, c, solver.Options{Cost: costOf(c.Mode()), Work: hintWork})
	if err != nil {
		return solver.Ranked{}, err
	}
	return best[0], nil
}

// knownOf returns the guess of a position that is known to be good; false if none is.
func knownOf(ctx engine.Context, c solver.Candidates) (solver.Ranked, bool, error) {
	known, found, err := c.Known(ctx, engine.Normal)
	if !found || err != nil {
		return solver.Ranked{}, false, err
	}
	best := c.Rate(known.Guess, costOf(c.Mode()))
	best.Proved = known.Proved
	return best, true, engine.Pause(ctx)
}
