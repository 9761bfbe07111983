package perfect

import (
	"ketword/engine"
	"ketword/engine/solver/internal/columns"
	"ketword/internal/each"
)

// sources makes positions from the words themselves. It is for use by one goroutine.
type sources struct {
	game    *Game
	sieve   *columns.Sieve
	spreads columns.Spreads
	writer  *writer
	all     []int32 // guesses
}

func newSources(g *Game) *sources {
	s := &sources{game: g, all: each.Index[int32](len(g.guesses)), writer: newWriter(narrow)}
	if g.columns != nil {
		s.sieve = columns.NewSieve(g.columns)
		s.writer = newWriter(engine.Score(g.guesses[0], secretOf(g.guesses[0])).Code())
	}
	return s
}

func secretOf(w engine.Word) engine.Secret {
	s, err := engine.NewSecret(w)
	if err != nil {
		panic(err) // words of the game have letters
	}
	return s
}

// position returns the position of some secrets, at most narrow, after some turns.
func (s *sources) position(secrets []int32, turns []engine.Turn, left int) position {
	p := s.game.position(&matrix{}, secrets, turns, left)
	guesses := s.allowed(turns)
	if s.game.columns != nil {
		s.add(p.from, s.game.columns.Grid(secrets), secrets, guesses)
	} else {
		s.score(p.from, secrets, guesses)
	}
	p.from.finish()
	return p
}

// allowed returns the guesses that the rules allow after some turns.
func (s *sources) allowed(turns []engine.Turn) []int32 {
	guesses := s.all
	if s.game.rules.Level == engine.Normal {
		return guesses
	}
	for n := range turns {
		may, kept := s.game.filter(turns[:n+1]), []int32(nil)
		for _, guess := range guesses {
			if may(s.game.guesses[guess]) {
				kept = append(kept, guess)
			}
		}
		guesses = kept
	}
	return guesses
}

// mostParts returns into how many parts a guess divides the answers of a grid at the most,
// or least if that is more. Guesses that can't have more parts than were found are not counted.
func (s *sources) mostParts(grid *columns.Grid, l *list, counter *columns.Counter, least int) int {
	s.spreads.Count(grid)
	for _, guess := range l.order {
		if int(l.parts[guess]) <= least {
			break
		}
		if s.spreads.Most(guess) > least {
			least = max(least, counter.Parts(grid, int(guess), least))
		}
	}
	return least
}

// add fills a matrix from the columns of the list. If any word may be guessed at any time, only
// guesses that may win or that tell something different have a row.
func (s *sources) add(m *matrix, grid *columns.Grid, secrets, guesses []int32) {
	if s.game.rules.Level == engine.Normal {
		guesses = append(each.Of(secrets, s.game.answer), s.sieve.Telling(grid, guesses)...)
	}
	s.fill(m, len(secrets), guesses, func(guess int32) []uint32 { return grid.Patterns(int(guess)) })
}

// answer returns the guess that is a secret's only word.
func (g *Game) answer(secret int32) int32 { return g.number[g.secrets[secret].First()] }

// score fills a matrix by scoring each guess against each secret.
func (s *sources) score(m *matrix, secrets, guesses []int32) {
	m.shares = s.game.most > 1
	feedbacks := make([]uint32, len(secrets))
	s.fill(m, len(secrets), guesses, func(guess int32) []uint32 {
		numbers := map[engine.Feedback]uint32{}
		for i, secret := range secrets {
			f := engine.Score(s.game.guesses[guess], s.game.secrets[secret])
			number, known := numbers[f]
			if !known {
				number = uint32(len(numbers))
				if f.Wins() {
					number = narrow
				}
				numbers[f] = number
			}
			feedbacks[i] = number
		}
		return feedbacks
	})
}

// fill gives each guess that tells something a row, from what tells equal feedbacks
// apart.
func (s *sources) fill(m *matrix, width int, guesses []int32, feedbacks func(guess int32) []uint32) {
	m.reset(width, len(guesses))
	s.writer.seen.reset(len(guesses))
	for _, guess := range guesses {
		s.writer.add(m, guess, feedbacks(guess), s.game.rules.Level == engine.Normal)
	}
}
