package main

import (
	"context"
	"fmt"
	"io"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
	"ketword/proofs/perfect/check"
)

// verify checks a certificate, and proves it anew or a sample of it.
func (o *proveOptions) verify(ctx context.Context, l *lexicon.Lexicon, e cli.Env) error {
	options := check.Options{Sample: o.sample, Seed: o.seed, Work: searchWork, Workers: o.cores}
	if o.all {
		options.Sample, options.Work = check.All, 0
	}
	var report check.Report
	err := o.proveAnew(ctx, e, func(certificate []byte, file *checkFile, line *cli.Line) (err error) {
		options.Known, options.Proved = file.known, file.add
		options.Tell = func(done, of int) {
			line.Show(func() string { return fmt.Sprintf("proving anew: %d of %d parts%s", done, of, line.Left(1, done, of)) })
		}
		report, err = check.Certificate(ctx, certificate, slices.Collect(l.Answers()), slices.Collect(l.Guesses()), options)
		return err
	})
	if err == nil {
		tellVerified(e.Stdout, o.check, report)
	}
	return err
}

// searchWork is how many guesses times secrets the search of a part of a sample may score: some seconds.
const searchWork = 2_000_000_000

// tellVerified writes what was verified, and how much of it was proved anew.
func tellVerified(w io.Writer, file string, r check.Report) {
	how := "Verified"
	if !r.Whole() {
		how = "Sampled"
	}
	level := fmt.Sprintf("rules %s", r.Rules.Level)
	if r.Rules.Tries != engine.Unlimited {
		level += fmt.Sprintf(", at most %s a game", cli.CountGuesses(r.Rules.Tries))
	}
	fmt.Fprintf(w, "%s: %s in %s, %s. Played against every secret, the longest game takes %d.\n",
		how, countSecrets(r.Secrets), cli.CountGuesses(r.Least), level, r.Worst)
	if r.Guesses == 1 {
		fmt.Fprintln(w, "There is no other first guess.")
		return
	}
	fmt.Fprintf(w, "None of %d first guesses takes fewer%s", r.Guesses, under(r.Rules))
	parts := cli.Count(r.Parts, "part", "parts")
	switch {
	case r.Parts == 0:
		fmt.Fprintln(w, ", by the sizes of its parts alone.")
	case r.Whole():
		fmt.Fprintf(w, ": the bounds of %s were proved anew.\n", parts)
	default:
		fmt.Fprintf(w, ", if the bounds of %s hold. Proved anew: %d of the first guesses that are likely to be the best, %d drawn at random", parts, r.Near, r.Drawn)
		if r.TooLong > 0 {
			fmt.Fprintf(w, "; too long to search: %d", r.TooLong)
		}
		fmt.Fprintf(w, ".\nketword-proofs prove -check %s -all proves all, with the same list.\n", cli.QuotedLine(file))
	}
}
