package solver

import (
	"errors"
	"math/rand/v2"

	"ketword/engine"
)

// Player chooses guesses. It chooses the same one in the same position, so that games can share its
// guesses. A player that may choose differently has a method Varies() bool that returns true.
type Player interface {
	// Next returns the guess for a position, whose turns the candidates know. The
	// error is [ErrNone] where no secret is possible, or that of ctx; beside that
	// of ctx, the guess is the best of those looked at by then, if there is any.
	Next(ctx engine.Context, c Candidates) (engine.Word, error)
}

// varies reports whether a player says that it may choose differently in the
// same position.
func varies(p Player) bool {
	v, says := p.(interface{ Varies() bool })
	return says && v.Varies()
}

// Names returns the names of the strategies, from the simplest to the strongest.
func Names() []string {
	return []string{"openers", "random", "eliminate", "entropy", "minimax", "parts", "best"}
}

// Named returns the player of a name; false if there is none, or the mode is not
// valid. The player keeps to the level, unless it is "openers". The
// source is for those that draw at random, "openers" and "random". With two words to a
// secret "best" plays from the book of the table, if it has one.
func Named(name string, mode engine.Mode, level engine.Level, source *rand.Rand) (Player, bool) {
	if !mode.Valid() {
		return nil, false
	}
	costs := map[string]Cost{"eliminate": Eliminate, "entropy": Entropy, "minimax": Minimax, "parts": MostParts}
	switch name {
	case "openers":
		return AdieuSnort(source), true
	case "random":
		return Random{Source: source}, true
	case "best":
		p := Tuned(mode)
		p.Level = level
		return p, true
	}
	cost, found := costs[name]
	return Greedy{Cost: cost, Level: level}, found
}

// Greedy always guesses what costs least, or nearly so with little work. Of equal guesses, those
// that win more secrets come first, then the alphabet decides.
type Greedy struct {
	Cost  Cost         // nil is [Entropy]
	Level engine.Level // only guesses that it allows are made
	Work  int          // for a guess, as [Options] has it; 0 for no limit
	among []int        // of the guesses besides possible words, only these; empty for all
}

// Next returns the best guess.
func (g Greedy) Next(ctx engine.Context, c Candidates) (engine.Word, error) {
	g.Cost = orEntropy(g.Cost)
	top, err := c.top(ctx, query{Options{Cost: g.Cost, Level: g.Level, Work: g.Work}, g.among})
	if len(top) == 0 {
		return engine.Word{}, err
	}
	return c.table.guesses[top[0].guess], err
}

// Opening guesses a word first and then leaves the choice to another player.
type Opening struct {
	First engine.Word
	Player
}

// Next returns the first guess, or that of the other player.
func (o Opening) Next(ctx engine.Context, c Candidates) (engine.Word, error) {
	if len(c.turns) == 0 && c.Len() > 0 {
		return o.First, nil
	}
	return o.Player.Next(ctx, c)
}

// Varies reports whether the other player does.
func (o Opening) Varies() bool { return varies(o.Player) }

// Random guesses a word of a secret that it draws from those still possible.
type Random struct{ Source *rand.Rand }

// ErrNoSource tells that a player who draws has no source of random numbers.
var ErrNoSource = errors.New("no source of random numbers to draw with")

// Next draws a guess.
func (r Random) Next(_ engine.Context, c Candidates) (engine.Word, error) {
	switch {
	case r.Source == nil:
		return engine.Word{}, ErrNoSource
	case c.Len() == 0:
		return engine.Word{}, ErrNone
	}
	answers := c.secrets.At(r.Source.IntN(c.Len()))
	return c.table.answers.Word(answers[r.Source.IntN(len(answers))]), nil
}

// Varies tells that the player draws.
func (r Random) Varies() bool { return true }

// Openers guesses fixed words first, and then as [Random] does. If one of them
// is not in the list, or the turns so far are not theirs, it draws at once.
type Openers struct {
	Words  []engine.Word
	Source *rand.Rand
}

// AdieuSnort returns the openers adieu and snort, the simplest of strategies
// and so the one to beat.
func AdieuSnort(source *rand.Rand) Openers {
	word := func(s string) engine.Word { return engine.WordOf([]engine.Letter(s)...) }
	return Openers{Words: []engine.Word{word("adieu"), word("snort")}, Source: source}
}

// Next returns the next opener, or draws a guess.
func (o Openers) Next(ctx engine.Context, c Candidates) (engine.Word, error) {
	if c.Len() > 1 && len(c.turns) < len(o.Words) && o.follows(c) {
		return o.Words[len(c.turns)], nil
	}
	return Random{Source: o.Source}.Next(ctx, c)
}

// follows reports whether all openers are in the list and the turns so far
// are theirs.
func (o Openers) follows(c Candidates) bool {
	for i, w := range o.Words {
		if !c.table.lexicon.Has(w) || i < len(c.turns) && c.turns[i].Guess != w {
			return false
		}
	}
	return true
}

// Varies tells that the player draws.
func (o Openers) Varies() bool { return true }
