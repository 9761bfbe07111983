package main

import (
	"context"
	"fmt"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
	"ketword/proofs/perfect"
	"ketword/proofs/perfect/proof"
)

// endPart writes the file of a part that is done.
func (r *record) endPart() error {
	if err := r.write(); err != nil {
		return err
	}
	r.options.tellPart(r.env.Stdout, "prove", len(r.openers), len(r.game.Guesses), "list and rules")
	return nil
}

// join makes one proof of the files of all parts.
func (o *proveOptions) join(ctx context.Context, l *lexicon.Lexicon, e cli.Env) error {
	g, err := o.game(l)
	if err != nil {
		return err
	}
	r := &record{options: o, env: e, game: g}
	if err := r.readParts(ctx); err != nil {
		return err
	}
	proved, err := perfect.Prover{}.Prove(ctx, g, r.openers)
	if err != nil {
		return err
	}
	if err := r.finish(proved); err != nil {
		return err
	}
	o.tell(proved, l, e)
	return nil
}

// readParts reads the first guesses of all parts, each of which must be there once.
func (r *record) readParts(ctx context.Context) error {
	from := map[engine.Word]string{}
	for _, file := range r.options.parts {
		data, err := proofFiles().Read(ctx, file)
		if err != nil {
			return err
		}
		openers, err := proof.Read(r.game, string(data))
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		for _, o := range openers {
			if other, is := from[o.Guess]; is {
				return fmt.Errorf("%s is there twice, in %s and in %s", o.Guess, other, file)
			}
			from[o.Guess] = file
		}
		r.openers = append(r.openers, openers...)
	}
	return checkWhole(r.game.Guesses, func(guess engine.Word) bool { return from[guess] != "" })
}
