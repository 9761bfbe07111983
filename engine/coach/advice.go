package coach

import (
	"errors"
	"slices"

	"ketword/engine"
	"ketword/engine/solver"
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
	Choice        solver.Ranked              // that of the strongest player; of the empty word until it is known
	Ranked        bool                       // the guesses are known
	Shortlist     bool                       // they are the best of a shortlist, since all would take long
	Guesses       []solver.Ranked            // the best allowed guesses in order
}

// Advise answers a question, and tells all that is known whenever it is more. Of a game that is
// won that is what its secret can be. The error
// is that of ctx, or of [SecretsLeft].
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
		a.Ranked = true // there is none to make
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
	others := slices.DeleteFunc(slices.Clone(a.Guesses), func(r solver.Ranked) bool { return r.Guess == a.Choice.Guess })
	if len(a.Guesses) == 0 {
		return others
	}
	return slices.Insert(others, 0, a.Choice)[:min(q.Most, len(others)+1)]
}

// FewerLeft returns that of the guesses which leaves the fewest secrets, if the choice leaves more; else the empty
// word. The choice is made by games to their end, and figures look one guess ahead.
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

// contradict tells which row leaves no secret.
func contradict(ctx engine.Context, t *solver.Table, q Question, tell func(Advice)) error {
	_, err := t.Position(ctx, q.Rules.Mode, q.Turns)
	if a := (Advice{}); errors.As(err, &a.Contradiction) {
		tell(a)
		return nil
	}
	return err
}

// Counting guesses over all secrets, in guesses times secrets, from when on it is more
// than a player waits for without an answer, and from when on it is too much.
const (
	slowWork = 20_000_000  // some 50 ms in a browser
	mostWork = 200_000_000 // some 1.5 s with the longest words
)

// rank ranks the guesses for an advice, and tells it where there are better ones to come.
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
