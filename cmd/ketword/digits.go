package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"unicode/utf8"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/cli"
)

// digits counts tries, answers in digits, and lets a solver play on after a
// loss.
type digits struct {
	out     io.Writer
	words   *lexicon.Lexicon
	list    *cli.ListFlags // that name them
	random  *rand.Rand
	fresh   bool // the solver begins from the whole list, rather than from the player's rows
	playsOn bool // the strongest player does, in its place
}

func (d digits) folds() bool { return true }

func (d digits) ask(g engine.Game) {
	of := ""
	if tries := g.Puzzle.Rules.Tries; tries != engine.Unlimited {
		of = fmt.Sprintf("/%d", tries)
	}
	fmt.Fprintf(d.out, "\nAttempt %d%s - Enter a %d-letter word: ", g.TurnCount()+1, of, d.words.Length())
}

func (d digits) refuse(guess string, err error) {
	what := hintText(err)
	switch length := d.words.Length(); {
	case cmp.Or(cli.LettersOf(guess), utf8.RuneCountInString(guess)) != length:
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

func (d digits) win(g engine.Game) error {
	_, err := fmt.Fprintf(d.out, "\nYou guessed the word in %d attempts!\n", len(g.Turns()))
	return err
}

func (d digits) lose(g engine.Game) error {
	fmt.Fprint(d.out, "\nNo more attempts, you failed finding the word\n")
	if d.playsOn {
		_, err := fmt.Fprintln(d.out, reveal(g.Puzzle.Secret))
		return err
	}
	return d.solveLost(g)
}

func (d digits) notation() engine.Notation { return engine.Digits }

func (d digits) leave() { fmt.Fprintln(d.out) }

// solveLost shows the solver's guesses in the puzzle of a game that was lost.
func (d digits) solveLost(lost engine.Game) error {
	puzzle := lost.Puzzle
	puzzle.Rules.Tries, puzzle.Rules.Level = engine.DefaultTries, engine.Normal
	player, candidates := d.start(lost)
	pool := candidates.Pool()
	for step, err := range solver.Play(context.Background(), player, candidates, engine.NewGame(puzzle)) {
		if err != nil {
			return err
		}
		if step.Before.Pool() != pool {
			pool = step.Before.Pool()
			fmt.Fprintln(d.out, noAnswer)
		}
		n := len(step.Game.Turns())
		fmt.Fprintf(d.out, "Guess %d: %s -> %s\n", n, step.Turn.Guess, engine.Digits.Format(step.Turn))
		if step.Game.Status() == engine.Won {
			_, err := fmt.Fprintf(d.out, "Guessed correctly in %d attempts!, the word was %s\n", n, step.Turn.Guess)
			return err
		}
	}
	_, err := fmt.Fprintf(d.out, "Failed to guess the word.\n%s\n", reveal(puzzle.Secret))
	return err
}

// start returns the solver, and the position that it begins from: after rows of
// others, it draws at once.
func (d digits) start(lost engine.Game) (solver.Player, solver.Candidates) {
	candidates := d.list.Table(d.words).Candidates(lost.Puzzle.Rules.Mode)
	if d.fresh {
		return solver.AdieuSnort(d.random), candidates
	}
	for _, t := range lost.Turns() {
		candidates = candidates.After(t)
	}
	return solver.Random{Source: d.random}, candidates
}
