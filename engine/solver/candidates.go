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
	mode  engine.Mode
	pool  pool
	turns []engine.Turn // since all were possible
	drawn bool          // the pool is a sample of more pairs than can be held
	share float64       // of all secrets that the pool holds; 0 if it holds all
}

// ErrNone tells that no secret is possible.
var ErrNone = errors.New("no secret is possible")

// ErrLength tells that a word has another length than the list's.
var ErrLength = errors.New("a word of another length than the list's")

// Candidates returns all secrets of a mode. Of more than [MaxPairs]
// pairs it holds a sample.
func (t *Table) Candidates(mode engine.Mode) Candidates {
	c := Candidates{table: t, mode: mode}
	if mode == engine.Classic {
		c.pool = t.everyAnswer()
	} else {
		c.pool, c.share = t.admittedPairs(nil)
		c.drawn = c.share > 0
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

// Mode returns the mode of the secrets.
func (c Candidates) Mode() engine.Mode { return c.mode }

// Turns returns the turns since all secrets were possible.
func (c Candidates) Turns() []engine.Turn { return c.turns }

// Len returns how many secrets there are, or are in the sample.
func (c Candidates) Len() int { return c.pool.len() }

// All yields the secrets in the order of the list; pairs in that of their
// first words, and then of their second ones.
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

// possible returns the numbers of the guesses that are a word of some secret,
// in alphabetical order.
func (c Candidates) possible() []int {
	var guesses []int
	for _, answer := range c.pool.answers() {
		guesses = append(guesses, int(c.table.answers[answer]))
	}
	slices.Sort(guesses)
	return guesses
}

// After returns the secrets that a turn admits. Its guess need not be in the
// list. It panics if the guess has another length than the list.
func (c Candidates) After(t engine.Turn) Candidates {
	c.turns = append(slices.Clip(c.turns), t)
	if c.drawn { // fewer may be few enough to be held
		c.pool, c.share = c.table.admittedPairs(c.turns)
		c.drawn = c.share > 0
		return c
	}
	want := outcomesOf(c.table.length).of(t.Feedback)
	var places []int32
	for i, o := range c.outcomes(t.Guess) {
		if o == want {
			places = append(places, int32(i))
		}
	}
	c.pool = c.pool.pick(places)
	return c
}

// outcomes returns the outcomes of any guess for all secrets.
func (c Candidates) outcomes(guess engine.Word) []outcome {
	return c.pool.outcomes(c.table.patterns(guess, c.pool.answers()), nil)
}

// patterns returns the flagged patterns of any guess against some answers.
func (t *Table) patterns(guess engine.Word, answers []int32) []outcome {
	if guess.Len() != t.length {
		panic(ErrLength)
	}
	o := outcomesOf(t.length)
	patterns := make([]outcome, len(answers))
	for _, c := range columnsOf(guess) {
		letter, held := t.letters[c.letter]
		if !held {
			continue
		}
		for i, answer := range answers {
			patterns[i] += c.cell(t.placesOf(int32(letter), answer))
		}
	}
	for i, pattern := range patterns {
		patterns[i] = o.flagged(pattern)
	}
	return patterns
}

// Split returns how a guess divides the secrets. It need not be in the list.
func (c Candidates) Split(guess engine.Word) Split {
	count := newCounter(c.table.length)
	count.countEach(c.outcomes(guess), count.win)
	return count.result(c.pool.len())
}
