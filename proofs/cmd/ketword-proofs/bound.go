package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"strconv"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
	"ketword/proofs/bound"
)

// boundOptions are the flags of bound.
type boundOptions struct {
	*proofFlags
	list *cli.ListFlags
	mean float64
}

const (
	boundSynopsis = cli.ListSynopsis + " [-mean M] " + proofSynopsis
	boundAbout    = `Proves how many guesses a game with two secret words takes on average at least, over
all pairs of a list, whatever strategy plays. Words have up to ten letters. Ctrl-C
ends it and prints what is proved so far. With -out that is kept in a file, and the
same command goes on with it, or one with a greater -mean. -check proves a sample of
the file anew, and with -all everything. -part bounds some of the first guesses, on a
machine of several, and -merge makes one proof of all parts.`
)

// mostMean is above any bound, which counts at most four guesses a game.
const mostMean = 4

// sampledGuesses is how many first guesses a sample has, unless another number is asked for: each takes seconds.
const sampledGuesses = 20

// fewOpeners is up to how many openers tell nothing of how long the others take, since those that
// take longest come first.
const fewOpeners = 4

func parseBound(args []string, e cli.Env) (*boundOptions, error) {
	set := cli.NewFlags(e, "bound", boundSynopsis, boundAbout)
	o := &boundOptions{list: cli.AddListFlags(set.FlagSet), proofFlags: addProofFlags(set, sampledGuesses, "first guesses anew, half of them those that are likely to be the best")}
	set.Func("mean", "look a guess deeper where less than a mean of `M` is proved, up to 3.3, which takes hours", func(s string) (err error) {
		if o.mean, err = strconv.ParseFloat(s, 64); err != nil || !(o.mean >= 0 && o.mean <= mostMean) {
			return &engine.ParseError{Text: s, Want: fmt.Sprintf("a number from 0 to %d", mostMean)}
		}
		return nil
	})
	return o, set.ParseWith(args, func() error {
		return cmp.Or(set.Apart("check", "mean"), set.Apart("merge", "mean"), o.complete(set))
	})
}

// runBound proves or verifies how many guesses games take with a list. If it is
// interrupted, what is proved by then is printed, and the error is [context.Canceled].
func runBound(args []string, e cli.Env) error {
	o, err := parseBound(args, e)
	if err != nil {
		return err
	}
	return o.list.With(e, func(ctx context.Context, l *lexicon.Lexicon) error {
		if o.check != "" {
			return o.verify(ctx, l, e)
		}
		p, err := bound.New(l)
		if err != nil {
			return err
		}
		r := &boundRecord{options: o, env: e, lists: listsOf(l)}
		if o.merge {
			return r.join(ctx, p)
		}
		return o.prove(ctx, p, r)
	})
}

// enough returns how many guesses the games of some pairs take by the mean that is asked for.
func (o *boundOptions) enough(pairs int) int { return int(math.Ceil(o.mean * float64(pairs))) }

// prove bounds all openers of a list, or a part of them, and tells how far it has come.
func (o *boundOptions) prove(ctx context.Context, p *bound.Pairs, r *boundRecord) error {
	if err := r.exchange(); err != nil {
		return err
	}
	line := r.env.ProgressLine()
	line.Few = fewOpeners
	options := bound.Options{Enough: o.enough(p.Len()), Part: o.part, Known: r.known(), Workers: o.cores}
	options.Found = func(opener bound.Opener, result bound.Result) {
		r.found(opener)
		line.Show(func() string {
			return fmt.Sprintf("step %d: %d of %d openers, mean at least %s%s", result.Step, result.Done, result.Of, meanAtLeast(result), line.Left(result.Step, result.Done, result.Of))
		})
	}
	result, err := p.Certify(ctx, options)
	line.End()
	if err != nil && ctx.Err() == nil {
		return err
	}
	return cmp.Or(r.end(result, err != nil), err)
}

// printBound writes what is proved, once every first guess is bounded by one step.
func printBound(w io.Writer, r bound.Result) error {
	if r.Step == 1 && r.Done < r.Of {
		all := len(r.Openers)
		_, err := fmt.Fprintf(w, "Nothing is proved yet, with %d of %s bounded.\n", all-r.Of+r.Done, cli.Count(all, "first guess", "first guesses"))
		return err
	}
	least := r.Least()
	_, err := fmt.Fprintf(w, "No strategy takes fewer than %s for the %s, a mean of %s.\nThe first guess of which the least is proved is %s.\n",
		cli.CountGuesses(least.Guesses), cli.Count(r.Pairs, "pair", "pairs"), meanAtLeast(r), least.Guess)
	return err
}

// meanAtLeast writes the proved mean with four decimals, rounded down.
func meanAtLeast(r bound.Result) string { return meanOf(r.Least().Guesses, r.Pairs) }

// meanOf writes so many guesses for each of some pairs, rounded down.
func meanOf(guesses, pairs int) string {
	const decimals = 10_000
	n := guesses * decimals / pairs
	return fmt.Sprintf("%d.%04d", n/decimals, n%decimals)
}
