package perfect

import (
	"slices"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
	"ketword/proofs/strategy"
)

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

// exhaustive returns the plain search of a game.
func exhaustive(g *Game) sample.Exhaustive {
	return sample.Exhaustive{Guesses: g.Guesses, Allows: func(turns []engine.Turn, guess engine.Word) bool { return g.Rules.Check(turns, guess, g) == nil }}
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
