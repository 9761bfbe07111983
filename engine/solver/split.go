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
	n := float64(s.Secrets)
	return math.Log2(n) - s.logs()/n
}

// logs returns Σ m·log2(m) over the groups of m secrets.
func (s Split) logs() float64 {
	sum := int64(0)
	for _, size := range s.Sizes {
		sum += timesLog(size)
	}
	return float64(sum) / logUnit
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
