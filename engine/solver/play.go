package solver

import (
	"context"
	"fmt"

	"ketword/engine"
)

// Play plays one game to the end and returns its guesses. The secret may be
// none of the candidates; then the error is [ErrNone] once none is left.
func Play(ctx context.Context, p Player, c Candidates, secret engine.Secret) ([]engine.Word, error) {
	var guesses []engine.Word
	for idle := 0; idle <= maxIdle; idle++ {
		if err := ctx.Err(); err != nil {
			return guesses, err
		}
		guess, err := p.Next(ctx, c)
		if err != nil {
			return guesses, err
		}
		guesses = append(guesses, guess)
		f := engine.Score(guess, secret)
		if f.Wins() {
			return guesses, nil
		}
		had := c.Len()
		if c = c.After(engine.Turn{Guess: guess, Feedback: f}); c.Len() != had {
			idle = 0
		}
	}
	return guesses, fmt.Errorf("%w: %d guesses", ErrStuck, len(guesses))
}
