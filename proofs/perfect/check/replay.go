package check

import (
	"ketword/engine"
	"ketword/internal/format"
)

// play plays the strategy against every secret, and returns the number of guesses of the longest
// game.
func (c *certificate) play() (worst int, err error) {
	total := 0
	for _, secret := range c.secrets {
		n, err := c.game(secret)
		if err != nil {
			return 0, err
		}
		total += n
		worst = max(worst, n)
	}
	if total != c.least {
		return 0, format.Error("the strategy takes %d guesses, not %d", total, c.least)
	}
	return worst, nil
}

// game plays one game and returns how many guesses it took.
func (c *certificate) game(secret engine.Secret) (int, error) {
	var turns []engine.Turn
	for at := c.tree; ; {
		guess := at.guess
		if err := c.rules.Check(turns, guess, c); err != nil {
			return 0, format.Error("%s: guess %d, %s: %w", secret.First(), len(turns)+1, guess, err)
		}
		if c.rules.Tries != engine.Unlimited && len(turns) == c.rules.Tries {
			return 0, format.Error("%s: not found in %d guesses", secret.First(), c.rules.Tries)
		}
		turn := engine.Turn{Guess: guess, Feedback: engine.Score(guess, secret)}
		turns = append(turns, turn)
		if turn.Feedback.Wins() {
			return len(turns), nil
		}
		next := at.replies[turn.Feedback]
		if next == nil { // one secret is left: the games of two would both guess theirs
			if at.alone[turn.Feedback] != (engine.Word{}) && at.alone[turn.Feedback] != secret.First() {
				return 0, format.Error("%s: no reply after guess %d, %s", secret.First(), len(turns), guess)
			}
			at.alone[turn.Feedback] = secret.First()
			next = &node{guess: secret.First()}
		}
		at = next
	}
}
