package coach

import (
	"ketword/engine"
	"ketword/engine/solver"
)

// Step is a guess of the solver, and why it makes it.
type Step struct {
	Number int           // of the turn, from 0; the turns that it plays on from are counted, too
	Left   Left          // what is possible before the guess
	Guess  solver.Ranked // what the guess is expected to do, and whether it is proved to be the best
	Turn   engine.Turn   // the guess with its row
	After  int           // secrets that are possible after it
}

// PlayOn lets the strongest player play a game on from its turns, until it is won, and
// tells every step. It knows the rows, and not the secret, which gives them. It keeps to
// the difficulty; tries are not limited. From the start it plays a game that is
// [Game.Unplayed]. The error is that of [Review], [ErrNoSecret], or [solver.ErrNone]
// once no secret of the list is possible.
func PlayOn(ctx engine.Context, t *solver.Table, g Game, tell func(Step)) error {
	if !g.known() {
		return ErrNoSecret
	}
	c, err := g.after(ctx, t, g.Turns)
	if err != nil {
		return err
	}
	rules := g.Rules
	rules.Tries = engine.Unlimited
	game := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules}, Secret: g.Secret})
	for step, err := range solver.Play(ctx, solver.Tuned(rules.Mode), c, game) {
		if err != nil {
			return err
		}
		guess, found, err := knownOf(ctx, step.Before)
		if err != nil {
			return err
		}
		if !found || guess.Guess != step.Turn.Guess {
			guess = step.Before.Rate(step.Turn.Guess, costOf(rules.Mode))
		}
		tell(Step{
			Number: len(g.Turns) + step.Game.TurnCount() - 1,
			Left:   leftOf(step.Before),
			Guess:  guess,
			Turn:   step.Turn,
			After:  step.After.Size(),
		})
	}
	return nil
}
