package solver

import (
	"context"
	"math/rand/v2"

	"ketword/engine"
)

// Names are the names of the strategies, from the simplest to the strongest.
func Names() []string {
	return []string{"openers", "random", "eliminate", "entropy", "minimax", "parts", "best"}
}

// Named returns the player of a name, for secrets of that many words; false if
// there is none of that name. Only what draws at random uses the source.
func Named(name string, mode engine.Mode, d engine.Difficulty, source *rand.Rand) (Player, bool) {
	costs := map[string]Cost{"eliminate": Eliminate, "entropy": Entropy, "minimax": Minimax, "parts": MostParts}
	switch name {
	case "openers":
		return AdieuSnort(source), true
	case "random":
		return Random{Source: source}, true
	case "best":
		p := Tuned(mode)
		p.Difficulty = d
		return p, true
	}
	cost, found := costs[name]
	return Greedy{Cost: cost, Difficulty: d}, found
}

// Opening guesses a word first and then leaves the choice to another player.
type Opening struct {
	First engine.Word
	Player
}

// Next returns the first guess, or that of the other player.
func (o Opening) Next(ctx context.Context, c Candidates) (engine.Word, error) {
	if len(c.turns) == 0 && c.Len() > 0 {
		return o.First, nil
	}
	return o.Player.Next(ctx, c)
}

// Varies reports whether the other player does.
func (o Opening) Varies() bool { return varies(o.Player) }
