package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver/perfect"
	"ketword/engine/solver/perfect/proof"
)

// mostParts is into how many parts a proof may be divided.
const mostParts = 100_000

// parseShare reads a part and of how many it is one.
func parseShare(text string) (perfect.Share, error) {
	part, of, _ := strings.Cut(text, "/")
	i, bad := strconv.Atoi(part)
	n, worse := strconv.Atoi(of)
	if errors.Join(bad, worse) != nil || i < 1 || i > n || n > mostParts {
		return perfect.Share{}, fmt.Errorf("%q: want I/N, as in 2/8, with N up to %d", text, mostParts)
	}
	return perfect.Share{Part: i, Of: n}, nil
}

// checkParts returns an error unless files are given where they are to be merged, and only there.
func (o *proveOptions) checkParts() error {
	switch {
	case o.merge && len(o.parts) == 0:
		return errors.New("-merge needs the files of the parts, behind the flags")
	case !o.merge && len(o.parts) > 0:
		return fmt.Errorf("unexpected argument %q", o.parts[0])
	}
	return nil
}

// endPart writes the file of a part that is done.
func (r *record) endPart() error {
	if err := r.write(); err != nil {
		return err
	}
	s := r.options.share
	_, err := fmt.Fprintf(r.env.stdout, "Part %d of %d is done: %s of %d, in %s. ketword prove -merge makes one proof of all parts, with the same list and rules.\n",
		s.Part, s.Of, count(len(r.openers), "first guess", "first guesses"), len(r.game.Guesses()), quotedLine(r.options.out))
	return err
}

// join makes one proof of the files of all parts.
func (o *proveOptions) join(ctx context.Context, l *lexicon.Lexicon, e env) error {
	g, err := o.game(l)
	if err != nil {
		return err
	}
	r := &record{options: o, env: e, game: g}
	if err := r.readParts(); err != nil {
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
func (r *record) readParts() error {
	from := map[engine.Word]string{}
	for _, file := range r.options.parts {
		data, err := r.env.readProof(file)
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
	return r.checkWhole(from)
}

// checkWhole returns an error if first guesses are in no file.
func (r *record) checkWhole(from map[engine.Word]string) error {
	var missing []string
	for _, guess := range r.game.Guesses() {
		if from[guess] == "" {
			missing = append(missing, guess.String())
		}
	}
	if len(missing) == 0 {
		return nil
	}
	return fmt.Errorf("%s in none of the files, such as %s", count(len(missing), "first guess is", "first guesses are"), missing[0])
}
