package perfect

import (
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
	"ketword/internal/patterns"
)

// sources makes positions from the words themselves. It is for use by one goroutine.
type sources struct {
	game    *Game
	sieve   *sieve
	spreads spreads
	writer  *exact.Writer
	all     []int32 // guesses
}

func newSources(g *Game) *sources {
	s := &sources{game: g, all: each.Index[int32](len(g.Guesses)), writer: exact.NewWriter(exact.Narrow+1, exact.Narrow)}
	if g.columns != nil {
		s.spreads.set = g.columns
		s.sieve = newSieve(g.columns, len(g.Guesses))
		s.writer = exact.NewWriter(patternCount(g.Rules.Length), uint32(patternCount(g.Rules.Length)-1))
	}
	return s
}

// position returns the position of some secrets, at most exact.Narrow, after some turns.
func (s *sources) position(secrets []int32, turns []engine.Turn, left int) exact.Position {
	from, guesses := &exact.Matrix{}, s.allowed(turns)
	if s.game.columns != nil {
		s.add(from, s.game.columns.Grid(secrets), secrets, guesses)
	} else {
		s.score(from, secrets, guesses)
	}
	from.Finish()
	return s.game.Position(from, secrets, turns, left)
}

// allowed returns the guesses that the rules allow after some turns.
func (s *sources) allowed(turns []engine.Turn) []int32 {
	guesses := s.all
	if s.game.Free() {
		return guesses
	}
	for n := range turns {
		may, kept := s.game.Filter(turns[:n+1]), []int32(nil)
		for _, guess := range guesses {
			if may(s.game.Guesses[guess]) {
				kept = append(kept, guess)
			}
		}
		guesses = kept
	}
	return guesses
}

// mostParts returns the most parts into which a guess divides the answers of a grid, or least if
// that is more. It does not count guesses that can't have more parts than were found.
func (s *sources) mostParts(grid *patterns.Grid, l *list, counter *partCounter, least int) int {
	s.spreads.count(grid)
	for _, guess := range l.order {
		if int(l.parts[guess]) <= least {
			break
		}
		if s.spreads.most(guess) > least {
			least = max(least, counter.parts(grid, int(guess), least))
		}
	}
	return least
}

// add fills a matrix from the columns of the list. If any word may be guessed at any time, it
// leaves out guesses that tell the same as others and can't win.
func (s *sources) add(m *exact.Matrix, grid *patterns.Grid, secrets, guesses []int32) {
	if s.game.Free() {
		guesses = append(each.Of(secrets, s.game.answer), s.sieve.telling(grid, guesses)...)
	}
	s.writer.Begin(m, len(secrets), len(guesses))
	for _, guess := range guesses {
		s.writer.Add(m, guess, grid.Patterns(int(guess)), s.game.Free())
	}
}

// answer returns the guess that is a secret's only word.
func (g *Game) answer(secret int32) int32 { return g.number[g.Secrets[secret].First()] }

// score fills a matrix by scoring each guess against each secret.
func (s *sources) score(m *exact.Matrix, secrets, guesses []int32) {
	m.Shares = s.game.Most > 1
	s.writer.Begin(m, len(secrets), len(guesses))
	scored, feedbacks := each.Of(secrets, func(secret int32) engine.Secret { return s.game.Secrets[secret] }), make([]uint32, len(secrets))
	for _, guess := range guesses {
		exact.Score(s.game.Guesses[guess], scored, feedbacks)
		s.writer.Add(m, guess, feedbacks, s.game.Free())
	}
}
