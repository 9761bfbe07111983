package assist

import (
	"fmt"

	"ketword/cmd/ketword/internal/flags"
	"ketword/cmd/ketword/internal/listflags"
	"ketword/cmd/ketword/internal/puzzleflags"
	"ketword/cmd/ketword/internal/strategy"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
)

// options are the flags of the command.
type options struct {
	list                  *listflags.Flags
	quantum, hard, strict bool
	strategy              string
	top                   int
}

const (
	synopsis = listflags.Synopsis + " [-quantum] [-hard | -strict] [-strategy S] [-top N]"
	about    = `Helps in a game that is played elsewhere: reads lines of a guess and its marks, such
as "slate 🟩⬛🟨⬛⬛", "slate o_*__" or "slate 1X0XX", and prints the best next guesses.
A guess has the number of secrets expected to be possible after it, the bits that it
is expected to tell, in how many parts it divides the secrets, and the largest part.
Guesses marked * can be the secret. An empty line asks for guesses without a new row,
so also before the first. quit, :quit and the end of input stop.`
	usualTop = 10
)

func parse(args []string, w world.World) (options, error) {
	set := flags.New("assist", synopsis, about)
	o := options{list: listflags.Add(set.FlagSet)}
	puzzleflags.AddRules(set.FlagSet, &o.quantum, &o.hard, &o.strict)
	set.StringVar(&o.strategy, "strategy", strategy.Default, "`NAME` of the strategy: "+strategy.List())
	set.IntVar(&o.top, "top", usualTop, "print the `N` best guesses")
	if err := set.Parse(args, w.Out); err != nil {
		return o, err
	}
	if err := set.Bare(); err != nil {
		return o, err
	}
	if err := o.check(); err != nil {
		return o, set.Wrong(err)
	}
	return o, nil
}

// check tells what is wrong with flags that can be read.
func (o options) check() error {
	if o.top < 1 {
		return fmt.Errorf("-top %d: not a number of guesses", o.top)
	}
	if err := strategy.CheckNames(o.strategy); err != nil {
		return err
	}
	_, err := puzzleflags.Difficulty(o.hard, o.strict)
	return err
}

// rules returns the rules of the game that is played elsewhere.
func (o options) rules(length int) engine.Rules {
	words := 1
	if o.quantum {
		words = engine.MaxWords
	}
	d, _ := puzzleflags.Difficulty(o.hard, o.strict) // checked before
	return engine.Rules{Words: words, Length: length, Difficulty: d}
}
