package solver

import (
	"iter"
	"slices"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/patterns"
)

// reference computes in the plain way what a guess shows of secrets: it scores one after the other
// by [engine.Score] and gathers equal feedbacks. It defines what is right. The tests compare the
// fast code of the internal packages with it, and words too long for that code are solved by it.
type reference []engine.Secret

// newReference takes all secrets of some candidates.
func newReference(c Candidates) reference {
	return slices.AppendSeq(make(reference, 0, c.Len()), c.All())
}

// admitted returns the indices of the secrets that a turn admits.
func (r reference) admitted(t engine.Turn) []int32 {
	var indices []int32
	for i, secret := range r {
		if t.Admits(secret) {
			indices = append(indices, int32(i))
		}
	}
	return indices
}

// groups yields the feedbacks that a guess can get, in the order in which they
// first occur, each with the indices of the secrets that give it.
func (r reference) groups(guess engine.Word) iter.Seq2[engine.Feedback, []int32] {
	return each.Grouped(each.Index[int32](len(r)), func(i int32) engine.Feedback { return engine.Score(guess, r[i]) })
}

// split returns how a guess divides the secrets: the sizes of those groups.
func (r reference) split(guess engine.Word) Split {
	sizes := map[engine.Feedback]int32{}
	for _, secret := range r {
		sizes[engine.Score(guess, secret)]++
	}
	s := Split{Secrets: len(r), Sizes: make([]int32, 0, len(sizes))}
	for f, size := range sizes {
		s.Sizes = append(s.Sizes, size)
		if f.Wins() {
			s.Wins = int(size)
		}
	}
	s.sums = sumsOf(s.Sizes, s.Wins)
	return s
}

// CountedLength is the most letters of words whose patterns are counted by
// columns. Longer ones are scored one by one, in Scoring times the time.
const (
	CountedLength = patterns.MaxLength
	Scoring       = 50
)

// mostScored is over how many secrets guesses are compared by scoring. If there are more, a part of
// them is taken.
const mostScored = 10_000
