package lexicon

import (
	"errors"
	"math/rand/v2"

	"ketword/engine"
	"ketword/engine/internal/stride"
)

// ErrNoPair tells that no two answers share no letter, so that there is no
// secret of two words.
var ErrNoPair = errors.New("no two answers without a common letter")

// Pairs returns how many pairs of answers share no letter. It compares every
// two answers, 64 at a time.
func (l *Lexicon) Pairs() int { return l.pairs().total() }

// HasPair reports whether there is a secret of two words.
func (l *Lexicon) HasPair() bool { return len(l.pairs().firsts) > 0 }

// Prepare finds which answers share no letter, which quantum puzzles need, and
// calls yield every few milliseconds, unless it is nil. Without Prepare the first
// call that needs the pairs finds them, which takes up to some seconds for a long
// list.
func (l *Lexicon) Prepare(yield func()) {
	l.prepared.Do(func() { l.derived = newPairs(l, &yielder{yield: yield}) })
}

// pairs returns what is known of the answers' pairs.
func (l *Lexicon) pairs() *pairs {
	l.Prepare(nil)
	return &l.derived
}

// choice is what there is to choose a secret from: indices of answers.
type choice struct {
	count    int                   // how many can be the first word
	first    func(n int) int       // the n-th of them, from 0
	partners func(first int) []int // those that can follow a first word, if any must
}

// choice returns the choice of a mode.
func (l *Lexicon) choice(m engine.Mode) (choice, error) {
	if m == engine.Classic {
		return choice{
			count:    l.Count(),
			first:    func(n int) int { return n },
			partners: func(int) []int { return nil },
		}, nil
	}
	p := l.pairs()
	if len(p.firsts) == 0 {
		return choice{}, ErrNoPair
	}
	return choice{
		count:    len(p.firsts),
		first:    func(n int) int { return p.firsts[n] },
		partners: p.partners,
	}, nil
}

// Firsts returns how many answers can be the first word of a secret: in classic
// all, in quantum those that have a partner. It is the number of days after which
// the daily puzzles repeat.
func (l *Lexicon) Firsts(m engine.Mode) int {
	c, _ := l.choice(m) // without a pair, there is none
	return c.count
}

// Puzzle returns the puzzle that a seed names. The length of the rules is
// replaced by that of the list. The error is [ErrNoPair].
func (l *Lexicon) Puzzle(r engine.Rules, seed engine.Seed) (engine.Puzzle, error) {
	c, err := l.choice(r.Mode)
	if err != nil {
		return engine.Puzzle{}, err
	}
	first := c.first(seed.Index(c.count))
	words := []engine.Word{l.Answer(first)}
	if partners := c.partners(first); len(partners) > 0 {
		words = append(words, l.Answer(partners[seed.Partner(len(partners))]))
	}
	r.Length = l.length
	secret, err := engine.NewSecret(words...)
	return engine.Puzzle{
		Identity: engine.Identity{Rules: r, Lang: l.lang, Seed: seed},
		Secret:   secret,
	}, err
}

// Daily returns the puzzle of a day. Days before day 0 have its puzzle. The
// error is [ErrNoPair].
func (l *Lexicon) Daily(r engine.Rules, day engine.Day) (engine.Puzzle, error) {
	n := l.Firsts(r.Mode)
	if n == 0 {
		return engine.Puzzle{}, ErrNoPair
	}
	r.Length = l.length
	day = max(day, 0)
	p, err := l.Puzzle(r, day.Seed(r, l.lang, n))
	p.Daily = day.Number()
	return p, err
}

// Draw returns a seed whose secret is drawn uniformly: its first word among
// those that can be first, its second among the partners of the first. The
// seed is at most [engine.MaxLinkSeed], and otherwise random. The error is
// [ErrNoPair].
func (l *Lexicon) Draw(r engine.Rules, random *rand.Rand) (engine.Seed, error) {
	c, err := l.choice(r.Mode)
	if err != nil {
		return 0, err
	}
	first := random.IntN(c.count)
	fits := func(engine.Seed) bool { return true }
	if m := len(c.partners(c.first(first))); m > 0 {
		second := random.IntN(m)
		fits = func(s engine.Seed) bool { return s.Partner(m) == second }
	}
	for {
		if seed := drawSeed(first, c.count, random); fits(seed) {
			return seed, nil
		}
	}
}

// drawSeed returns one of the seeds that name an index among n.
func drawSeed(index, n int, random *rand.Rand) engine.Seed {
	lowest := engine.Seed(stride.Seed(index, n))
	steps := uint64(engine.MaxLinkSeed-lowest)/uint64(n) + 1
	return lowest + engine.Seed(random.Uint64N(steps)*uint64(n))
}
