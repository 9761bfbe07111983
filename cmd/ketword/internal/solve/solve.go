// Package solve is the command that lets a strategy play a game and shows it.
package solve

import (
	"context"
	"fmt"

	"ketword/cmd/ketword/internal/flags"
	"ketword/cmd/ketword/internal/listflags"
	"ketword/cmd/ketword/internal/puzzleflags"
	"ketword/cmd/ketword/internal/strategy"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
	"ketword/engine/solver"
)

// options are the flags of the command.
type options struct {
	list         *listflags.Flags
	puzzle       *puzzleflags.Flags
	name, opener string
}

const (
	synopsis = listflags.Synopsis + " [-strategy S] [-opener W] [-tries 6] " + puzzleflags.Synopsis
	about    = `Plays by itself. A row shows the guess, its marks, its score (how many possible
secrets it was expected to rule out) and how many are left.`
)

func parse(args []string, w world.World) (*options, error) {
	set := flags.New("solve", synopsis, about)
	o := &options{list: listflags.Add(set.FlagSet), puzzle: puzzleflags.Add(set.FlagSet, "6")}
	set.StringVar(&o.name, "strategy", strategy.Default, "`NAME` of the strategy: "+strategy.List())
	set.StringVar(&o.opener, "opener", "", "first `WORD`, whatever the strategy")
	err := set.ParseAll(args, w.Out, o.check)
	return o, err
}

// check tells what is wrong with flags that can be read.
func (o *options) check() error {
	if err := strategy.CheckNames(o.name); err != nil {
		return err
	}
	return o.puzzle.Check()
}

// Run plays a game.
func Run(args []string, w world.World) error {
	o, err := parse(args, w)
	if err != nil {
		return err
	}
	l, err := o.list.Load(w.ReadFile)
	if err != nil {
		return err
	}
	random := w.Random()
	p, err := o.puzzle.Puzzle(l, engine.DefaultTries, puzzleflags.DayOf(w.Now()), puzzleflags.Uniform(random))
	if err != nil {
		return err
	}
	player, err := strategy.Setting{
		List: o.list, Lexicon: l, Mode: p.Rules.Mode, Difficulty: p.Rules.Difficulty, Opener: o.opener, Random: random, Quick: true,
	}.Player(o.name)
	if err != nil {
		return err
	}
	s := show{puzzle: p, player: player, candidates: solver.NewTable(l).Candidates(p.Rules.Mode), out: w.Out}
	return s.play(context.Background())
}

// left writes how many secrets are possible.
func left(c solver.Candidates) string {
	if c.Sampled() {
		return fmt.Sprintf("about %d", c.Size())
	}
	return fmt.Sprint(c.Len())
}
