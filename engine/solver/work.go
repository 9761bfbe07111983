package solver

import "context"

// work counts what is done, so that others get their turn.
type work struct {
	each int // what a guess costs, counted in secrets
	sum  int // since the last pause
}

// workAtOnce is how many secrets and answers are counted between two pauses:
// some three milliseconds' worth with the longest words, which are counted
// slowest, and less than ten in a browser.
const workAtOnce = 1_000_000

// guessOverhead is what looking at a guess costs besides counting, in secrets.
const guessOverhead = 20

// pause counts one more guess, and reports whether it is time for a pause.
func (w *work) pause() bool {
	if w.sum += w.each; w.sum < workAtOnce {
		return false
	}
	w.sum = 0
	return true
}

// done counts one more guess. Where it is time for a pause, it returns the
// error of ctx.
func (w *work) done(ctx context.Context) error {
	if w.pause() {
		return ctx.Err()
	}
	return nil
}
