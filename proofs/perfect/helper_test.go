package perfect

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/internal/exact"
	"ketword/proofs/strategy"
)

// randomWords returns different words of the first letters of the alphabet.
func randomWords(random *rand.Rand, count, length, letters int) []engine.Word {
	seen := map[engine.Word]bool{}
	var words []engine.Word
	for len(words) < count {
		w := make([]engine.Letter, length)
		for i := range w {
			w[i] = engine.Letter('a' + random.IntN(letters))
		}
		if word := engine.WordOf(w...); !seen[word] {
			seen[word] = true
			words = append(words, word)
		}
	}
	return words
}

// secretOf returns the secret of one word.
func secretOf(w engine.Word) engine.Secret {
	s, err := engine.NewSecret(w)
	if err != nil {
		panic(err)
	}
	return s
}

// single returns secrets of one word each.
func single(words []engine.Word) []engine.Secret {
	secrets := make([]engine.Secret, len(words))
	for i, w := range words {
		secrets[i] = secretOf(w)
	}
	return secrets
}

// pairs returns secrets of two words each, at most so many.
func pairs(words []engine.Word, most int) []engine.Secret {
	var secrets []engine.Secret
	for i, a := range words {
		for _, b := range words[:i] {
			if s, err := engine.NewSecret(a, b); err == nil && len(secrets) < most {
				secrets = append(secrets, s)
			}
		}
	}
	return secrets
}

// exhaustive finds the fewest guesses by trying everything.
type exhaustive struct {
	*Game
}

// least returns the fewest guesses of the games of some secrets after some turns, or exact.Impossible.
func (e exhaustive) least(secrets []engine.Secret, turns []engine.Turn, left int) int {
	switch {
	case left == 0:
		return exact.Impossible
	case len(secrets) == 1:
		return 1
	}
	best := exact.Impossible
	for _, guess := range e.Guesses {
		if e.Rules.Check(turns, guess, e) == nil {
			best = min(best, e.after(secrets, turns, left, guess, best))
		}
	}
	return best
}

func (e exhaustive) after(secrets []engine.Secret, turns []engine.Turn, left int, guess engine.Word, best int) int {
	groups := map[engine.Feedback][]engine.Secret{}
	for _, s := range secrets {
		f := engine.Score(guess, s)
		groups[f] = append(groups[f], s)
	}
	total := len(secrets)
	for f, group := range groups {
		switch {
		case f.Wins():
		case len(group) == len(secrets) || total+len(group) >= best:
			return exact.Impossible
		default:
			total += e.least(group, append(turns[:len(turns):len(turns)], engine.Turn{Guess: guess, Feedback: f}), left-1)
		}
	}
	return total
}

// replay plays a tree against every secret, and returns how many guesses that takes.
func replay(t *testing.T, g *Game, tree *strategy.Tree) int {
	t.Helper()
	total := 0
	for _, s := range g.Secrets {
		turns := append([]engine.Turn(nil), g.Past...)
		for at := tree; ; {
			if at == nil { // the secret is left alone
				at = &strategy.Tree{Guess: slices.Collect(s.Words())[0]}
			}
			if err := g.Rules.Check(turns, at.Guess, g); err != nil {
				t.Fatalf("%v: %v: %v", turns, at.Guess, err)
			}
			f := engine.Score(at.Guess, s)
			turns = append(turns, engine.Turn{Guess: at.Guess, Feedback: f})
			total++
			if f.Wins() {
				break
			}
			at = at.Replies[f]
		}
		if g.Rules.Tries != engine.Unlimited && len(turns) > g.Rules.Tries {
			t.Errorf("%v: %d guesses", s, len(turns))
		}
	}
	return total
}

// stopped is a context that ends after it was asked so often.
type stopped struct{ asks int }

func (s *stopped) Err() error {
	if s.asks--; s.asks < 0 {
		return errStopped
	}
	return nil
}
