package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"unicode/utf8"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// digits counts tries, answers in digits, and lets a solver play on after a
// loss.
type digits struct {
	out     io.Writer
	words   *lexicon.Lexicon
	rescuer rescuer
}

func (d digits) hear(line string) string { return folded(line) }

func (d digits) ask(g *game) {
	of := ""
	if tries := g.puzzle.Rules.Tries; tries != engine.Unlimited {
		of = fmt.Sprintf("/%d", tries)
	}
	fmt.Fprintf(d.out, "\nAttempt %d%s - Enter a %d-letter word: ", g.try(), of, d.words.Length())
}

func (d digits) refuse(guess string, err error) {
	what := hintText(err)
	switch length := d.words.Length(); {
	case utf8.RuneCountInString(guess) != length:
		fmt.Fprintf(d.out, "Word must be %d letters!\n", length)
	case what != "":
		fmt.Fprint(d.out, what, ". Try again!")
	default:
		fmt.Fprint(d.out, "That word is invalid. Try again!")
	}
}

func (d digits) row(t engine.Turn) {
	fmt.Fprint(d.out, "\nthis is your feedback: ", engine.Digits.Format(t))
}

func (d digits) win(g *game) error {
	_, err := fmt.Fprintf(d.out, "\nYou guessed the word in %d attempts!\n", len(g.turns))
	return err
}

func (d digits) lose(g *game) error {
	fmt.Fprint(d.out, "\nNo more attempts, you failed finding the word\n")
	return d.rescuer.play(d.out, g)
}

func (d digits) leave() { fmt.Fprintln(d.out) }

// rescuer is the solver that plays on after a loss.
type rescuer struct {
	random *rand.Rand
	fresh  bool // from the whole list, rather than from the player's rows
}

// play shows the solver's guesses.
func (h rescuer) play(out io.Writer, g *game) error {
	if length := g.words.Length(); length > solver.MaxLength {
		_, err := fmt.Fprintf(out, "Words of %d letters are too long for the solver.\nFailed to guess the word.\n", length)
		return err
	}
	candidates, player := h.start(g)
	for n := range engine.DefaultTries {
		guess, err := player.Next(context.Background(), candidates)
		if errors.Is(err, solver.ErrNone) {
			fmt.Fprintln(out, noneLeft)
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
func (h rescuer) start(g *game) (solver.Candidates, solver.Player) {
	candidates := solver.NewTable(g.words).Candidates(g.puzzle.Rules.Mode)
	if h.fresh {
		return candidates, solver.AdieuSnort(h.random)
	}
	for _, t := range g.turns {
		candidates = candidates.After(t)
	}
	return candidates, solver.Random{Source: h.random}
}
