package exact

import (
	"ketword/engine"
	"ketword/internal/splitmix"
)

// Game is what is searched: secrets that are possible, words that may be
// guessed, and rules. It is not changed once it has its keys, and may be shared.
type Game struct {
	Rules    engine.Rules
	Past     []engine.Turn // made before, which limit later guesses if the rules are not those of Normal
	Guesses  []engine.Word
	Secrets  []engine.Secret
	Partners func(turns []engine.Turn) Filter // which guesses the level allows after some turns; nil with one word to a secret
	Most     int                              // secrets that a guess wins at most
	byBound  bool                             // guesses are tried out in the order of their bounds
	keys     []key                            // of the secrets
	guessKey []key                            // of the guesses
}

// DrawKeys draws the random numbers that the keys of positions are made of.
func (g *Game) DrawKeys() {
	random := splitmix.Source(1) // always the same, so that runs are alike
	g.keys, g.guessKey = randomKeys(&random, len(g.Secrets)), randomKeys(&random, len(g.Guesses))
}

// Unlimited is more guesses than any game takes.
const Unlimited = 1 << 20

// Tries returns how many guesses a game may take from now on.
func (g *Game) Tries() int {
	if g.Rules.Tries == engine.Unlimited {
		return Unlimited
	}
	return g.Rules.Tries - len(g.Past)
}
