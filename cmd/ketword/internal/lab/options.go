package lab

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"ketword/cmd/ketword/internal/listflags"
	"ketword/engine"
	"ketword/engine/solver"
)

// options are the flags of the command.
type options struct {
	list         *listflags.Flags
	quantum      bool
	hard, strict bool
	strategies   string
	opener       string
	sample       int
	seed         uint64
	json         bool
}

func parse(args []string, out io.Writer) (options, error) {
	set := flag.NewFlagSet("ketword lab", flag.ContinueOnError)
	set.SetOutput(out)
	o := options{list: listflags.Add(set)}
	set.BoolVar(&o.quantum, "quantum", false, "secrets of two words")
	set.BoolVar(&o.hard, "hard", false, "use every hint")
	set.BoolVar(&o.strict, "strict", false, "guess only what can still be the secret, or part of it")
	set.StringVar(&o.strategies, "strategy", "eliminate", "`names`, with commas between: "+strings.Join(solver.Names(), ", "))
	set.StringVar(&o.opener, "opener", "", "first `word`, whatever the strategy")
	set.IntVar(&o.sample, "sample", 0, "play `N` games, drawn at random, instead of all")
	set.Uint64Var(&o.seed, "seed", 1, "`number` that what is drawn at random depends on")
	set.BoolVar(&o.json, "json", false, "print JSON")
	if err := set.Parse(args); err != nil {
		return o, err
	}
	switch {
	case set.NArg() > 0:
		return o, fmt.Errorf("%q: only flags are taken", set.Arg(0))
	case o.hard && o.strict:
		return o, errors.New("-hard and -strict: choose one")
	case o.sample < 0:
		return o, fmt.Errorf("-sample %d: not a number of games", o.sample)
	}
	return o, nil
}

// names returns the names of the strategies.
func (o options) names() []string {
	names := strings.Split(o.strategies, ",")
	for i, name := range names {
		names[i] = strings.TrimSpace(name)
	}
	return names
}

// words returns how many words a secret has.
func (o options) words() int {
	if o.quantum {
		return 2
	}
	return 1
}

func (o options) difficulty() engine.Difficulty {
	switch {
	case o.strict:
		return engine.Strict
	case o.hard:
		return engine.Hard
	}
	return engine.Normal
}
