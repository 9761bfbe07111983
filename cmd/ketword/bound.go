package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"

	"ketword/engine/lexicon"
	"ketword/engine/solver/bound"
)

const (
	boundSynopsis = listSynopsis + " [-mean M]"
	boundAbout    = `Proves how many guesses a game with two secret words takes on average at least, over
all pairs of a list, whatever strategy plays. Words have up to ten letters. Ctrl-C
ends it and prints what is proved so far.`
)

// mostMean is more than any bound: it counts four guesses a game at the most.
const mostMean = 4

// runBound proves how many guesses the list that the arguments name takes. If it is
// interrupted, what is proved by then is printed, and the error is [context.Canceled].
func runBound(args []string, e env) error {
	set := newFlags("bound", boundSynopsis, boundAbout)
	list := addListFlags(set.FlagSet)
	mean := set.Float64("mean", 0, "look a guess deeper where less than a mean of `M` is proved, up to 3.3, which takes hours")
	err := set.parseAll(args, e.stdout, func() error {
		if !(*mean >= 0 && *mean <= mostMean) {
			return fmt.Errorf("-mean %v: want a number from 0 to %d", *mean, mostMean)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return list.with(e, func(ctx context.Context, l *lexicon.Lexicon) error {
		r, err := certify(ctx, l, *mean, e)
		if err != nil && !errors.Is(err, context.Canceled) {
			return err
		}
		return errors.Join(err, printBound(e.stdout, r))
	})
}

// certify bounds all openers of a list, and tells how far it has come.
func certify(ctx context.Context, l *lexicon.Lexicon, mean float64, e env) (bound.Result, error) {
	p, err := bound.New(l)
	if err != nil {
		return bound.Result{}, err
	}
	line := progressLine{out: e.progress, now: e.now}
	defer line.end()
	enough := int(math.Ceil(mean * float64(p.Len())))
	return p.Certify(ctx, enough, func(r bound.Result) {
		line.show(func() string {
			return fmt.Sprintf("step %d: %d of %d openers, mean at least %s", r.Step, r.Done, r.Of, meanAtLeast(r))
		})
	})
}

// printBound writes what is proved, which takes that every first guess is bounded by a step.
func printBound(w io.Writer, r bound.Result) error {
	if r.Step == 1 && r.Done < r.Of {
		_, err := fmt.Fprintf(w, "Nothing is proved yet, with %d of %s bounded.\n", r.Done, count(r.Of, "first guess", "first guesses"))
		return err
	}
	least := r.Least()
	_, err := fmt.Fprintf(w, "No strategy takes fewer than %s for the %s, a mean of %s.\nThe first guess of which the least is proved is %s.\n",
		countGuesses(least.Guesses), count(r.Pairs, "pair", "pairs"), meanAtLeast(r), least.Guess)
	return err
}

// meanAtLeast writes the mean that is proved with four decimals, and never more than it.
func meanAtLeast(r bound.Result) string {
	const decimals = 10_000
	n := r.Least().Guesses * decimals / r.Pairs
	return fmt.Sprintf("%d.%04d", n/decimals, n%decimals)
}
