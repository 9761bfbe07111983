package coach

import (
	"cmp"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// OpenerCosts returns the names of the strategies by whose costs first guesses are
// ranked: eliminate, entropy, parts, and minimax for the worst case.
func OpenerCosts() []string { return []string{"eliminate", "entropy", "parts", "minimax"} }

// Openers is the first guesses of a list that cost least, the best first.
type Openers struct {
	Strategy string // one of OpenerCosts, or BestOpener
	Best     []solver.Ranked
	Estimate bool // they were looked for in a shortlist, so that a better one may be missing
}

// BestOpener is the strategy of [Openers] that have the strongest player's first guess.
const BestOpener = "best"

// BestOpeners finds so many first guesses by each cost, and tells each when it has it.
// With one word to a secret all guesses are counted. With two they come from shortlists,
// though their figures are those of all pairs that are held; before them it tells what
// the strongest player guesses, which the book of the list knows. The error is that of
// ctx, or [lexicon.ErrNoPair].
func BestOpeners(ctx engine.Context, t *solver.Table, mode engine.Mode, width int, tell func(Openers)) error {
	c := t.Candidates(mode)
	if c.Len() == 0 {
		return lexicon.ErrNoPair
	}
	if c.Len()*t.Lexicon().GuessCount() > mostCounted {
		return shortlisted(ctx, c, width, tell)
	}
	ranked, err := solver.Rank(ctx, c, solver.Options{Cost: solver.Eliminate})
	if err != nil {
		return err
	}
	for _, name := range OpenerCosts() {
		tell(Openers{Strategy: name, Best: least(ranked, c.Len(), width, costs[name])})
	}
	return nil
}

// mostCounted is up to how many secrets times guesses all guesses are counted: a few seconds' worth
// in a browser. With one word to a secret, all built-in lists have fewer.
const mostCounted = 650_000_000

// cost is a cost of a split, and the same cost from the figures of a guess: both put guesses in the
// same order, as long as they divide equally many secrets.
type cost struct {
	of    solver.Cost
	shown func(r solver.Ranked, secrets int) float64
}

var costs = map[string]cost{
	"eliminate": {solver.Eliminate, func(r solver.Ranked, _ int) float64 { return r.Remaining }},
	"entropy":   {solver.Entropy, func(r solver.Ranked, _ int) float64 { return -r.Bits }},
	"parts":     {solver.MostParts, meanGroup},
	"minimax":   {solver.Minimax, func(r solver.Ranked, _ int) float64 { return float64(r.Worst) }},
}

// meanGroup returns the mean size of the groups. A group of several secrets that the guess wins
// counts as empty.
func meanGroup(r solver.Ranked, secrets int) float64 {
	if r.Wins > 1 {
		secrets -= r.Wins
	}
	return float64(secrets) / float64(r.Parts)
}

// shortlisted tells what the strongest player guesses first, and finds openers by each
// cost in a shortlist of its own.
func shortlisted(ctx engine.Context, c solver.Candidates, width int, tell func(Openers)) error {
	first, err := solver.Tuned(c.Mode()).Next(ctx, c)
	if err != nil {
		return err
	}
	tell(Openers{Strategy: BestOpener, Best: []solver.Ranked{c.Rate(first, solver.Eliminate)}, Estimate: true})
	for _, name := range OpenerCosts() {
		best, err := solver.Best(ctx, c, solver.Options{Cost: costs[name].of, Width: width, Shortlist: true})
		if err != nil {
			return err
		}
		tell(Openers{Strategy: name, Best: best, Estimate: true})
	}
	return nil
}

// least returns the guesses of the least cost. Equal ones keep their order, in which those come
// first that leave fewer secrets.
func least(ranked []solver.Ranked, secrets, width int, by cost) []solver.Ranked {
	best := each.Sorted(ranked, func(a, b solver.Ranked) int {
		return cmp.Compare(by.shown(a, secrets), by.shown(b, secrets))
	})
	return best[:min(width, len(best))]
}

// RateOpener says what a word is expected to do as the first guess. The error is
// [lexicon.ErrNoPair]; or [engine.ErrUnknown] or a [*engine.LengthError] for the word.
func RateOpener(t *solver.Table, mode engine.Mode, w engine.Word) (solver.Ranked, error) {
	c := t.Candidates(mode)
	if c.Len() == 0 {
		return solver.Ranked{}, lexicon.ErrNoPair
	}
	if err := c.CheckGuess(w); err != nil {
		return solver.Ranked{}, err
	}
	return c.Rate(w, solver.Eliminate), nil
}
