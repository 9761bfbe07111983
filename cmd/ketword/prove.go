package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"runtime"
	"slices"
	"strings"
	"time"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver/perfect"
	"ketword/engine/solver/perfect/check"
	"ketword/engine/solver/perfect/proof"
	"ketword/engine/solver/strategy"
)

// proveOptions are the flags of prove.
type proveOptions struct {
	list   *listFlags
	hard   bool
	strict bool
	tries  int
	out    string
	check  string
	sample int
	seed   uint64
	cores  int
}

const (
	proveSynopsis = listSynopsis + " [-hard | -strict] [-tries N] [-cores N] [-out FILE | -check FILE [-sample N] [-seed N]]"
	proveAbout    = `Finds the strategy that takes the fewest guesses over all secrets of a list, and proves
that none takes fewer. With -out the proof is written to a file, which -check verifies.
Ctrl-C keeps what was found in that file, and the same command goes on with it.`
)

// Limits of the flags.
const (
	mostCores   = 1024
	mostSample  = 10_000_000
	usualSample = 200
)

func parseProve(args []string, e env) (*proveOptions, error) {
	set := newFlags("prove", proveSynopsis, proveAbout)
	o := &proveOptions{list: addListFlags(set.FlagSet), sample: usualSample, seed: 1, cores: runtime.NumCPU()}
	set.BoolVar(&o.hard, "hard", false, "guesses must use the hints")
	set.BoolVar(&o.strict, "strict", false, "guesses must be words that can still be the secret")
	addNumber(set.FlagSet, &o.tries, "tries", fmt.Sprintf("the longest game may take `N` guesses, 1 to %d, or 0 for no limit (default 0)", engine.MaxTries), 0, engine.MaxTries)
	addNumber(set.FlagSet, &o.cores, "cores", "search `N` first guesses at once (default as many as there are cores)", 1, mostCores)
	set.StringVar(&o.out, "out", "", "write the certificate to `FILE`")
	set.StringVar(&o.check, "check", "", "verify the certificate in `FILE`")
	addNumber(set.FlagSet, &o.sample, "sample", fmt.Sprintf("with -check: search `N` parts of the proof anew, half of them where the least is to spare and half drawn at random (default %d)", usualSample), 0, mostSample)
	addNumber(set.FlagSet, &o.seed, "seed", "with -check: `NUMBER` from 0 to 2^64-1 that decides which are drawn (default 1)", 0, math.MaxUint64)
	return o, set.parseAll(args, e.stdout, func() error {
		return cmp.Or(set.apart("strict", "hard"), set.apart("check", "out", "hard", "strict", "tries", "cores"), set.needs("check", "sample", "seed"))
	})
}

// runProve proves or verifies what games take with a list.
func runProve(args []string, e env) error {
	o, err := parseProve(args, e)
	if err != nil {
		return err
	}
	return o.list.with(e, func(ctx context.Context, l *lexicon.Lexicon) error {
		if o.check != "" {
			return o.verify(ctx, l, e)
		}
		return o.prove(ctx, l, e)
	})
}

// rules returns the rules of the games.
func (o *proveOptions) rules(l *lexicon.Lexicon) engine.Rules {
	level := ruleFlags{hard: o.hard, strict: o.strict}
	return engine.Rules{Mode: engine.Classic, Length: l.Length(), Tries: o.tries, Difficulty: level.difficulty()}
}

// game returns the games of all secrets of a list.
func (o *proveOptions) game(l *lexicon.Lexicon) (*perfect.Game, error) {
	return perfect.New(o.rules(l), nil, slices.Collect(l.Guesses()), strategy.Secrets(engine.Classic, l.Answers()))
}

// prove proves, and writes the certificate if one is wanted.
func (o *proveOptions) prove(ctx context.Context, l *lexicon.Lexicon, e env) error {
	g, err := o.game(l)
	if err != nil {
		return err
	}
	r := &record{options: o, env: e, game: g}
	if err := r.read(); err != nil {
		return err
	}
	line, start, known := progressLine{out: e.progress, now: e.now}, e.now(), len(r.openers)
	const memory = 256 << 20 // bytes
	p := perfect.Prover{Workers: o.cores, Memory: memory, Found: r.found, Tell: func(done, of, least int) {
		const told = 200 // first guesses; those that are searched first take longest
		line.show(func() string {
			left := ""
			if fresh := done - known; fresh >= told {
				left = timeLeft(e.now().Sub(start), fresh, fresh+of-done)
			}
			return fmt.Sprintf("%d of %d first guesses, best %d%s", done, of, least, left)
		})
	}}
	proved, err := p.Prove(ctx, g, slices.Clone(r.openers))
	line.end()
	if ctx.Err() != nil {
		return errors.Join(err, r.keep())
	}
	if err != nil {
		return err
	}
	if err := r.finish(proved); err != nil {
		return err
	}
	o.tell(proved, l, e)
	return nil
}

