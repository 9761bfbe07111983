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

// After returns the secrets that a turn admits. Its guess need not be in the
// list. It panics if the guess has another length than the list.
func (c Candidates) After(t engine.Turn) Candidates {
	c.turns = append(slices.Clip(c.turns), t)
	if c.drawn { // fewer may be few enough to be held
		c.pool, c.drawn = c.table.admittedPairs(c.turns)
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

// Groups returns the feedbacks that a guess can get, each with the secrets
// that give it, in the order in which they first occur.
func (c Candidates) Groups(guess engine.Word) iter.Seq2[engine.Feedback, Candidates] {
	return func(yield func(engine.Feedback, Candidates) bool) {
		o := outcomesOf(c.table.length)
		for code, places := range sorted(c.outcomes(guess), o.count()) {
			group, f := c, o.feedback(code)
			group.pool = c.pool.pick(places)
			group.turns = append(slices.Clip(c.turns), engine.Turn{Guess: guess, Feedback: f})
			if !yield(f, group) {
				return
			}
		}
	}
}

// sorted yields the different outcomes, of which there are count, in the order
// in which they first occur, each with the places where it does.
func sorted(each []outcome, count int) iter.Seq2[outcome, []int32] {
	return func(yield func(outcome, []int32) bool) {
		var order []outcome
		ends := make([]int32, count)
		for _, o := range each {
			if ends[o]++; ends[o] == 1 {
				order = append(order, o)
			}
		}
		places, end := make([]int32, len(each)), int32(0)
		for _, o := range order {
			end, ends[o] = end+ends[o], end
		}
		for i, o := range each {
			places[ends[o]] = int32(i)
			ends[o]++
		}
		start := int32(0)
		for _, o := range order {
			if !yield(o, places[start:ends[o]]) {
				return
			}
			start = ends[o]
		}
	}
}

// thinSize is how many secrets are enough to say what guesses do: with so
// many, all guesses of a list are ranked in a second.
const thinSize = 50_000

// thinned returns up to so many candidates: every so many of them, if they are
// more.
func (c Candidates) thinned(size int) Candidates {
	n := c.pool.len()
	if n <= size {
		return c
	}
	places := make([]int32, size)
	for i := range places {
		places[i] = int32(i * n / size)
	}
	c.pool, c.thin, c.drawn = c.pool.pick(places), true, false
	return c
}
