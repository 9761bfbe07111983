package solver

import (
	"slices"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
	"ketword/internal/patterns"
)

// Known is a guess that is known to be good, and need not be looked for.
type Known struct {
	Guess  engine.Word
	Proved bool // no guess takes fewer guesses over the games of all secrets; else it was found by trying out games
}

// Known returns a known good guess of a position: that of the table's book or strategy or, for few
// secrets, one that exact search finds. The level may be stricter than that of the candidates. It
// returns false if no such guess is allowed, or if the search would take longer than a player
// waits. The error is that of ctx.
func (c Candidates) Known(ctx engine.Context, level engine.Level) (Known, bool, error) {
	if c.Len() == 0 {
		return Known{}, false, nil
	}
	if guess, found := c.booked(level); found {
		return Known{Guess: guess, Proved: c.provesStrategy(level)}, true, nil
	}
	guess, found, err := c.searchedExactly(ctx, level)
	return Known{Guess: guess, Proved: true}, found, err
}

// provesStrategy reports whether the table's strategy for a level is proved to take the fewest
// guesses. The strategy for the hard rules is not: it takes the fewest of those that never need
// more than six. Nor are books of pairs: they were found by trying out games.
func (c Candidates) provesStrategy(level engine.Level) bool {
	return c.mode == engine.Classic && max(level, c.level) == engine.Normal
}

// searchedExactly returns the guess after which the games of all secrets take the fewest guesses.
// It returns false if no guess is allowed, the secrets are too many, or the search takes too long.
// The error is that of ctx.
func (c Candidates) searchedExactly(ctx engine.Context, level engine.Level) (engine.Word, bool, error) {
	few := Tuned(c.mode)
	few.Level = level
	switch _, steps := c.searched(level); {
	case c.Len() <= max(few.Exact, two):
		guess, _, err := c.first(ctx, level, nil)
		return guess, err == nil, err
	case !c.searchable(level):
		return engine.Word{}, false, nil
	default:
		guess, _, err := c.exact(ctx, level, steps)
		if err == exact.ErrSteps {
			return engine.Word{}, false, nil
		}
		return guess, err == nil, err
	}
}

// Limits of exact search, which then takes up to 0.2 s in a browser: how many secrets there may be,
// and how many steps the search may take, as [exact.Few.Best] counts them. Words of four letters
// and rules that limit guesses are difficult: their searches take longer.
const (
	exactSecrets, exactSteps         = 60, 25_000
	difficultSecrets, difficultSteps = 40, 10_000
	shortWord                        = 4
)

// searched returns the limits of exact search at a level: secrets and steps.
func (c Candidates) searched(level engine.Level) (secrets, steps int) {
	if c.table.length() <= shortWord || max(c.level, level) != engine.Normal {
		return difficultSecrets, difficultSteps
	}
	return exactSecrets, exactSteps
}

// searchable reports whether the secrets have one word each and are few enough for exact search.
func (c Candidates) searchable(level engine.Level) bool {
	most, _ := c.searched(level)
	return c.mode == engine.Classic && !c.scored() && c.Len() <= most
}

// exact returns the guess after which the games of all secrets, which have one word each, take the
// fewest guesses, and how many they take. The error is that of [exact.Few.Best].
func (c Candidates) exact(ctx engine.Context, level engine.Level, steps int) (engine.Word, int, error) {
	guessOf := c.table.guessOf
	answers := each.Sorted(c.secrets.Answers(), func(a, b int32) int { return int(guessOf[a] - guessOf[b]) })
	c.secrets = patterns.Singles(answers) // so that the alphabet decides between equally good ones
	few, guesses, err := c.few(ctx, level, nil)
	if err != nil {
		return engine.Word{}, 0, err
	}
	guess, total, err := few.Best(ctx, steps)
	if err != nil {
		return engine.Word{}, 0, err
	}
	return c.table.guesses[guesses[guess]], total, nil
}

// two secrets need no search: their first guess wins, or leaves one secret.
const two = 2