// tell writes what was proved.
func (o *proveOptions) tell(p perfect.Proof, l *lexicon.Lexicon, e env) {
	if p.Tree == nil {
		fmt.Fprintf(e.stdout, "No strategy finds %s in %s.\n", allSecrets(l.AnswerCount()), countGuesses(o.tries))
		return
	}
	fmt.Fprintf(e.stdout, "%s finds %s in %s, %.4f on average, and no strategy takes fewer.\n",
		strings.ToUpper(p.Tree.Guess.String()), allSecrets(l.AnswerCount()), countGuesses(p.Least), float64(p.Least)/float64(l.AnswerCount()))
	if o.out != "" {
		fmt.Fprintf(e.stdout, "The proof is in %s; ketword prove -check %[1]s verifies it, with the same list.\n", quotedLine(o.out))
	}
}

func countSecrets(n int) string { return count(n, "secret", "secrets") }

// allSecrets names all secrets of a list.
func allSecrets(n int) string {
	if n == 1 {
		return "the only secret"
	}
	return "all " + countSecrets(n)
}

// record is the file of a proof under way.
type record struct {
	options *proveOptions
	env     env
	game    *perfect.Game
	openers []perfect.Opener
	written time.Time
}

// read reads what an earlier run found.
func (r *record) read() error {
	r.written = r.env.now()
	if r.options.out == "" {
		return nil
	}
	return r.env.changeFile(r.options.out, func(text string, found bool) (string, error) {
		if !found {
			return proof.Record(r.game, nil), nil
		}
		var err error
		if r.openers, err = proof.Read(r.game, text); err != nil {
			return "", fmt.Errorf("%s: %w", r.options.out, err)
		}
		return text, nil
	})
}

// found notes a first guess, and writes the file now and then.
func (r *record) found(o perfect.Opener) {
	const pause = 10 * time.Second
	r.openers = append(r.openers, o)
	if r.env.now().Sub(r.written) > pause {
		r.write() // an error comes again at the end
	}
}

// keep writes the file of a proof that was interrupted, and says how to go on.
func (r *record) keep() error {
	of := len(r.openers)
	if r.options.out == "" {
		fmt.Fprintf(r.env.stdout, "%s done, which -out FILE would have kept.\n", count(of, "first guess was", "first guesses were"))
		return nil
	}
	if err := r.write(); err != nil {
		return err
	}
	them := "them"
	if of == 1 {
		them = "it"
	}
	fmt.Fprintf(r.env.stdout, "%s kept in %s: the same command goes on with %s.\n", count(of, "first guess is", "first guesses are"), quotedLine(r.options.out), them)
	return nil
}

// write writes the file.
func (r *record) write() error {
	r.written = r.env.now()
	if r.options.out == "" {
		return nil
	}
	return r.env.changeFile(r.options.out, func(string, bool) (string, error) { return proof.Record(r.game, r.openers), nil })
}

// finish writes the certificate.
func (r *record) finish(p perfect.Proof) error {
	if r.options.out == "" || p.Tree == nil { // without a strategy the record stays
		return nil
	}
	return r.env.changeFile(r.options.out, func(string, bool) (string, error) { return proof.Certificate(r.game, p), nil })
}

// verify verifies a certificate.
func (o *proveOptions) verify(ctx context.Context, l *lexicon.Lexicon, e env) error {
	data, err := e.readProof(o.check)
	if err != nil {
		return err
	}
	line := progressLine{out: e.progress, now: e.now}
	const work = 2_000_000 // guesses times secrets: less than a second
	report, err := check.Certificate(ctx, data, slices.Collect(l.Answers()), slices.Collect(l.Guesses()), check.Options{
		Sample: o.sample, Seed: o.seed, Work: work, Tell: func(done, of int) {
			line.show(func() string { return fmt.Sprintf("searching parts anew: %d of %d", done, of) })
		},
	})
	line.end()
	if err != nil {
		return fmt.Errorf("%s: %w", o.check, err)
	}
	tellVerified(e.stdout, report)
	return nil
}

// tellVerified writes what was verified, and how much of the bounds was searched anew.
func tellVerified(w io.Writer, r check.Report) {
	fmt.Fprintf(w, "Verified: %s in %s, rules %s. Played against every secret, the longest game takes %d.\n",
		countSecrets(r.Secrets), countGuesses(r.Least), r.Rules.Difficulty, r.Worst)
	switch {
	case r.Guesses == 1:
		fmt.Fprintln(w, "There is no other first guess.")
		return
	case r.Parts == 0:
		fmt.Fprintf(w, "None of %d first guesses takes fewer, by the sizes of its parts alone.\n", r.Guesses)
		return
	}
	fmt.Fprintf(w, "None of %d first guesses takes fewer, if the bounds of %s hold. Searched anew: %d of the first guesses with the least to spare, %d drawn at random",
		r.Guesses, count(r.Parts, "part", "parts"), r.Near, r.Drawn)
	if r.TooLong > 0 {
		fmt.Fprintf(w, "; too long to search: %d", r.TooLong)
	}
	fmt.Fprintln(w, ".")
}
