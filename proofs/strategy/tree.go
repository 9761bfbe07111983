// Package strategy holds strategies: what to guess in every position of a game. A [Tree] says
// it for all secrets of a list; [Replay] plays it against each of them, by
// [engine.Score] alone. Package strategytext keeps it as text.
package strategy

import "ketword/engine"

// Tree is a guess and what is guessed after it, by feedback. Feedbacks that win have no reply,
// and those after which one secret is left need none: its first word is guessed.
type Tree struct {
	Guess   engine.Word
	Replies map[engine.Feedback]*Tree // or nil
}

// After returns the guess after some turns; the empty word if the turns did not follow the tree, or
// the tree has no reply.
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

// Reply sets the reply to a feedback.
func (t *Tree) Reply(f engine.Feedback, reply *Tree) {
	if t.Replies == nil {
		t.Replies = map[engine.Feedback]*Tree{}
	}
	t.Replies[f] = reply
}
