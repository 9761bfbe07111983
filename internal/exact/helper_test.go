package exact

import (
	"iter"
	"slices"

	"ketword/engine"
	"ketword/internal/sample"
)

// vocabulary is words that may be guessed, and the first of them, of which secrets are.
type vocabulary struct{ guesses, answers []engine.Word }

func (v vocabulary) Has(w engine.Word) bool         { return slices.Contains(v.guesses, w) }
func (v vocabulary) Answers() iter.Seq[engine.Word] { return slices.Values(v.answers) }

// gameOf returns the game of the secrets of some answers that a turn admits, or of all.
func gameOf(rules engine.Rules, past []engine.Turn, words []engine.Word, answers int) *Game {
	g := &Game{Rules: rules, Past: past, Guesses: words, Most: 1}
	if rules.Mode == engine.Quantum {
		g.Partners = func(turns []engine.Turn) Filter {
			return func(w engine.Word) bool { return rules.Check(turns, w, vocabulary{words, words[:answers]}) == nil }
		}
	}
	wins := map[engine.Word]int{}
	for i, a := range words[:answers] {
		secrets := []engine.Secret{secretOf(a)}
		if rules.Mode == engine.Quantum {
			secrets = nil
			for _, b := range words[:i] {
				if s, err := engine.NewSecret(a, b); err == nil {
					secrets = append(secrets, s)
				}
			}
		}
		for _, s := range secrets {
			if !slices.ContainsFunc(past, func(t engine.Turn) bool { return !t.Admits(s) }) {
				g.Secrets = append(g.Secrets, s)
				for w := range s.Words() {
					wins[w]++
					g.Most = max(g.Most, wins[w])
				}
			}
		}
	}
	g.DrawKeys()
	return g
}

// few returns the game of few: the guesses that the rules allow are added, with the codes of their feedbacks.
func few(g *Game) *Few {
	f := NewFew(*g, winsOf(g)+1, uint32(winsOf(g)))
	for i, guess := range g.Guesses {
		if allows(g, g.Past, guess) {
			f.Add(i, codesOf(g, guess))
		}
	}
	return f
}

// allows reports whether a guess may be made after some turns.
func allows(g *Game, turns []engine.Turn, guess engine.Word) bool {
	if g.Partners != nil {
		return g.Partners(turns)(guess)
	}
	return g.Rules.Check(turns, guess, nil) == nil
}

// winsOf returns the code of a guess that wins.
func winsOf(g *Game) int { return 2*engine.Score(g.Guesses[0], secretOf(g.Guesses[0])).Code() + 2 }

// codesOf returns what tells the feedbacks of a guess apart, by secret.
func codesOf(g *Game, guess engine.Word) []uint32 {
	codes := make([]uint32, len(g.Secrets))
	for i, s := range g.Secrets {
		f := engine.Score(guess, s)
		switch {
		case f.Wins():
			codes[i] = uint32(winsOf(g))
		case f.Mixed():
			codes[i] = uint32(winsOf(g)/2 + f.Code())
		default:
			codes[i] = uint32(f.Code())
		}
	}
	return codes
}

// exhaustive returns the plain search of a game.
func exhaustive(g *Game) sample.Exhaustive {
	return sample.Exhaustive{Guesses: g.Guesses, Allows: func(turns []engine.Turn, guess engine.Word) bool { return allows(g, turns, guess) }}
}
