package coach

import (
	"errors"
	"slices"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// Question asks what is possible in a position, and which guesses are best.
type Question struct {
	Game             // the rules and the turns
	By        Column // by which guesses are best
	Backwards bool   // the worst are wanted
	Most      int    // guesses that are wanted
}

// Advice is the answer to a question, as far as it is known.
type Advice struct {
	Left          Left
	Contradiction *solver.ContradictionError // no secret gives all the rows; nothing else is known then
	Choice        solver.Ranked              // the strongest player's guess; its word is empty until it is known
	Ranked        bool                       // the guesses are known
	Shortlist     bool                       // they are the best of a shortlist, since all would take long
	Guesses       []solver.Ranked            // the best allowed guesses in order
}

// Advise answers a question. It calls tell whenever it knows more. For a game that is won, it tells
// only what the secret can be. The error is that of ctx, or of [SecretsLeft].
func Advise(ctx engine.Context, t *solver.Table, q Question, tell func(Advice)) error {
	c, err := q.after(ctx, t, q.Turns)
	if err != nil {
		return err
	}
	if c.Len() == 0 {
		if secret, found := q.FoundAlone(); found {
			tell(Advice{Left: Left{Secrets: 1, Few: []engine.Secret{secret}}, Ranked: true})
			return nil
		}
		return contradict(ctx, t, q, tell)
	}
	a := Advice{Left: q.leftOf(c)}
	if q.Won().Len() > 0 {
		a.Ranked = true // a game that is won has no next guess
		tell(a)
		return nil
	}
	if a.Choice, _, err = knownOf(ctx, c); err != nil {
		return err
	}
	if err := q.rank(ctx, c, &a, tell); err != nil {
		return err
	}
	if a.Choice.Guess.Len() == 0 {
		if a.Choice, err = bestOf(ctx, c); err != nil && !errors.Is(err, solver.ErrNone) {
			return err
		}
	}
	if q.By == ByBest && !q.Backwards {
		a.Guesses = q.chosenFirst(a)
	}
	tell(a)
	return nil
}

// chosenFirst returns the guesses of an advice with its choice before the others.
func (q Question) chosenFirst(a Advice) []solver.Ranked {
	others := each.But(a.Guesses, func(r solver.Ranked) bool { return r.Guess == a.Choice.Guess })
	if len(a.Guesses) == 0 {
		return others
	}
	return append([]solver.Ranked{a.Choice}, others...)[:min(q.Most, len(others)+1)]
}

// FewerLeft returns the guess that leaves the fewest secrets, if the choice leaves more; else the
// empty word. They can differ: the choice looks at games to their end, and the figures look one
// guess ahead.
func (a Advice) FewerLeft() engine.Word {
	const shown = 0.1 // the least difference that players see
	fewest := a.Choice
	for _, r := range a.Guesses {
		if r.Remaining < fewest.Remaining {
			fewest = r
		}
	}
	if a.Choice.Remaining-fewest.Remaining < shown {
		return engine.Word{}
	}
	return fewest.Guess
}

// contradict tells which row rules out the last secrets.
func contradict(ctx engine.Context, t *solver.Table, q Question, tell func(Advice)) error {
	_, err := t.Position(ctx, q.Rules.Mode, q.Turns)
	if contradiction, is := errors.AsType[*solver.ContradictionError](err); is {
		tell(Advice{Contradiction: contradiction})
		return nil
	}
	return err
}

// Limits of counting all guesses over all secrets, in guesses times secrets. Above slowWork, a
// shortlist is told first; above mostWork, there is only the shortlist.
const (
	slowWork = 20_000_000  // some 50 ms in a browser
	mostWork = 200_000_000 // some 1.5 s with the longest words
)

// rank ranks the guesses for an advice. It tells a first version where a better one takes long.
func (q Question) rank(ctx engine.Context, c solver.Candidates, a *Advice, tell func(Advice)) error {
	a.Ranked = true
	work := c.Lexicon().GuessCount() * c.Len()
	cost, width := q.cost(), max(q.Most, 2)
	switch {
	case q.By == ByGuess:
		return q.list(ctx, c, a)
	case work > slowWork:
		before := *a
		before.Ranked = false
		tell(before)
		top, err := solver.Best(ctx, c, solver.Options{Cost: cost, Level: q.Rules.Level, Width: width, Shortlist: true})
		if a.Guesses, a.Shortlist = top, true; err != nil || work > mostWork {
			return ignoringNone(err)
		}
		tell(*a)
	}
	top, err := solver.Best(ctx, c, solver.Options{Cost: cost, Level: q.Rules.Level, Width: width})
	a.Guesses, a.Shortlist = top, false
	return ignoringNone(err)
}

// ignoringNone drops the error that a level allows no guess.
func ignoringNone(err error) error {
	if errors.Is(err, solver.ErrNone) {
		return nil
	}
	return err
}

// cost returns the cost of the guesses that are wanted first.
func (q Question) cost() solver.Cost {
	cost := q.By.cost()
	if q.By == ByBest {
		cost = costOf(q.Rules.Mode)
	}
	if !q.Backwards {
		return cost
	}
	return func(s solver.Split) float64 { return -cost(s) }
}

// list gives an advice the first guesses of the alphabet, or the last.
func (q Question) list(ctx engine.Context, c solver.Candidates, a *Advice) error {
	guesses := slices.Collect(c.AllowedGuesses())
	if q.Backwards {
		slices.Reverse(guesses)
	}
	for _, guess := range guesses[:min(q.Most, len(guesses))] {
		a.Guesses = append(a.Guesses, c.Rate(guess, solver.Eliminate))
		if err := engine.Pause(ctx); err != nil {
			return err
		}
	}
	return nil
}