// first returns the guess after which the games of a handful of secrets take the fewest guesses,
// and how many they take, as [exact.Few.First] does. It considers the words of the secrets and
// those of a shortlist, or all guesses if the shortlist is empty. Beside an error, the guess is one
// that may win.
func (c Candidates) first(ctx engine.Context, level engine.Level, shortlist []int) (engine.Word, int, error) {
	if c.Len() <= two {
		return c.table.guesses[c.settling()], exact.LowerBound(c.Len(), c.secrets.MostWon()), nil
	}
	few, guesses, err := c.few(ctx, level, shortlist)
	guess, total := 0, 0
	if err == nil {
		guess, total, err = few.First(ctx)
	}
	if err != nil {
		return c.table.guesses[c.winning()[0]], 0, err
	}
	return c.table.guesses[guesses[guess]], total, nil
}

// settling returns the word of one or two secrets that is in the most, the first in the alphabet.
func (c Candidates) settling() int {
	if c.Len() == two {
		for _, answer := range c.secrets.At(0) {
			if slices.Contains(c.secrets.At(1), answer) {
				return int(c.table.guessOf[answer])
			}
		}
	}
	return c.winning()[0]
}

// few returns the secrets as a game for exact search, and the guesses that it has by their index:
// those of a shortlist and the words of the secrets, as far as the level allows them; all guesses
// if the shortlist is empty. The error is that of ctx.
func (c Candidates) few(ctx engine.Context, level engine.Level, shortlist []int) (*exact.Few, []int, error) {
	g := exact.Game{
		Rules: engine.Rules{Mode: c.mode, Length: c.table.length(), Level: max(c.level, level)}, Past: c.turns, Partners: c.partners(),
		Guesses: c.table.guesses, Secrets: newReference(c), Most: c.secrets.MostWon(),
	}
	guesses := c.table.numbers
	if len(shortlist) > 0 {
		guesses = append(slices.Clip(shortlist), c.winning()...)
		g.Guesses = each.Of(guesses, func(guess int) engine.Word { return c.table.guesses[guess] })
	}
	numbers, wins, shown := c.shown()
	few := exact.NewFew(g, numbers, wins)
	allowed, w := c.allowed(level), work{each: guessOverhead + c.Len()}
	for i, guess := range guesses {
		if allowed == nil || allowed(c.table.guesses[guess]) {
			few.Add(i, shown(guess))
		}
		if err := w.done(ctx); err != nil {
			return nil, nil, err
		}
	}
	return few, guesses, nil
}

// shown returns a function that tells what a guess shows of the secrets, as numbers below the first
// result. wins is the number of a guess that wins.
func (c Candidates) shown() (numbers int, wins patterns.Outcome, of func(guess int) []patterns.Outcome) {
	outcomes := make([]patterns.Outcome, c.Len())
	if c.scored() {
		secrets := newReference(c)
		return exact.Narrow + 1, exact.Narrow, func(guess int) []patterns.Outcome {
			exact.Score(c.table.guesses[guess], secrets, outcomes)
			return outcomes
		}
	}
	code, grid := c.code(), c.table.columns.Grid(c.secrets.Answers())
	if c.mode == engine.Classic {
		return code.Patterns(), patterns.Outcome(code.Patterns() - 1), grid.Patterns
	}
	return code.Outcomes(), code.Win(), func(guess int) []patterns.Outcome {
		outcomes = c.secrets.Outcomes(code.AddFlags(grid.Patterns(guess)), outcomes)
		return outcomes
	}
}

// taken returns how many guesses the games of all secrets, of one word each, take after a guess. It
// returns false if they take more than most, or if the search would take too long. The error is
// that of ctx.
func (c Candidates) taken(ctx engine.Context, guess engine.Word, most int) (int, bool, error) {
	sum := 0
	_, steps := c.searched(c.level)
	for feedback, group := range c.Groups(guess) {
		if feedback.Wins() {
			continue
		}
		total, err := exact.LowerBound(group.Len(), 1), error(nil)
		if group.Len() > two {
			_, total, err = group.exact(ctx, c.level, steps)
		}
		if sum += total; err != nil || sum > most {
			if err == exact.ErrSteps {
				err = nil
			}
			return 0, false, err
		}
	}
	return sum, true, nil
}
