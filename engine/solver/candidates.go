package solver

import (
	"errors"
	"iter"
	"slices"

	"ketword/engine"
)

// Candidates are the secrets that are still possible. They are a value: After
// returns others.
type Candidates struct {
	table *Table
	words int // of a secret
	pool  pool
	turns []engine.Turn // since all were possible
	drawn bool          // the pool is a sample of more pairs than can be held
	thin  bool          // it is every so many of them
}

// ErrNone tells that no secret is possible.
var ErrNone = errors.New("no secret is possible")

// ErrLength tells that a word has another length than the list's.
var ErrLength = errors.New("a word of another length than the list's")

// Candidates returns all secrets of one word or two. Of more than [MaxPairs]
// pairs it holds a sample.
func (t *Table) Candidates(words int) Candidates {
	c := Candidates{table: t, words: words}
	if words == 1 {
		c.pool = t.everyAnswer()
	} else {
		c.pool, c.drawn = t.admittedPairs(nil)
	}
	return c
}

// everyAnswer returns the numbers of all answers.
func (t *Table) everyAnswer() singles {
	all := make(singles, len(t.answers))
	for i := range all {
		all[i] = int32(i)
	}
	return all
}

// Words returns how many words a secret has.
func (c Candidates) Words() int { return c.words }

// Turns returns the turns since all secrets were possible.
func (c Candidates) Turns() []engine.Turn { return c.turns }

// Len returns how many secrets there are, or are in the sample.
func (c Candidates) Len() int { return c.pool.len() }

// Sampled reports whether they are a sample, so that every figure about them
// is an estimate.
func (c Candidates) Sampled() bool { return c.drawn || c.thin }

// All yields the secrets in the order of the list.
func (c Candidates) All() iter.Seq[engine.Secret] {
	return func(yield func(engine.Secret) bool) {
		for i := range c.pool.len() {
			if !yield(c.At(i)) {
				return
			}
		}
	}
}

// At returns a secret by its place, from 0.
func (c Candidates) At(place int) engine.Secret {
	var words []engine.Word
	for _, answer := range c.pool.secret(place) {
		words = append(words, c.table.answer(answer))
	}
	s, err := engine.NewSecret(words...)
	if err != nil {
		panic("solver: no secret: " + err.Error()) // pairs share no letter
	}
	return s
}

// After returns the secrets that a turn admits. Its guess need not be in the
// list. It panics if the guess has another length than the list.
func (c Candidates) After(t engine.Turn) Candidates {
	c.turns = append(slices.Clip(c.turns), t)
	if c.drawn { // fewer may be few enough to be held
		c.pool, c.drawn = c.table.admittedPairs(c.turns)
		return c
	}
	o := outcomesOf(c.table.length)
	want, patterns := o.of(t.Feedback), c.patterns(t.Guess)
	var places []int
	for i := range c.pool.len() {
		if c.pool.outcome(i, patterns) == want {
			places = append(places, i)
		}
	}
	c.pool = c.pool.pick(places)
	return c
}

// patterns returns the flagged patterns of any guess against the answers that
// occur.
func (c Candidates) patterns(guess engine.Word) []uint16 {
	return c.table.patterns(guess, c.pool.answers())
}

// patterns returns the flagged patterns of any guess against some answers.
func (t *Table) patterns(guess engine.Word, answers []int32) []uint16 {
	if guess.Len() != t.length {
		panic(ErrLength)
	}
	o, columns := outcomesOf(t.length), columnsOf(guess)
	patterns := make([]uint16, len(answers))
	for i, answer := range answers {
		var sum uint32
		for _, column := range columns {
			sum += column.cell(t.lettersOf(answer))
		}
		patterns[i] = uint16(o.flagged(sum))
	}
	return patterns
}

// Split returns how a guess divides the secrets. It need not be in the list.
func (c Candidates) Split(guess engine.Word) Split {
	count := newCounter(c.table.length)
	patterns := c.patterns(guess)
	for i := range c.pool.len() {
		count.add(c.pool.outcome(i, patterns))
	}
	count.takeSeen(count.win)
	return count.result(c.pool.len())
}

// Groups returns the feedbacks that a guess can get, each with the secrets
// that give it, in the order in which they first occur.
func (c Candidates) Groups(guess engine.Word) iter.Seq2[engine.Feedback, Candidates] {
	return func(yield func(engine.Feedback, Candidates) bool) {
		o := outcomesOf(c.table.length)
		patterns := c.patterns(guess)
		places := map[outcome][]int{}
		var order []outcome
		for i := range c.pool.len() {
			code := c.pool.outcome(i, patterns)
			if len(places[code]) == 0 {
				order = append(order, code)
			}
			places[code] = append(places[code], i)
		}
		for _, code := range order {
			group, f := c, o.feedback(code)
			group.pool = c.pool.pick(places[code])
			group.turns = append(slices.Clip(c.turns), engine.Turn{Guess: guess, Feedback: f})
			if !yield(f, group) {
				return
			}
		}
	}
}

// thinSize is how many secrets are enough to compare guesses well: with so
// many, all guesses of a list are ranked in a second.
const thinSize = 50_000

// thinned returns the candidates, or every so many of them if they are more
// than it takes.
func (c Candidates) thinned() Candidates {
	n := c.pool.len()
	if n <= thinSize {
		return c
	}
	places := make([]int, thinSize)
	for i := range places {
		places[i] = i * n / thinSize
	}
	c.pool, c.thin, c.drawn = c.pool.pick(places), true, false
	return c
}
