package perfect

import (
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
	"ketword/proofs/strategy"
)

// tree returns the strategy for a position that can be solved.
func (w *worker) tree(p *exact.Position) *strategy.Tree {
	_, guess := w.Solve(p, exact.Impossible, 0)
	if guess == exact.None {
		return nil // the context ended
	}
	return w.treeAfter(p.Secrets, p.Turns, p.Left, guess)
}

func (w *worker) treeAfter(secrets []int32, turns []engine.Turn, left int, guess int32) *strategy.Tree {
	t := &strategy.Tree{Guess: w.Guesses[guess]}
	for f, group := range each.Grouped(secrets, func(secret int32) engine.Feedback { return engine.Score(t.Guess, w.Secrets[secret]) }) {
		if f.Wins() || len(group) == 1 {
			continue
		}
		then := append(turns[:len(turns):len(turns)], engine.Turn{Guess: t.Guess, Feedback: f})
		p := w.sources.position(group, then, left-1)
		t.Reply(f, w.tree(&p))
	}
	return t
}
