package patterns

import (
	"math"
	"math/rand/v2"

	"ketword/engine"
	"ketword/internal/each"
)

// MaxPairs is how many pairs are held. Of more, a sample is.
const MaxPairs = 1_000_000

const (
	sampleSize = 200_000    // pairs
	maxLooks   = 40_000_000 // pairs of answers looked at to find them; where that is too few, all are
)

// sample returns pairs drawn at random, always the same for the same list and
// turns, in order, and about which share of all pairs they are.
func (s *search) sample() (list []pair, share float64, err error) {
	n := len(s.answers)
	random := rand.New(rand.NewPCG(uint64(n), uint64(len(s.wants))))
	drawn, looks := []int{}, 0 // a pair's numbers as one, a*n + b: ordered as the pairs are
	isDrawn := map[int]bool{}
	for looks < maxLooks && len(drawn) < sampleSize {
		if looks++; looks%looksAtOnce == 0 && engine.Pause(s.ctx) != nil {
			return nil, 0, s.ctx.Err()
		}
		a, b := int(random.Int32N(int32(n))), int(random.Int32N(int32(n)))
		if both := a*n + b; a < b && s.fits(a, b) && !isDrawn[both] {
			isDrawn[both] = true
			drawn = append(drawn, both)
		}
	}
	for _, both := range each.SortedInts(drawn) {
		list = append(list, pair{a: int32(both / n), b: int32(both % n)})
	}
	return list, 1 - math.Exp(-float64(looks)/(float64(n)*float64(n))), nil // some are drawn more than once
}
