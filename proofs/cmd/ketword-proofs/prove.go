package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
	"ketword/proofs/perfect"
	"ketword/proofs/perfect/proof"
	"ketword/proofs/strategy"
)

type proveOptions struct {
	*proofFlags
	list   *cli.ListFlags
	hard   bool
	strict bool
	tries  int
}

const (
	proveSynopsis = cli.ListSynopsis + " [-hard | -strict] [-tries N] " + proofSynopsis
	proveAbout    = `Finds the strategy that takes the fewest guesses over all secrets of a list, and proves
that none takes fewer. Words have up to ten letters. With -out the proof is written to
a file. -check proves a sample of it anew, and with -all everything. Ctrl-C keeps in
the file of -out what was found, or was proved anew, and the same command goes on with
it. -part bounds some of the first guesses, on a machine of several, and -merge makes
one proof of all parts.`
)

// sampledParts is how many parts a sample has, unless another number is asked for.
const sampledParts = 200

func parseProve(args []string, e cli.Env) (*proveOptions, error) {
	set := cli.NewFlags(e, "prove", proveSynopsis, proveAbout)
	o := &proveOptions{list: cli.AddListFlags(set.FlagSet), proofFlags: addProofFlags(set, sampledParts, "parts anew, half of them of the first guesses that are likely to be the best")}
	set.BoolVar(&o.hard, "hard", false, "guesses must use the hints")
	set.BoolVar(&o.strict, "strict", false, "guesses must be words that can still be the secret")
	cli.AddNumber(set.FlagSet, &o.tries, "tries", fmt.Sprintf("the longest game may take `N` guesses, 1 to %d, or 0 for no limit (default 0)", engine.MaxTries), 0, engine.MaxTries)
	return o, set.ParseWith(args, func() error {
		return cmp.Or(set.Apart("strict", "hard"), set.Apart("check", "hard", "strict", "tries"), o.complete(set))
	})
}

// runProve proves or verifies what games take with a list.
func runProve(args []string, e cli.Env) error {
	o, err := parseProve(args, e)
	if err != nil {
		return err
	}
	return o.list.With(e, func(ctx context.Context, l *lexicon.Lexicon) error {
		if o.check != "" {
			return o.verify(ctx, l, e)
		}
		if o.merge {
			return o.join(ctx, l, e)
		}
		return o.prove(ctx, l, e)
	})
}

func (o *proveOptions) rules(l *lexicon.Lexicon) engine.Rules {
	rules := engine.Rules{Mode: engine.Classic, Length: l.Length(), Tries: o.tries}
	switch {
	case o.strict:
		rules.Level = engine.Strict
	case o.hard:
		rules.Level = engine.Hard
	}
	return rules
}

func (o *proveOptions) game(l *lexicon.Lexicon) (*perfect.Game, error) {
	return perfect.New(o.rules(l), nil, slices.Collect(l.Guesses()), strategy.Secrets(engine.Classic, l.Answers()))
}

// prove proves how many guesses the games take, and writes the certificate if one is wanted.
func (o *proveOptions) prove(ctx context.Context, l *lexicon.Lexicon, e cli.Env) error {
	g, err := o.game(l)
	if err != nil {
		return err
	}
	r := &record{options: o, env: e, game: g}
	if err := r.read(); err != nil {
		return err
	}
	const memory = 256 << 20 // bytes
	line := e.ProgressLine()
	line.Few = 200 // first guesses; those that are searched first take longest
	p := perfect.Prover{Workers: o.cores, Memory: memory, Found: r.found, Tell: func(done, of, least int) {
		line.Show(func() string {
			return fmt.Sprintf("%d of %d first guesses, best %d%s", done, of, least, line.Left(1, done, of))
		})
	}}
	var proved perfect.Proof
	if o.part.Of > 0 {
		err = p.Bound(ctx, g, o.part, slices.Clone(r.openers))
	} else {
		proved, err = p.Prove(ctx, g, slices.Clone(r.openers))
	}
	line.End()
	switch {
	case ctx.Err() != nil:
		return errors.Join(err, r.keep())
	case errors.Is(err, perfect.ErrPart), errors.Is(err, perfect.ErrKnown):
		return fmt.Errorf("%s: %w", o.out, err)
	case err != nil:
		return err
	case o.part.Of > 0:
		return r.endPart()
	}
	if err := r.finish(proved); err != nil {
		return err
	}
	o.tell(proved, l, e)
	return nil
}

