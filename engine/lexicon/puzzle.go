package lexicon

import (
	"errors"
	"math/rand/v2"

	"ketword/engine"
)

// ErrNoPair means that any two answers share a letter, so that there is no secret of
// two words.
var ErrNoPair = errors.New("no two answers without a common letter")

// Pairs returns how many pairs of answers share no letter. It compares all pairs, 64
// at a time.
func (l *Lexicon) Pairs() int {
	pairs, _ := l.CountPairs(engine.Forever) // which does not end
	return pairs
}

// CountPairs returns what Pairs does, which takes seconds for a long list. If ctx ends
// before, the error is that of ctx.
func (l *Lexicon) CountPairs(ctx engine.Context) (int, error) {
	l.FindPairs(ctx)
	return l.pairs().total(ctx)
}

// HasPair reports whether there is a secret of two words.
func (l *Lexicon) HasPair() bool { return len(l.pairs().firsts) > 0 }

// FindPairs finds the answers that share no letter, which quantum puzzles need. Without it, the
// first call that needs these pairs finds them, which may take seconds for a long list. The end of
// ctx doesn't stop it, since the list is of no use without pairs; ctx only lets others run.
func (l *Lexicon) FindPairs(ctx engine.Context) {
	l.prepared.Do(func() { l.derived = newPairs(l, &pacer{ctx: ctx}) })
}

func (l *Lexicon) pairs() *pairs {
	l.FindPairs(engine.Forever)
	return &l.derived
}

type secrets struct {
	count    int                   // how many answers can be the first word
	first    func(n int) int       // the n-th of these, from 0
	partners func(first int) []int // the possible second words, none in classic
}

func (l *Lexicon) secrets(m engine.Mode) (secrets, error) {
	if err := m.Check(); err != nil {
		return secrets{}, err
	}
	if m == engine.Classic {
		return secrets{
			count:    l.AnswerCount(),
			first:    func(n int) int { return n },
			partners: func(int) []int { return nil },
		}, nil
	}
	p := l.pairs()
	if len(p.firsts) == 0 {
		return secrets{}, ErrNoPair
	}
	return secrets{
		count:    len(p.firsts),
		first:    func(n int) int { return p.firsts[n] },
		partners: p.partners,
	}, nil
}

func (l *Lexicon) secretsOf(r engine.Rules) (secrets, error) {
	if err := r.Validate(); err != nil {
		return secrets{}, err
	}
	return l.secrets(r.Mode)
}

// FirstWords returns how many answers can be the first word of a secret: in classic all,
// in quantum those that share no letter with some other; 0 in a mode that is not valid.
// The daily puzzles repeat after that number of days.
func (l *Lexicon) FirstWords(m engine.Mode) int {
	s, _ := l.secrets(m) // with an error, none
	return s.count
}

// Puzzle returns the puzzle that a seed names. Its length is that of the list,
// whatever the rules say. The error is [ErrNoPair], or one of [engine.Rules.Validate].
func (l *Lexicon) Puzzle(r engine.Rules, seed engine.Seed) (engine.Puzzle, error) {
	s, err := l.secretsOf(r)
	if err != nil {
		return engine.Puzzle{}, err
	}
	first := s.first(seed.Index(s.count))
	words := []engine.Word{l.Answer(first)}
	if partners := s.partners(first); len(partners) > 0 {
		words = append(words, l.Answer(partners[seed.Partner(len(partners))]))
	}
	r.Length = l.length
	secret, err := engine.NewSecret(words...)
	return engine.Puzzle{
		Identity: engine.Identity{Rules: r, Lang: l.lang, Seed: seed},
		Secret:   secret,
	}, err
}

// Draw returns a random seed, at most [engine.MaxDrawnSeed]. The first word of its
// secret is drawn uniformly from those that can be first, the second from the
// partners of the first. The error is that of Puzzle.
func (l *Lexicon) Draw(r engine.Rules, random *rand.Rand) (engine.Seed, error) {
	s, err := l.secretsOf(r)
	if err != nil {
		return 0, err
	}
	first := random.IntN(s.count)
	fits := func(engine.Seed) bool { return true } // whether a seed names the second word, too
	if m := len(s.partners(s.first(first))); m > 0 {
		second := random.IntN(m)
		fits = func(seed engine.Seed) bool { return seed.Partner(m) == second }
	}
	for {
		if seed := drawSeed(first, s.count, random); fits(seed) {
			return seed, nil
		}
	}
}

// drawSeed draws one of the seeds that name an index among n.
func drawSeed(index, n int, random *rand.Rand) engine.Seed {
	lowest := engine.SeedOf(index, n)
	steps := uint64(engine.MaxDrawnSeed-lowest)/uint64(n) + 1
	return lowest + engine.Seed(random.Uint64N(steps)*uint64(n))
}

// Daily returns the puzzle of a day. A day before day 0, which a wrong clock shows,
// has the puzzle of day 0. The error is that of Puzzle.
func (l *Lexicon) Daily(r engine.Rules, day engine.Day) (engine.Puzzle, error) {
	s, err := l.secretsOf(r)
	if err != nil {
		return engine.Puzzle{}, err
	}
	r.Length = l.length
	day = max(day, 0)
	p, err := l.Puzzle(r, day.Seed(r, l.lang, s.count))
	p.Daily = day.Number()
	return p, err
}

// DayOf returns the latest day up to another whose daily puzzle has a seed; false if
// there is none.
func (l *Lexicon) DayOf(m engine.Mode, seed engine.Seed, latest engine.Day) (day engine.Day, found bool) {
	n := l.FirstWords(m)
	if n == 0 {
		return 0, false
	}
	return latest.Latest(seed, engine.Rules{Mode: m, Length: l.length}, l.lang, n)
}
