package solver

import (
	"math"
	"slices"

	"ketword/engine"
	"ketword/internal/exact"
	"ketword/internal/order"
	"ketword/internal/patterns"
)

// Known is a guess that is known to be good.
type Known struct {
	Guess  engine.Word
	Proved bool // no guess takes fewer guesses over the games of all secrets; else they were tried out
}

// Known returns the guess of a position where one is known to be good: that of the table's book
// or strategy for it or, of few secrets, one that exact search finds. A level may be stricter
// than that of the candidates. It returns false if they allow no such guess, or the search would take
// longer than a player waits. The error is that of ctx.
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

// provesStrategy reports whether no strategy takes fewer guesses than the table's for a level. That
// by the hard rules takes the fewest of those that never need more than six, and books of pairs were
// tried out.
func (c Candidates) provesStrategy(level engine.Level) bool {
	return c.mode == engine.Classic && max(level, c.level) == engine.Normal
}

// searchedExactly returns the guess after which the games of all secrets take the fewest guesses; false if
// they allow none, or are too many, or it would take too long. The error is that of ctx.
func (c Candidates) searchedExactly(ctx engine.Context, level engine.Level) (engine.Word, bool, error) {
	few := Tuned(c.mode)
	few.Level = level
	switch _, steps := c.searched(level); {
	case c.Len() <= max(few.Exact, two):
		guess, least, err := trial{Lookahead: few}.exact(ctx, c)
		return c.table.guesses[guess], 0 < least && least < math.MaxInt && err == nil, err
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

// What is searched exactly, so that it takes up to 0.2 s in a browser: how many secrets there may
// be, and how many steps the search may take, as [exact.Few.Best] counts them.
// Of words of four letters, or where the rules limit guesses, a search takes longer.
const (
	exactSecrets, exactSteps         = 60, 25_000
	difficultSecrets, difficultSteps = 40, 10_000
	shortWord                        = 4
)

// searched returns of how many secrets the guess is found by exact search, at the most, and how
// many steps that may take.
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
	answers := order.Sorted(c.secrets.Answers(), func(a, b int32) int { return int(guessOf[a] - guessOf[b]) })
	c.secrets = patterns.Singles(answers) // so that the alphabet decides between equally good ones
	grid := c.table.columns.Grid(answers)
	wins := slices.Max(grid.Patterns(int(guessOf[answers[0]])))
	rules := engine.Rules{Mode: c.mode, Length: c.table.length(), Level: max(c.level, level)}
	few := exact.NewFew(rules, c.turns, c.table.guesses, newReference(c), int(wins))
	allowed, w := c.allowed(level), work{each: guessOverhead + c.Len()}
	for guess, word := range c.table.guesses {
		if allowed == nil || allowed(word) {
			few.Add(guess, grid.Patterns(guess))
		}
		if err := w.done(ctx); err != nil {
			return engine.Word{}, 0, err
		}
	}
	guess, total, err := few.Best(ctx, steps)
	if err != nil {
		return engine.Word{}, 0, err
	}
	return c.table.guesses[guess], total, nil
}

// taken returns how many guesses the games of all secrets, which have one word each, take after a guess;
// false if they are more than some, or it would take too long. The error is that of ctx.
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

