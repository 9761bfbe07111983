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
	solveAbout    = `Plays by itself. A row shows the guess, its marks, its score (how many possible
secrets it was expected to rule out) and how many are left.`
)

func parseSolve(args []string, e env) (*solveOptions, error) {
	set := newFlags("solve", solveSynopsis, solveAbout)
	o := &solveOptions{list: addListFlags(set.FlagSet), puzzle: addPuzzleFlags(set.FlagSet, "6")}
	set.StringVar(&o.strategy, "strategy", defaultStrategy, "`NAME` of the strategy: "+strategyNames())
	set.StringVar(&o.opener, "opener", "", "first `WORD`, whatever the strategy")
	err := set.parseAll(args, e.stdout, o.check)
	return o, err
}

// check tells what is wrong with flags that can be read.
func (o *solveOptions) check() error {
	if err := checkStrategies(o.strategy); err != nil {
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
	p, err := o.puzzle.puzzle(e, l, engine.DefaultTries, uniform(random))
	if err != nil {
		return err
	}
	player, err := setting{
		list: o.list, lexicon: l, mode: p.Rules.Mode, difficulty: p.Rules.Difficulty, opener: o.opener, random: random, quick: true,
	}.player(o.strategy)
	if err != nil {
		return err
	}
	s := show{puzzle: p, player: player, candidates: solver.NewTable(l).Candidates(p.Rules.Mode), env: e}
	return s.play(context.Background())
}

// show is a game that a player plays for others to see.
type show struct {
	puzzle     engine.Puzzle
	player     solver.Player
	candidates solver.Candidates
	env        env
}

// play plays the game to its end.
func (s show) play(ctx context.Context) error {
	tries := s.puzzle.Rules.Tries
	for n := 1; tries == engine.Unlimited || n <= tries; n++ {
		guess, err := s.player.Next(ctx, s.candidates)
		if errors.Is(err, solver.ErrNone) {
			_, err := fmt.Fprintf(s.env.stdout, "%s %s\n", noneLeft, reveal(s.puzzle.Secret))
			return err
		}
		if err != nil {
			return err
		}
		if s.row(guess).Wins() {
			_, err := fmt.Fprintln(s.env.stdout, "Solved in", countGuesses(n))
			return err
		}
	}
	_, err := fmt.Fprintf(s.env.stdout, "Not solved in %s. %s\n", countGuesses(tries), reveal(s.puzzle.Secret))
	return err
}

// row plays a guess and shows it.
func (s *show) row(guess engine.Word) engine.Feedback {
	split := s.candidates.Split(guess)
	share := float64(s.candidates.Size()) / float64(split.Secrets) // 1 unless the candidates are a sample
	t := engine.Turn{Guess: guess, Feedback: engine.Score(guess, s.puzzle.Secret)}
	s.candidates = s.candidates.After(t)
	ruledOut := (float64(split.Secrets) - split.Remaining()) * share
	fmt.Fprintf(s.env.stdout, "%s  %s  %10.3f  %7s\n", guess, engine.Pattern.Format(t), ruledOut, countLeft(s.candidates))
	s.env.flush() // the next guess may take a while
	return t.Feedback
}

// countLeft writes how many secrets are possible.
func countLeft(c solver.Candidates) string {
	if c.Sampled() {
		return fmt.Sprintf("about %d", c.Size())
	}
	return fmt.Sprint(c.Len())
}
