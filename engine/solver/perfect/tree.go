package perfect

import "ketword/engine"

// Tree is a strategy: a guess and, for every feedback that some secret gives and that does not win,
// what is guessed then.
type Tree struct {
	Guess   engine.Word
	Replies map[engine.Feedback]*Tree
}

// tree returns the strategy for a position that can be solved.
func (w *worker) tree(p *position) *Tree {
	_, guess := w.solve(p, impossible, 0)
	if guess == none {
		return nil // the context ended
	}
	return w.treeAfter(p.secrets, p.turns, p.left, guess)
}

// treeAfter returns the strategy that begins with a guess.
func (w *worker) treeAfter(secrets []int32, turns []engine.Turn, left int, guess int32) *Tree {
	t := &Tree{Guess: w.guesses[guess], Replies: map[engine.Feedback]*Tree{}}
	groups := map[engine.Feedback][]int32{}
	for _, secret := range secrets {
		f := engine.Score(t.Guess, w.secrets[secret])
		if !f.Wins() {
			groups[f] = append(groups[f], secret)
		}
	}
	for f, group := range groups {
		then := append(turns[:len(turns):len(turns)], engine.Turn{Guess: t.Guess, Feedback: f})
		p := w.sources.position(group, then, left-1)
		t.Replies[f] = w.tree(&p)
	}
	return t
}

// After returns the guess after some turns, which followed the tree; the empty word if they
// did not.
func (t *Tree) After(turns []engine.Turn) engine.Word {
	for _, turn := range turns {
		if t == nil || turn.Guess != t.Guess {
			return engine.Word{}
		}
		t = t.Replies[turn.Feedback]
	}
	if t == nil {
		return engine.Word{}
	}
	return t.Guess
}
