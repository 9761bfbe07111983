package assist

import (
	"fmt"

	"ketword/cmd/ketword/internal/flags"
	"ketword/cmd/ketword/internal/listflags"
	"ketword/cmd/ketword/internal/puzzleflags"
	"ketword/cmd/ketword/internal/strategy"
	"ketword/cmd/ketword/internal/world"
)

// options are the flags of the command.
type options struct {
	list     *listflags.Flags
	rules    puzzleflags.Rules
	strategy string
	top      int
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

func parse(args []string, w world.World) (*options, error) {
	set := flags.New("assist", synopsis, about)
	o := &options{list: listflags.Add(set.FlagSet)}
	o.rules.Add(set.FlagSet)
	set.StringVar(&o.strategy, "strategy", strategy.Default, "`NAME` of the strategy: "+strategy.List())
	set.IntVar(&o.top, "top", usualTop, "print the `N` best guesses")
	err := set.ParseAll(args, w.Out, o.check)
	return o, err
}

// check tells what is wrong with flags that can be read.
func (o *options) check() error {
	if o.top < 1 {
		return fmt.Errorf("-top %d: not a number of guesses", o.top)
	}
	if err := strategy.CheckNames(o.strategy); err != nil {
		return err
	}
	return o.rules.Check()
}
