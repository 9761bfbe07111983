package perfect

import (
	"ketword/engine"
	"ketword/engine/solver/strategy"
)

// tree returns the strategy for a position that can be solved.
func (w *worker) tree(p *position) *strategy.Tree {
	_, guess := w.solve(p, impossible, 0)
	if guess == none {
		return nil // the context ended
	}
	return w.treeAfter(p.secrets, p.turns, p.left, guess)
}

func (w *worker) treeAfter(secrets []int32, turns []engine.Turn, left int, guess int32) *strategy.Tree {
	t := &strategy.Tree{Guess: w.guesses[guess]}
	groups := map[engine.Feedback][]int32{}
	for _, secret := range secrets {
		f := engine.Score(t.Guess, w.secrets[secret])
		if !f.Wins() {
			groups[f] = append(groups[f], secret)
		}
	}
	for f, group := range groups {
		if len(group) == 1 {
			continue
		}
		then := append(turns[:len(turns):len(turns)], engine.Turn{Guess: t.Guess, Feedback: f})
		p := w.sources.position(group, then, left-1)
		t.Reply(f, w.tree(&p))
	}
	return t
}
