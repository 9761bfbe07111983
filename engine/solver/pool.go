package solver

import (
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/patterns"
)

// Pool is the words that secrets are made of. A game that is drawn here has a secret of the
// answers. One that somebody chose, or that is played elsewhere, may have any word that may be guessed.
type Pool string

// The pools.
const (
	Answers Pool = ""        // the answers of the list
	Guesses Pool = "guesses" // all words that may be guessed, the answers among them
)

// Over returns the table of the same list for secrets of another pool. It has no book and no
// strategies, since those are for the answers. The table over all guesses is prepared when it is
// first asked for, and takes as much memory again. If the list's guesses are its answers, or the
// pool is that of the table, it is the table itself. The error is that of ctx.
func (t *Table) Over(ctx engine.Context, pool Pool) (*Table, error) {
	t = t.prepared()
	if pool != Guesses || t.pool == Guesses || len(t.guesses) == len(t.guessOf) {
		return t, nil
	}
	if wide := t.wide.Load(); wide != nil {
		return wide, nil
	}
	wide := &Table{lexicon: t.lexicon, guesses: t.guesses, numbers: t.numbers, pool: Guesses, guessOf: each.Index[int32](len(t.guesses))}
	for _, step := range []func(){ // each takes some milliseconds
		func() { wide.answers = patterns.NewAnswers(t.length(), t.guesses) },
		func() {
			if t.columns != nil {
				wide.columns = t.columns.Over(t.guesses)
			}
		},
	} {
		if step(); engine.Pause(ctx) != nil {
			return nil, ctx.Err()
		}
	}
	t.wide.Store(wide)
	return wide, nil
}

// inPool reports whether a word can be one of a secret.
func (t *Table) inPool(w engine.Word) bool {
	if t.pool == Guesses {
		return t.lexicon.Has(w)
	}
	return t.lexicon.IsAnswer(w)
}

// vocabulary returns the list as the rules see it: partners of a guess come from the pool.
func (t *Table) vocabulary() engine.Vocabulary {
	if t.pool == Guesses {
		return engine.AnySecret(t.lexicon)
	}
	return t.lexicon
}

// Pool returns the words that the secrets are made of.
func (c Candidates) Pool() Pool { return c.table.prepared().pool }

// Widened returns the candidates if there are any. Otherwise, if all marks are right, the secret is
// not an answer: it returns the secrets of all guesses that the turns admit. If there are none of
// these either, it returns the candidates as they are. The error is that of ctx.
func (c Candidates) Widened(ctx engine.Context) (Candidates, error) {
	if c.Len() > 0 || len(c.turns) == 0 {
		return c, nil
	}
	t, err := c.table.Over(ctx, Guesses)
	if err != nil || t == c.table {
		return c, err
	}
	wide, err := t.after(ctx, c.mode, c.turns)
	if err != nil || wide.Len() == 0 {
		return c, err
	}
	return wide.WithLevel(c.level), nil
}
