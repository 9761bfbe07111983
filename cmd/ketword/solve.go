package main

import (
	"cmp"
	"context"
	"fmt"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/cli"
)

const (
	solveSynopsis = cli.ListSynopsis + " [-strategy S] [-opener W] [-tries 6] " + puzzleSynopsis
	solveAbout    = `Lets a strategy play a game. A row shows the guess, its marks, how many secrets it was
expected to rule out, and how many are left. A -secret may be any allowed word: once no
answer fits any more, the strategy goes on with all of them.`
)

// runSolve lets a strategy play a game and shows it.
func runSolve(args []string, e cli.Env) error {
	set := cli.NewFlags(e, "solve", solveSynopsis, solveAbout)
	list, puzzle := cli.AddListFlags(set.FlagSet), addPuzzleFlags(set.FlagSet, "6")
	strategy := set.String("strategy", defaultStrategy, "`NAME` of the strategy: "+strategyNames())
	opener := set.String("opener", "", "begin with this `WORD`, whatever the strategy")
	err := set.ParseAll(args, func() error {
		return cmp.Or(checkStrategies(solver.Names(), *strategy), puzzle.check())
	})
	if err != nil {
		return err
	}
	l, err := list.Load(e)
	if err != nil {
		return err
	}
	random := e.Random()
	p, err := puzzle.puzzle(e, l, engine.DefaultTries, atRandom(random))
	if err != nil {
		return err
	}
	puzzle.tellDrawn(e, p.Seed, "solve", args)
	player, err := playerSpec{
		lexicon: l, mode: p.Rules.Mode, level: p.Rules.Level, opener: *opener, random: random, quick: true,
	}.player(*strategy)
	if err != nil {
		return err
	}
	return showPlay(e, player, list.Table(l).Candidates(p.Rules.Mode), engine.NewGame(p))
}

// showPlay lets a player play a game to its end and shows every row.
func showPlay(e cli.Env, p solver.Player, c solver.Candidates, g engine.Game) error {
	pool := c.Pool()
	for step, err := range solver.Play(context.Background(), p, c, g) {
		if err != nil {
			return err
		}
		if step.Before.Pool() != pool {
			pool = step.Before.Pool()
			fmt.Fprintln(e.Stdout, noAnswer)
		}
		showStep(e, step)
		g = step.Game
	}
	guesses := cli.CountGuesses(len(g.Turns()))
	if g.Status() == engine.Won {
		_, err := fmt.Fprintln(e.Stdout, "Solved in", guesses)
		return err
	}
	_, err := fmt.Fprintf(e.Stdout, "Not solved in %s. %s\n", guesses, reveal(g.Puzzle.Secret))
	return err
}

// showStep shows a row: the guess, its marks, how many secrets it was expected
// to rule out, and how many are left.
func showStep(e cli.Env, s solver.Step) {
	split := s.Before.Split(s.Turn.Guess)
	share := float64(s.Before.Size()) / float64(split.Secrets) // 1 unless the candidates are a sample
	ruledOut := (float64(split.Secrets) - split.Remaining()) * share
	fmt.Fprintf(e.Stdout, "%s  %s  %10.3f  %7s\n", s.Turn.Guess, engine.Pattern.Format(s.Turn), ruledOut, countLeft(s.After))
	e.Flush() // the next guess may take a while
}

// countLeft writes how many secrets are possible.
func countLeft(c solver.Candidates) string {
	if c.Sampled() {
		return fmt.Sprintf("about %d", c.Size())
	}
	return fmt.Sprint(c.Len())
}
