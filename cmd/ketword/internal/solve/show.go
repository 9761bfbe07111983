package solve

import (
	"context"
	"errors"
	"fmt"
	"io"

	"ketword/cmd/ketword/internal/wording"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
	"ketword/engine/solver"
)

// show is a game that a player plays for others to see.
type show struct {
	puzzle     engine.Puzzle
	player     solver.Player
	candidates solver.Candidates
	out        io.Writer
}

// play plays the game to its end.
func (s show) play(ctx context.Context) error {
	tries := s.puzzle.Rules.Tries
	for n := 1; tries == engine.Unlimited || n <= tries; n++ {
		guess, err := s.player.Next(ctx, s.candidates)
		if errors.Is(err, solver.ErrNone) {
			_, err := fmt.Fprintf(s.out, "%s %s\n", wording.Exhausted, wording.Reveal(s.puzzle.Secret))
			return err
		}
		if err != nil {
			return err
		}
		if s.row(guess).Wins() {
			_, err := fmt.Fprintln(s.out, "Solved in", wording.Guesses(n))
			return err
		}
	}
	_, err := fmt.Fprintf(s.out, "Not solved in %s. %s\n", wording.Guesses(tries), wording.Reveal(s.puzzle.Secret))
	return err
}

// row plays a guess and shows it.
func (s *show) row(guess engine.Word) engine.Feedback {
	split := s.candidates.Split(guess)
	share := float64(s.candidates.Size()) / float64(split.Secrets) // 1 unless the candidates are a sample
	t := engine.Turn{Guess: guess, Feedback: engine.Score(guess, s.puzzle.Secret)}
	s.candidates = s.candidates.After(t)
	ruledOut := (float64(split.Secrets) - split.Remaining()) * share
	fmt.Fprintf(s.out, "%s  %s  %10.3f  %7s\n", guess, engine.Pattern.Format(t), ruledOut, left(s.candidates))
	world.Show(s.out) // the next guess may take a while
	return t.Feedback
}
