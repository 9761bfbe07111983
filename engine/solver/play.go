package solver

import (
	"errors"
	"iter"

	"ketword/engine"
	"ketword/internal/format"
)

// Step is one turn of a game that a player plays.
type Step struct {
	Turn   engine.Turn
	Before Candidates  // the secrets that were possible before it
	After  Candidates  // and after it
	Game   engine.Game // after it
}

// ErrStuck tells that a player's guesses tell nothing any more, so that its game would not end.
var ErrStuck = errors.New("the player does not come to an end")

// maxIdle is how many guesses in a row may tell nothing before a player is
// considered stuck.
const maxIdle = 20

// Play plays a game to its end and yields its steps. The candidates are what the player knows:
// those after the turns of the game, or after any others. They get the level of the game, unless
// theirs is stricter. The secret need not be one of them: once no answer is possible, the player
// goes on with all guesses ([Candidates.Widened]).
//
// An error ends the steps. It is that of the player, which is [ErrNone] once no secret is possible;
// that of [engine.Game.Play] for a guess that the list lacks or the rules refuse; [ErrStuck]; or
// that of ctx.
func Play(ctx engine.Context, p Player, c Candidates, g engine.Game) iter.Seq2[Step, error] {
	c = c.WithLevel(max(c.level, g.Puzzle.Rules.Level))
	return func(yield func(Step, error) bool) {
		for idle := 0; g.Status() == engine.Playing; {
			step, err := playTurn(ctx, p, c, g)
			if idle++; err == nil && step.After.Len() != c.Len() {
				idle = 0
			}
			if idle > maxIdle {
				err = format.Error("%w: %d guesses", ErrStuck, step.Game.TurnCount())
			}
			if !yield(step, err) || err != nil {
				return
			}
			c, g = step.After, step.Game
		}
	}
}

func playTurn(ctx engine.Context, p Player, c Candidates, g engine.Game) (Step, error) {
	if err := engine.Pause(ctx); err != nil {
		return Step{}, err
	}
	c, err := c.Widened(ctx)
	if err != nil {
		return Step{}, err
	}
	guess, err := p.Next(ctx, c)
	if err != nil {
		return Step{}, err
	}
	if g, err = g.Play(guess, c.table.vocabulary()); err != nil {
		return Step{}, format.Error("the player guesses %q: %w", guess, err)
	}
	turn, _ := g.LastTurn()
	return Step{Turn: turn, Before: c, After: c.After(turn), Game: g}, nil
}
