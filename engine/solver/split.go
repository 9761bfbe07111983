package solver

import "math"

// Split is how a guess divides the possible secrets: the sizes of the groups
// that give the same feedback.
type Split struct {
	Secrets int     // that are possible before the guess
	Sizes   []int32 // of the groups, in no order; they sum to Secrets
	Wins    int     // size of the group that the guess wins
}

// Parts returns the number of groups.
func (s Split) Parts() int { return len(s.Sizes) }

// Worst returns the size of the largest group.
func (s Split) Worst() int {
	worst := int32(0)
	for _, size := range s.Sizes {
		worst = max(worst, size)
	}
	return int(worst)
}

// Remaining returns how many secrets are expected to be possible after the
// guess, that of a win among them: the mean, over the secrets, of the size of
// their group.
func (s Split) Remaining() float64 {
	sum := 0
	for _, size := range s.Sizes {
		sum += int(size) * int(size)
	}
	return float64(sum) / float64(s.Secrets)
}

// Bits returns the information that the guess is expected to give, its
// entropy.
func (s Split) Bits() float64 {
	sum := 0.0
	for _, size := range s.Sizes {
		sum += timesLog(size)
	}
	n := float64(s.Secrets)
	return math.Log2(n) - sum/n
}

// logs is n·log2(n) for the sizes that most groups have.
var logs = func() (table [1 << 10]float64) {
	for n := range table {
		if n > 0 {
			table[n] = float64(n) * math.Log2(float64(n))
		}
	}
	return table
}()

// timesLog returns n·log2(n).
func timesLog(n int32) float64 {
	if int(n) < len(logs) {
		return logs[n]
	}
	return float64(n) * math.Log2(float64(n))
}
