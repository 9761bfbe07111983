package main

import (
	"context"
	"fmt"
	"maps"
	"time"

	"ketword/engine"
	"ketword/internal/cli"
	"ketword/internal/each"
	"ketword/proofs/bound"
	"ketword/proofs/bound/claims"
	"ketword/proofs/strategy/strategytext"
)

// boundRecord is the file of a run that proves bounds. For each first guess it has the highest
// bound that any run proved.
type boundRecord struct {
	options *boundOptions
	env     cli.Env
	lists   strategytext.Lists
	bounds  map[engine.Word]int
	written time.Time
}

// known returns what was proved before.
func (r *boundRecord) known() map[engine.Word]int { return maps.Clone(r.bounds) }

// exchange takes in bounds that the file has, and writes those that it lacks.
func (r *boundRecord) exchange() error {
	r.written = r.env.Now()
	if r.options.out == "" {
		return nil
	}
	return proofFiles().Change(r.options.out, func(text string, found bool) (string, error) {
		if found {
			if err := r.take(r.options.out, text); err != nil {
				return "", err
			}
		}
		return claims.Write(r.lists, r.bounds), nil
	})
}

// take takes in what a file has.
func (r *boundRecord) take(name, text string) error {
	bounds, err := claims.Read(r.lists, text)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for guess, guesses := range bounds {
		r.raise(bound.Opener{Guess: guess, Guesses: guesses})
	}
	return nil
}

func (r *boundRecord) raise(o bound.Opener) {
	if r.bounds == nil {
		r.bounds = map[engine.Word]int{}
	}
	r.bounds[o.Guess] = max(r.bounds[o.Guess], o.Guesses)
}

// found notes a bound, and writes the file now and then.
func (r *boundRecord) found(o bound.Opener) {
	r.raise(o)
	if due(r.env, r.written) {
		r.exchange() // an error comes again at the end
	}
}

// end writes the file, and says what is proved and how to go on.
func (r *boundRecord) end(proved bound.Result, interrupted bool) error {
	o, w := r.options, r.env.Stdout
	if err := r.exchange(); err != nil {
		return err
	}
	switch {
	case o.part.Of == 0:
		if err := printBound(w, proved); err != nil {
			return err
		}
		if !interrupted {
			r.tellReached(proved)
		}
	case !interrupted:
		o.tellPart(w, "bound", len(proved.Openers), len(r.lists.Guesses), "list")
	}
	if interrupted && o.out != "" {
		o.tellKept(w, len(r.bounds))
	}
	return nil
}

// tellReached says whether the mean that was asked for is proved, and where the bounds are.
func (r *boundRecord) tellReached(proved bound.Result) {
	if proved.Least().Guesses < r.options.enough(proved.Pairs) {
		fmt.Fprintf(r.env.Stdout, "Two steps prove no mean of %v.\n", r.options.mean)
	}
	if r.options.out != "" {
		r.tellFile()
	}
}

// tellFile says where the bounds are.
func (r *boundRecord) tellFile() {
	fmt.Fprintf(r.env.Stdout, "The bounds are in %s; ketword-proofs bound -check %[1]s -all verifies them, with the same list.\n", cli.QuotedLine(r.options.out))
}

func (r *boundRecord) has(guess engine.Word) bool {
	_, is := r.bounds[guess]
	return is
}

// join merges the files of all parts into one proof. It keeps what the file of -out already has.
func (r *boundRecord) join(ctx context.Context, p *bound.Pairs) error {
	for _, file := range r.options.parts {
		data, err := proofFiles().Read(ctx, file)
		if err != nil {
			return err
		}
		if err := r.take(file, string(data)); err != nil {
			return err
		}
	}
	if err := checkWhole(r.lists.Guesses, r.has); err != nil {
		return err
	}
	if err := r.exchange(); err != nil {
		return err
	}
	proved := bound.Result{Pairs: p.Len(), Step: 2, Openers: each.Of(r.lists.Guesses, func(guess engine.Word) bound.Opener {
		return bound.Opener{Guess: guess, Guesses: r.bounds[guess]}
	})}
	if err := printBound(r.env.Stdout, proved); err != nil {
		return err
	}
	r.tellFile()
	return nil
}
