package lab

import (
	"fmt"
	"strings"

	"ketword/cmd/ketword/internal/flags"
	"ketword/cmd/ketword/internal/listflags"
	"ketword/cmd/ketword/internal/puzzleflags"
	"ketword/cmd/ketword/internal/strategy"
	"ketword/cmd/ketword/internal/world"
)

// options are the flags of the command.
type options struct {
	list       *listflags.Flags
	rules      puzzleflags.Rules
	strategies string
	opener     string
	sample     int
	seed       uint64
	json       bool
}

const (
	synopsis = listflags.Synopsis + " [-quantum] [-hard | -strict] [-strategy S,…] [-opener W] [-sample N] [-seed N] [-json]"
	about    = `Plays a tournament: a game for every secret of the list, or for some, by one strategy
or several. Ctrl-C ends it and prints what is known by then.`
)

func parse(args []string, w world.World) (*options, error) {
	set := flags.New("lab", synopsis, about)
	o := &options{list: listflags.Add(set.FlagSet)}
	o.rules.Add(set.FlagSet)
	set.StringVar(&o.strategies, "strategy", strategy.Default, "`NAMES`, with commas between: "+strategy.List())
	set.StringVar(&o.opener, "opener", "", "first `WORD`, whatever the strategy")
	set.IntVar(&o.sample, "sample", 0, "play `N` games, drawn at random, instead of all")
	set.Uint64Var(&o.seed, "seed", 1, "`NUMBER` that what is drawn at random depends on")
	set.BoolVar(&o.json, "json", false, "print JSON")
	err := set.ParseAll(args, w.Out, o.check)
	return o, err
}

// mostGames is how many games a sample may have, which are drawn before the
// first is played.
const mostGames = 1_000_000

// check tells what is wrong with flags that can be read.
func (o *options) check() error {
	if o.sample < 0 || o.sample > mostGames {
		return fmt.Errorf("-sample %d: not a number of games from 0 to %d", o.sample, mostGames)
	}
	if err := strategy.CheckNames(o.names()...); err != nil {
		return err
	}
	return o.rules.Check()
}

// names returns the names of the strategies.
func (o *options) names() []string {
	names := strings.Split(o.strategies, ",")
	for i, name := range names {
		names[i] = strings.TrimSpace(name)
	}
	return names
}
