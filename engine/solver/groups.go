package solver

import (
	"iter"
	"slices"

	"ketword/engine"
)

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

// group returns how many secrets a turn admits.
func (c Candidates) group(t engine.Turn) int {
	count, want := 0, outcomesOf(c.table.length).of(t.Feedback)
	for _, o := range c.outcomes(t.Guess) {
		if o == want {
			count++
		}
	}
	return count
}
