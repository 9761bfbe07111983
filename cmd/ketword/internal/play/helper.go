package play

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"

	"ketword/cmd/ketword/internal/wording"
	"ketword/engine"
	"ketword/engine/solver"
)

// helper is the solver that plays on after a loss.
type helper struct {
	random *rand.Rand
	fresh  bool // from the whole list, rather than from the player's rows
}

// play shows the solver's guesses.
func (h helper) play(out io.Writer, g *game) error {
	if length := g.words.Length(); length > solver.MaxLength {
		_, err := fmt.Fprintf(out, "Words of %d letters are too long for the solver.\nFailed to guess the word.\n", length)
		return err
	}
	candidates, player := h.start(g)
	for n := range engine.DefaultTries {
		guess, err := player.Next(context.Background(), candidates)
		if errors.Is(err, solver.ErrNone) {
			fmt.Fprintln(out, wording.Exhausted)
			break
		}
		if err != nil {
			return err
		}
		t := engine.Turn{Guess: guess, Feedback: engine.Score(guess, g.puzzle.Secret)}
		fmt.Fprintf(out, "Guess %d: %s -> %s\n", n+1, guess, engine.Digits.Format(t))
		if t.Feedback.Wins() {
			_, err := fmt.Fprintf(out, "Guessed correctly in %d attempts!, the word was %s\n", n+1, guess)
			return err
		}
		candidates = candidates.After(t)
	}
	_, err := fmt.Fprintln(out, "Failed to guess the word.")
	return err
}

// start returns the position that the solver begins from, and the solver:
// after rows of others, it draws at once.
func (h helper) start(g *game) (solver.Candidates, solver.Player) {
	candidates := solver.NewTable(g.words).Candidates(g.puzzle.Rules.Mode)
	if h.fresh {
		return candidates, solver.AdieuSnort(h.random)
	}
	for _, t := range g.turns {
		candidates = candidates.After(t)
	}
	return candidates, solver.Random{Source: h.random}
}