// tell writes what was proved.
func (o *proveOptions) tell(p perfect.Proof, l *lexicon.Lexicon, e cli.Env) {
	rules := o.rules(l)
	if p.Tree == nil {
		fmt.Fprintf(e.Stdout, "No strategy finds %s in %s%s.\n", allSecrets(l.AnswerCount()), cli.CountGuesses(o.tries), byLevel(rules.Level))
		if o.out != "" {
			fmt.Fprintf(e.Stdout, "No certificate of that is written to %s.\n", cli.QuotedLine(o.out))
		}
		return
	}
	fmt.Fprintf(e.Stdout, "%s finds %s in %s, %.4f on average, and no strategy takes fewer%s.\n",
		engine.Upper(p.Tree.Guess.String()), allSecrets(l.AnswerCount()), cli.CountGuesses(p.Least), float64(p.Least)/float64(l.AnswerCount()), under(rules))
	if o.out != "" {
		fmt.Fprintf(e.Stdout, "The proof is in %s; ketword-proofs prove -check %[1]s -all verifies it, with the same list.\n", cli.QuotedLine(o.out))
	}
}

// under says for which games a proof holds, if its rules are not the usual ones.
func under(r engine.Rules) string {
	if r.Tries == engine.Unlimited {
		return byLevel(r.Level)
	}
	return fmt.Sprintf("%s in games of at most %s", byLevel(r.Level), cli.CountGuesses(r.Tries))
}

// byLevel names the rules of a level, unless they are the normal ones.
func byLevel(level engine.Level) string {
	if level == engine.Normal {
		return ""
	}
	return fmt.Sprintf(" by the %s rules", level)
}

func countSecrets(n int) string { return cli.Count(n, "secret", "secrets") }

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
	env     cli.Env
	game    *perfect.Game
	openers []perfect.Opener
	written time.Time
}

// read reads what an earlier run found.
func (r *record) read() error {
	r.written = r.env.Now()
	if r.options.out == "" {
		return nil
	}
	return proofFiles().Change(r.options.out, func(text string, found bool) (string, error) {
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
	r.openers = append(r.openers, o)
	if due(r.env, r.written) {
		r.write() // an error comes again at the end
	}
}

// keep writes the file of a proof that was interrupted, and says how to go on.
func (r *record) keep() error {
	of := len(r.openers)
	if r.options.out == "" {
		fmt.Fprintf(r.env.Stdout, "%s done, which -out FILE would have kept.\n", cli.Count(of, "first guess was", "first guesses were"))
		return nil
	}
	if err := r.write(); err != nil {
		return err
	}
	r.options.tellKept(r.env.Stdout, of)
	return nil
}

func (r *record) write() error {
	r.written = r.env.Now()
	if r.options.out == "" {
		return nil
	}
	return proofFiles().Change(r.options.out, func(string, bool) (string, error) { return proof.Record(r.game, r.openers), nil })
}

// finish writes the certificate.
func (r *record) finish(p perfect.Proof) error {
	if r.options.out == "" || p.Tree == nil { // without a strategy the record stays
		return nil
	}
	return proofFiles().Change(r.options.out, func(text string, found bool) (string, error) {
		if _, err := proof.Read(r.game, text); found && err != nil {
			return "", fmt.Errorf("%s: %w", r.options.out, err)
		}
		return proof.Certificate(r.game, p), nil
	})
}
