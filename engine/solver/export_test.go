package solver

import (
	"iter"

	"ketword/engine"
)

// Len returns the number of guesses.
func (t *Table) Len() int { return len(t.guesses) }

// Guess returns a guess by its number in alphabetical order, from 0.
func (t *Table) Guess(number int) engine.Word { return t.guesses[number] }

// Patterns yields the guesses with these numbers, each with the codes of its
// feedback against all answers, as they are added up for ranking.
func (t *Table) Patterns(numbers iter.Seq[int]) iter.Seq2[engine.Word, []uint32] {
	grid := t.columns.Grid(t.answers.All())
	return func(yield func(engine.Word, []uint32) bool) {
		for n := range numbers {
			if !yield(t.guesses[n], grid.Patterns(n)) {
				return
			}
		}
	}
}

// SampleOf returns up to so many of the candidates.
func (c Candidates) SampleOf(size int) Candidates { return c.sample(size) }

// RankedSplit returns the split of a guess, by its number, as it is counted for
// ranking.
func (c Candidates) RankedSplit(number int) Split { return newRanker(c).split(number) }

// Reference is what the plain way finds out.
type Reference struct{ reference }

// NewReference returns the reference of some candidates.
func NewReference(c Candidates) Reference { return Reference{newReference(c)} }

// Split, Groups and Admitted are those of the reference.
func (r Reference) Split(guess engine.Word) Split { return r.split(guess) }

func (r Reference) Groups(guess engine.Word) iter.Seq2[engine.Feedback, []int32] {
	return r.groups(guess)
}

func (r Reference) Admitted(t engine.Turn) []int32 { return r.admitted(t) }

// Scored returns a table like t that has no columns, so that everything is
// found out by the reference.
func (t *Table) Scored() *Table {
	scored := *t
	scored.columns = nil
	return &scored
}
