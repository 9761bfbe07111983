package solver

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"ketword/engine"
)

// MaxPairs is how many secrets of two words are held. Of more, a sample is.
const MaxPairs = 1_000_000

const (
	sampleSize = 200_000    // pairs
	maxLooks   = 40_000_000 // pairs of answers looked at to find them; where that is too few, all are
)

// admittedPairs returns the secrets of two words that some turns admit. If they
// are too many to be looked at, or to be held, it returns a sample of them, and
// about which share of all that is, else 0.
func (t *Table) admittedPairs(turns []engine.Turn) (p pool, share float64) {
	f := newFinder(t, turns)
	var some []pair
	if n := int64(len(f.words)); n*(n-1)/2 > maxLooks {
		some, share = f.sample()
	}
	if len(some) < sampleSize { // pairs are rare, or words few
		if all, ok := f.all(); ok {
			return compact(f.words, all), 0
		}
		some, share = f.sample()
	}
	return compact(f.words, some), share
}

// finder finds pairs of answers that some turns admit.
type finder struct {
	words    []int32 // answers that can be part of one
	sets     []letterSet
	table    *Table
	wants    []outcome   // of the turns
	patterns [][]outcome // of the turns, against the words
}

// newFinder leaves out the answers that no turn's marks can come from.
func newFinder(t *Table, turns []engine.Turn) *finder {
	f := &finder{table: t, words: t.everyAnswer()}
	o := outcomesOf(t.length)
	for _, turn := range turns {
		var rest []int32
		for i, pattern := range t.patterns(turn.Guess, f.words) {
			if within(pattern%o.flag, uint32(turn.Feedback.Code())) {
				rest = append(rest, f.words[i])
			}
		}
		f.words = rest
	}
	for _, turn := range turns {
		f.wants = append(f.wants, o.of(turn.Feedback))
		f.patterns = append(f.patterns, t.patterns(turn.Guess, f.words))
	}
	f.sets = t.letterSets(f.words)
	return f
}

// within reports whether every mark of a part is that of the whole, or absent.
func within(part, whole uint32) bool {
	for ; part > 0; part, whole = part/3, whole/3 {
		if part%3 != 0 && part%3 != whole%3 {
			return false
		}
	}
	return true
}

// fits reports whether the words at two places are a secret.
func (f *finder) fits(i, j int) bool {
	if !f.table.apart(f.words, f.sets, i, j) {
		return false
	}
	for turn, want := range f.wants {
		if f.patterns[turn][i]+f.patterns[turn][j] != want {
			return false
		}
	}
	return true
}

// all returns all pairs in order; false if they are more than can be held.
func (f *finder) all() ([]pair, bool) {
	var list []pair
	for i := range f.words {
		for j := i + 1; j < len(f.words); j++ {
			if f.fits(i, j) {
				list = append(list, pair{a: int32(i), b: int32(j)})
			}
		}
		if len(list) > MaxPairs {
			return nil, false
		}
	}
	return list, true
}

// sample returns pairs drawn at random, always the same for the same list and
// turns, in order, and about which share of all pairs they are.
func (f *finder) sample() (list []pair, share float64) {
	n := len(f.words)
	random := rand.New(rand.NewPCG(uint64(n), uint64(len(f.wants))))
	drawn, looks := map[pair]bool{}, 0
	for looks < maxLooks && len(list) < sampleSize {
		looks++
		q := pair{a: random.Int32N(int32(n)), b: random.Int32N(int32(n))}
		if q.a < q.b && f.fits(int(q.a), int(q.b)) && !drawn[q] {
			drawn[q] = true
			list = append(list, q)
		}
	}
	slices.SortFunc(list, func(x, y pair) int { return cmp.Or(cmp.Compare(x.a, y.a), cmp.Compare(x.b, y.b)) })
	return list, 1 - math.Exp(-float64(looks)/(float64(n)*float64(n))) // some are drawn more than once
}
