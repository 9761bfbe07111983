package solver

import "math"

// Split is how a guess divides the possible secrets: the sizes of the groups
// that give the same feedback.
type Split struct {
	Secrets int     // that are possible before the guess
	Sizes   []int32 // of the groups, in no order; they sum to Secrets
	Wins    int     // size of the group that the guess wins
	sums    sums    // over the groups; zero where they have not been computed
}

// Parts returns the number of groups.
func (s Split) Parts() int { return len(s.Sizes) }

// Worst returns the size of the largest group.
func (s Split) Worst() int { return int(s.figures().worst) }

// Remaining returns how many secrets are expected to be possible after the
// guess: the mean, over the secrets, of the size of their group. One that is won
// counts as one that is left.
func (s Split) Remaining() float64 { return s.figures().remaining(s.Secrets) }

// Bits returns the information that the guess is expected to give, the entropy
// of its feedback.
func (s Split) Bits() float64 { return s.figures().bits(s.Secrets) }

// sums are what figures about a split are made of.
type sums struct {
	squares int64 // Σ m² over the groups of m secrets
	logs    int64 // Σ m·log2(m), in parts of a logUnit
	worst   int32 // the greatest m
}

func sumsOf(sizes []int32) sums {
	var t sums
	for _, size := range sizes {
		t.squares += int64(size) * int64(size)
		t.logs += timesLog(size)
		t.worst = max(t.worst, size)
	}
	return t
}

// figures returns the sums, computing them only if that is still to be done.
func (s Split) figures() sums {
	if s.sums.squares > 0 {
		return s.sums
	}
	return sumsOf(s.Sizes)
}

func (t sums) remaining(secrets int) float64 { return float64(t.squares) / float64(secrets) }

func (t sums) bits(secrets int) float64 {
	return max(0, math.Log2(float64(secrets))-float64(t.logs)/logUnit/float64(secrets)) // a little less, by rounding
}

// logUnit is 1 in whole numbers, of which sums do not depend on the order.
const logUnit = 1 << 32

// timesLogs is n·log2(n) for the sizes that most groups have.
var timesLogs = func() (table [1 << 12]int64) {
	for n := range table {
		table[n] = computeTimesLog(max(n, 1))
	}
	return table
}()

// timesLog returns n·log2(n), which for 0 is 0, in parts of a logUnit.
func timesLog(n int32) int64 {
	if int(n) < len(timesLogs) {
		return timesLogs[n]
	}
	return computeTimesLog(int(n))
}

func computeTimesLog(n int) int64 {
	return int64(math.Round(float64(n) * math.Log2(float64(n)) * logUnit))
}
