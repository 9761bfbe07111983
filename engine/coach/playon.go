package coach

import (
	"ketword/engine"
	"ketword/engine/solver"
)

// Strongest is the strategy that plays on unless another is wanted.
const Strongest = "best"

// Player says who plays.
type Player struct {
	Strategy string      // of [solver.Names]
	First    engine.Word // its first guess of a game; the empty word leaves it to the strategy
	Seed     uint64      // decides what is drawn; if the secret is not known, it also names the puzzle
}

// Step is a guess of a player, and why it makes it.
type Step struct {
	Strategy string
	Number   int           // of the turn, from 0; the turns that it plays on from are counted, too
	Left     Left          // what is possible before the guess
	Guess    solver.Ranked // what the guess is expected to do, and whether it is proved to be the best
	Turn     engine.Turn   // the guess with its row
	After    int           // secrets that are possible after it
}

// PlayOn lets a player continue a game from its turns until it is won, and tells every step. The
// player sees the rows, but not the secret. It keeps to the level, unless it is [Careless]; tries
// are not limited. To play from the start, pass [Game.Unplayed]. The error is that of [Review], of
// [lexicon.Lexicon.Puzzle], of [Tournament.Play] for the player, or [solver.ErrNone] once no secret
// of the list is possible.
func PlayOn(ctx engine.Context, t *solver.Table, g Game, by Player, tell func(Step)) error {
	c, err := g.after(ctx, t, g.Turns)
	if err != nil {
		return err
	}
	if g.Secret, err = g.secretFor(by, t); err != nil {
		return err
	}
	players, err := by.tournament(g.Rules).players(c)
	if err != nil {
		return err
	}
	rules := g.Rules
	rules.Tries = engine.Unlimited
	game := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules}, Secret: g.Secret})
	for step, err := range solver.Play(ctx, players[0], c, game) {
		if err != nil {
			return err
		}
		guess, err := by.rated(ctx, step)
		if err != nil {
			return err
		}
		tell(Step{
			Strategy: by.Strategy,
			Number:   len(g.Turns) + step.Game.TurnCount() - 1,
			Left:     g.leftOf(step.Before),
			Guess:    guess,
			Turn:     step.Turn,
			After:    step.After.Size(),
		})
	}
	return nil
}

// tournament returns a tournament of this player alone.
func (by Player) tournament(r engine.Rules) Tournament {
	return Tournament{Mode: r.Mode, Level: r.Level, Strategies: []string{by.Strategy}, Opener: by.First, Seed: by.Seed, Quick: true}
}

// secretFor returns the secret of a game or, if it is not known, that of the player's puzzle.
func (g Game) secretFor(by Player, t *solver.Table) (engine.Secret, error) {
	if g.known() {
		return g.Secret, nil
	}
	p, err := t.Lexicon().Puzzle(g.Rules, engine.Seed(by.Seed))
	return p.Secret, err
}

// rated returns the figures of a step's guess. Only the strongest player's guess may be proved to
// be the best.
func (by Player) rated(ctx engine.Context, s solver.Step) (solver.Ranked, error) {
	if by.Strategy == Strongest {
		guess, found, err := knownOf(ctx, s.Before)
		if err != nil || found && guess.Guess == s.Turn.Guess {
			return guess, err
		}
	}
	return s.Before.Rate(s.Turn.Guess, costOf(s.Before.Mode())), nil
}
