package main

import (
	"context"
	"errors"
	"fmt"

	"ketword/engine"
	"ketword/engine/solver"
)

// solveOptions are the flags of solve.
type solveOptions struct {
	list             *listFlags
	puzzle           *puzzleFlags
	strategy, opener string
}

const (
	solveSynopsis = listSynopsis + " [-strategy S] [-opener W] [-tries 6] " + puzzleSynopsis
	solveAbout    = `Lets a strategy play a game. A row shows the guess, its marks, how many secrets it was
expected to rule out, and how many are left.`
)

func parseSolve(args []string, e env) (*solveOptions, error) {
	set := newFlags("solve", solveSynopsis, solveAbout)
	o := &solveOptions{list: addListFlags(set.FlagSet), puzzle: addPuzzleFlags(set.FlagSet, "6")}
	set.StringVar(&o.strategy, "strategy", defaultStrategy, "`NAME` of the strategy: "+strategyNames())
	set.StringVar(&o.opener, "opener", "", "begin with this `WORD`, whatever the strategy")
	return o, set.parseAll(args, e.stdout, o.check)
}

// check returns an error for values that can't be used.
func (o *solveOptions) check() error {
	if err := checkStrategies(solver.Names(), o.strategy); err != nil {
		return err
	}
	return o.puzzle.check()
}

// runSolve lets a strategy play a game and shows it.
func runSolve(args []string, e env) error {
	o, err := parseSolve(args, e)
	if err != nil {
		return err
	}
	l, err := o.list.load(e)
	if err != nil {
		return err
	}
	random := e.random()
	p, err := o.puzzle.puzzle(e, l, engine.DefaultTries, atRandom(random))
	if err != nil {
		return err
	}
	o.puzzle.tellDrawn(e, p.Seed, "solve", args)
	player, err := playerSpec{
		lexicon: l, mode: p.Rules.Mode, difficulty: p.Rules.Difficulty, opener: o.opener, random: random, quick: true,
	}.player(o.strategy)
	if err != nil {
		return err
	}
	candidates := o.list.table(l).Candidates(p.Rules.Mode)
	return showPlay(e, player, candidates, engine.NewGame(p))
}

// showPlay lets a player play a game to its end and shows every row.
func showPlay(e env, p solver.Player, c solver.Candidates, g engine.Game) error {
	secret := reveal(g.Puzzle.Secret)
	for step, err := range solver.Play(context.Background(), p, c, g) {
		if errors.Is(err, solver.ErrNone) {
			_, err := fmt.Fprintf(e.stdout, "%s %s\n", noneLeft, secret)
			return err
		}
		if err != nil {
			return err
		}
		showStep(e, step)
		g = step.Game
	}
	guesses := countGuesses(len(g.Turns()))
	if g.Status() == engine.Won {
		_, err := fmt.Fprintln(e.stdout, "Solved in", guesses)
		return err
	}
	_, err := fmt.Fprintf(e.stdout, "Not solved in %s. %s\n", guesses, secret)
	return err
}

// showStep shows a row: the guess, its marks, how many secrets it was expected
// to rule out, and how many are left.
func showStep(e env, s solver.Step) {
	split := s.Before.Split(s.Turn.Guess)
	share := float64(s.Before.Size()) / float64(split.Secrets) // 1 unless the candidates are a sample
	ruledOut := (float64(split.Secrets) - split.Remaining()) * share
	fmt.Fprintf(e.stdout, "%s  %s  %10.3f  %7s\n", s.Turn.Guess, engine.Pattern.Format(s.Turn), ruledOut, countLeft(s.After))
	e.flush() // the next guess may take a while
}

// countLeft writes how many secrets are possible.
func countLeft(c solver.Candidates) string {
	if c.Sampled() {
		return fmt.Sprintf("about %d", c.Size())
	}
	return fmt.Sprint(c.Len())
}
