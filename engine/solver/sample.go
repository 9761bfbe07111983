package solver

import "math"

// Sampled reports whether they are a sample, so that every figure about them
// is an estimate.
func (c Candidates) Sampled() bool { return c.share > 0 }

// Size returns how many secrets are possible, which for a sample is an
// estimate.
func (c Candidates) Size() int { return c.scaled(float64(c.Len())) }

// standFor returns how many secrets each one that is held stands for.
func (c Candidates) standFor() float64 {
	if c.share == 0 {
		return 1
	}
	return 1 / c.share
}

// scaled returns for so many held secrets how many possible ones there are.
func (c Candidates) scaled(held float64) int { return int(math.Round(held * c.standFor())) }

// thinned returns up to so many candidates: every so many of them, if they are
// more.
func (c Candidates) thinned(size int) Candidates {
	n := c.pool.len()
	if n <= size {
		return c
	}
	places := make([]int32, size)
	for i := range places {
		places[i] = int32(int64(i) * int64(n) / int64(size))
	}
	c.share = 1 / (c.standFor() * float64(n) / float64(size))
	c.pool, c.drawn = c.pool.pick(places), false
	return c
}
