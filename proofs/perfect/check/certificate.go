package check

import (
	"iter"

	"ketword/engine"
)

// certificate is what the text of one says.
type certificate struct {
	rules   engine.Rules
	secrets []engine.Secret
	guesses []engine.Word
	number  map[engine.Word]int // of the guesses
	openers []opener
	least   int
	tree    *node
	seed    uint64 // from the hash
}

type opener struct {
	guess engine.Word
	least int            // guesses that all games take at least
	parts map[uint16]int // the same of the games of parts, by the codes of their feedbacks

	above  int     // guesses that they take at the most, since greedy games do
	claims []claim // of parts
}

// node is a guess of the strategy.
type node struct {
	guess   engine.Word
	replies map[engine.Feedback]*node
	alone   map[engine.Feedback]engine.Word // the only secret that is left, as games show
}

func newNode(guess engine.Word) *node {
	return &node{guess: guess, replies: map[engine.Feedback]*node{}, alone: map[engine.Feedback]engine.Word{}}
}

// Has reports whether a word may be guessed.
func (c *certificate) Has(w engine.Word) bool {
	_, has := c.number[w]
	return has
}

// Answers yields the words of the secrets.
func (c *certificate) Answers() iter.Seq[engine.Word] {
	return func(yield func(engine.Word) bool) {
		for _, s := range c.secrets {
			if !yield(s.First()) {
				return
			}
		}
	}
}
