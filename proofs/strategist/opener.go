package strategist

import (
	"math"
	"slices"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/each"
	"ketword/internal/patterns"
)

// Opener returns a good first guess for a game, among those of the least cost by the strongest
// player. all are the secrets of its list. tell receives how many of the games to play have been
// played; it may be nil. The error is that of ctx, or [ErrNone].
func Opener(ctx engine.Context, g *Game, all solver.Candidates, cores int, tell func(done, of int)) (engine.Word, error) {
	const looked, replies = 300, 4
	top, err := solver.Best(ctx, all, solver.Options{Cost: solver.Tuned(g.rules.Mode).Cost, Width: looked, Shortlist: true})
	if err != nil {
		return engine.Word{}, err
	}
	guesses := each.Of(top, func(r solver.Ranked) engine.Word { return r.Guess })
	return Maker{Effort: EffortOf(replies), Cores: cores, Tell: tell}.BestOf(ctx, g, guesses)
}

// BestOf returns the best of some first guesses: of those of the least cost, the one after which a
// quick strategy takes the fewest guesses for some of the secrets. The error is that of ctx, or
// [ErrNone].
func (m Maker) BestOf(ctx engine.Context, g *Game, guesses []engine.Word) (engine.Word, error) {
	const tried, secrets = 10, 20_000
	promising, err := g.promising(ctx, guesses, tried)
	if err != nil {
		return engine.Word{}, err
	}
	some, best, fewest := g.Sample(secrets), engine.Word{}, math.MaxInt
	for i, guess := range promising {
		switch _, taken, err := m.part(i, len(promising)).Make(ctx, some, guess); {
		case err == ErrNone: // another may win all games
		case err != nil:
			return engine.Word{}, err
		case taken < fewest:
			best, fewest = guess, taken
		}
	}
	if best.Len() == 0 {
		return engine.Word{}, ErrNone
	}
	return best, nil
}

// part returns a maker for strategy i of several, which tells the progress over all of them.
func (m Maker) part(i, strategies int) Maker {
	if tell := m.Tell; tell != nil {
		m.Tell = func(done, of int) { tell(i*of+done, strategies*of) }
	}
	return m
}

// promising returns the most guesses of the least cost over all secrets.
func (g *Game) promising(ctx engine.Context, guesses []engine.Word, most int) ([]engine.Word, error) {
	heuristic, costs := newHeuristic(g, excess(len(g.secrets))), make(map[engine.Word]int, len(guesses))
	for _, guess := range guesses {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		costs[guess] = heuristic.cost(g.secrets, g.cells(guess))
	}
	sorted := slices.SortedStableFunc(slices.Values(guesses), func(a, b engine.Word) int { return costs[a] - costs[b] })
	return sorted[:min(most, len(sorted))], nil
}

// cells returns the flagged patterns of a guess against no word and all answers.
func (g *Game) cells(guess engine.Word) []uint16 {
	return append([]uint16{0}, each.Of(g.scored.Patterns(guess, g.scored.All()), func(p patterns.Outcome) uint16 { return uint16(p) })...)
}
