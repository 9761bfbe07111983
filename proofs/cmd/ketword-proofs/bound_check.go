package main

import (
	"context"
	"fmt"
	"io"
	"slices"

	"ketword/engine/lexicon"
	"ketword/internal/cli"
	"ketword/proofs/bound/check"
)

// verify checks what a file claims, and proves it anew or a sample of it.
func (o *boundOptions) verify(ctx context.Context, l *lexicon.Lexicon, e cli.Env) error {
	options := check.Options{Sample: o.sample, Seed: o.seed, Workers: o.cores}
	if o.all {
		options.Sample = check.All
	}
	var report check.Report
	err := o.proveAnew(ctx, e, func(certificate []byte, file *checkFile, line *cli.Line) (err error) {
		options.Known, options.Proved, line.Few = file.known, file.add, fewOpeners
		options.Tell = func(step, done, of int) {
			line.Show(func() string {
				return fmt.Sprintf("proving anew, step %d: %d of %d openers%s", step, done, of, line.Left(step, done, of))
			})
		}
		report, err = check.Certificate(ctx, certificate, slices.Collect(l.Answers()), slices.Collect(l.Guesses()), options)
		return err
	})
	if err == nil {
		tellBounds(e.Stdout, o.check, report)
	}
	return err
}

// tellBounds writes what was verified, and how much of it was proved anew.
func tellBounds(w io.Writer, file string, r check.Report) {
	how := "Verified"
	if !r.Whole() {
		how = "Sampled"
	}
	fmt.Fprintf(w, "%s: no strategy takes fewer than %s for the %s, a mean of %s", how, cli.CountGuesses(r.Least), cli.Count(r.Pairs, "pair", "pairs"), meanOf(r.Least, r.Pairs))
	if r.Whole() {
		fmt.Fprintf(w, ". The bounds of %s were proved anew.\n", cli.Count(r.Guesses, "first guess", "first guesses"))
		return
	}
	fmt.Fprintf(w, ", if the bounds of %s hold. Proved anew: %d by one step; by two steps %d of those that are likely to be the best, %d drawn at random.\nketword-proofs bound -check %s -all proves all, with the same list.\n",
		cli.Count(r.Guesses, "first guess", "first guesses"), r.Easy, r.Near, r.Drawn, cli.QuotedLine(file))
}
