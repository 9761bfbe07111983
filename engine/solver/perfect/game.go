package perfect

import (
	"errors"
	"iter"

	"ketword/engine"
	"ketword/engine/solver/internal/columns"
	"ketword/internal/each"
	"ketword/internal/format"
	"ketword/internal/splitmix"
)

// Game is what is searched: secrets that are possible, words that may be
// guessed, and rules. It is not changed after [New], and may be shared.
type Game struct {
	rules    engine.Rules
	past     []engine.Turn // made before, which limit later guesses if the rules are not those of Normal
	guesses  []engine.Word
	secrets  []engine.Secret
	number   map[engine.Word]int32 // of the guesses
	columns  *columns.Set          // of the answers; nil if secrets have two words or long ones
	most     int                   // secrets that a guess wins at the most
	keys     []key                 // of the secrets
	guessKey []key                 // of the guesses
}

// Errors of [New], and ErrLong of [Prover].
var (
	ErrNone  = errors.New("no secret is possible")
	ErrMany  = format.Error("more than %d secrets of two words, or of words of more than %d letters", narrow, columns.MaxLength)
	ErrLong  = format.Error("pairs, or words of more than %d letters", columns.MaxLength)
	ErrGuess = errors.New("a word of a secret may not be guessed")
)

// New returns the game of some secrets, all of the rules' mode. Tries is the number of
// guesses that a game may take, or [engine.Unlimited]. Turns made before limit which
// guesses the rules allow; the secrets must be those that they admit. The error is
// [ErrNone], [ErrMany], or wraps an error of [engine.Rules.Check] or [ErrGuess] and
// names the word.
func New(rules engine.Rules, past []engine.Turn, guesses []engine.Word, secrets []engine.Secret) (*Game, error) {
	g := &Game{rules: rules, past: past, guesses: guesses, secrets: secrets, number: make(map[engine.Word]int32, len(guesses))}
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

// normal returns the rules without their level.
func (g *Game) normal() engine.Rules {
	rules := g.rules
	rules.Level = engine.Normal
	return rules
}

// drawKeys numbers what positions are made of.
func (g *Game) drawKeys() {
	random := splitmix.Source(1) // always the same, so that runs are alike
	g.keys, g.guessKey = randomKeys(&random, len(g.secrets)), randomKeys(&random, len(g.guesses))
}

// prepare numbers what positions are made of, and finds the columns of one-word secrets.
func (g *Game) prepare() error {
	g.drawKeys()
	g.most = g.mostWon()
	if g.rules.Mode != engine.Classic || g.rules.Length > columns.MaxLength {
		if len(g.secrets) > narrow {
			return ErrMany
		}
		return nil
	}
	g.columns = columns.New(g.rules.Length, each.Of(g.secrets, engine.Secret.First))
	g.columns.AddGuesses(g.guesses)
	return nil
}

// mostWon returns how many secrets the word is in that is in the most.
func (g *Game) mostWon() int {
	count, most := map[engine.Word]int{}, 0
	for _, s := range g.secrets {
		for w := range s.Words() {
			count[w]++
			most = max(most, count[w])
		}
	}
	return most
}

// unlimited is more guesses than any game takes.
const unlimited = 1 << 20

// tries returns how many guesses a game may take from now on.
func (g *Game) tries() int {
	if g.rules.Tries == engine.Unlimited {
		return unlimited
	}
	return g.rules.Tries - len(g.past)
}

// Rules returns the rules.
func (g *Game) Rules() engine.Rules { return g.rules }

// Guesses returns the words that may be guessed, which must not be changed.
func (g *Game) Guesses() []engine.Word { return g.guesses }

// Has reports whether a word may be guessed, and Answers yields the words of the
// secrets: a game is the vocabulary of its rules.
func (g *Game) Has(w engine.Word) bool {
	_, known := g.number[w]
	return known
}

// Answers yields the words of the secrets, each as often as it occurs.
func (g *Game) Answers() iter.Seq[engine.Word] {
	return func(yield func(engine.Word) bool) {
		for _, s := range g.secrets {
			for w := range s.Words() {
				if !yield(w) {
					return
				}
			}
		}
	}
}
