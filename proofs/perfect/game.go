package perfect

import (
	"errors"
	"iter"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
	"ketword/internal/format"
	"ketword/internal/patterns"
)

// Game is what is searched: secrets that are possible, words that may be
// guessed, and rules. It is not changed after [New], and may be shared.
type Game struct {
	exact.Game
	number  map[engine.Word]int32 // of the guesses
	columns *patterns.Set         // of the answers; nil if secrets have two words or long ones
}

// Errors of [New], and ErrLong of [Prover].
var (
	ErrNone  = errors.New("no secret is possible")
	ErrMany  = format.Error("there may be at most %d secrets of two words, or of words with more than %d letters", exact.Narrow, patterns.MaxLength)
	ErrLong  = format.Error("whole lists are proved for single words with at most %d letters", patterns.MaxLength)
	ErrGuess = errors.New("a word of a secret may not be guessed")
)

// New returns the game of some secrets, all of the rules' mode. Tries is the number of
// guesses that a game may take, or [engine.Unlimited]. Turns made before limit which
// guesses the rules allow; the secrets must be those that they admit. The error is
// [ErrNone], [ErrMany], or wraps an error of [engine.Rules.Check] or [ErrGuess] and
// names the word.
func New(rules engine.Rules, past []engine.Turn, guesses []engine.Word, secrets []engine.Secret) (*Game, error) {
	g := &Game{Game: exact.Game{Rules: rules, Past: past, Guesses: guesses, Secrets: secrets}, number: make(map[engine.Word]int32, len(guesses))}
	if rules.Mode == engine.Quantum {
		g.Partners = g.allowedAfter
	}
	if len(secrets) == 0 {
		return nil, ErrNone
	}
	for i, guess := range guesses {
		if err := g.normal().Check(nil, guess, nil); err != nil {
			return nil, format.Error("%s: %w", guess, err)
		}
		g.number[guess] = int32(i)
	}
	for _, s := range secrets {
		for w := range s.Words() {
			if _, known := g.number[w]; !known {
				return nil, format.Error("%s: %w", w, ErrGuess)
			}
		}
	}
	if err := g.prepare(); err != nil {
		return nil, err
	}
	return g, nil
}

// allowedAfter returns which guesses the rules allow after some turns.
func (g *Game) allowedAfter(turns []engine.Turn) exact.Filter {
	return func(w engine.Word) bool { return g.Rules.Check(turns, w, g) == nil }
}

// normal returns the rules without their level.
func (g *Game) normal() engine.Rules {
	rules := g.Rules
	rules.Level = engine.Normal
	return rules
}

// prepare numbers what positions are made of, and finds the columns of one-word secrets.
func (g *Game) prepare() error {
	g.DrawKeys()
	g.Most = g.mostWon()
	if g.Rules.Mode != engine.Classic || g.Rules.Length > patterns.MaxLength {
		if len(g.Secrets) > exact.Narrow {
			return ErrMany
		}
		return nil
	}
	g.columns = patterns.NewSet(g.Rules.Length, each.Of(g.Secrets, engine.Secret.First))
	g.columns.AddGuesses(g.Guesses)
	return nil
}

// mostWon returns how many secrets have the most common word.
func (g *Game) mostWon() int {
	count, most := map[engine.Word]int{}, 0
	for _, s := range g.Secrets {
		for w := range s.Words() {
			count[w]++
			most = max(most, count[w])
		}
	}
	return most
}

// Has reports whether a word may be guessed, and Answers yields the words of the
// secrets: a game is the vocabulary of its rules.
func (g *Game) Has(w engine.Word) bool {
	_, known := g.number[w]
	return known
}

// Answers yields the words of the secrets, each as often as it occurs.
func (g *Game) Answers() iter.Seq[engine.Word] {
	return func(yield func(engine.Word) bool) {
		for _, s := range g.Secrets {
			for w := range s.Words() {
				if !yield(w) {
					return
				}
			}
		}
	}
}
