package solver

import "math"

// Split is how a guess divides the possible secrets: the sizes of the groups that give the same
// feedback.
//
// A game that is won is over. So if the guess wins several secrets, figures leave them out: they
// are not left, and nothing about them is unknown. A single one counts as left, as everybody counts
// it in Wordle, where a guess wins one at most (decision 16).
type Split struct {
	Secrets int     // that are possible before the guess
	Sizes   []int32 // of the groups, in no order; they sum to Secrets
	Wins    int     // size of the group that the guess wins
	sums    sums    // over the groups; zero where they have not been computed
}

// left returns how many secrets the groups have that count for figures.
func (s Split) left() int {
	if s.Wins > 1 {
		return s.Secrets - s.Wins
	}
	return s.Secrets
}

// Parts returns the number of groups.
func (s Split) Parts() int { return len(s.Sizes) }

// Worst returns the size of the largest group that is left.
func (s Split) Worst() int { return int(s.figures().worst) }

// Remaining returns how many secrets are expected to be left after the guess: the
// mean, over the secrets, of the size of their group.
func (s Split) Remaining() float64 { return s.figures().remaining(s.Secrets) }

// Bits returns the information that the guess is expected to give: the entropy
// of its feedback, where a win tells all.
func (s Split) Bits() float64 { return s.figures().bits(s.Secrets) }

// sums are what the figures of a split are computed from.
type sums struct {
	squares int64 // Σ m² over the groups of m secrets that are left
	logs    int64 // Σ m·log2(m), in parts of a logUnit
	worst   int32 // the greatest m
}

// sumsOf adds up groups. wins is the size of the one that is won.
func sumsOf(sizes []int32, wins int) sums {
	won := int32(wins)
	if wins <= 1 {
		won = 0 // counts as left
	}
	t := sums{squares: -int64(won) * int64(won), logs: -timesLog(won)}
	for _, size := range sizes {
		t.squares += int64(size) * int64(size)
		t.logs += timesLog(size)
		if size == won {
			won = 0 // there is one such group; others of its size are left
			continue
		}
		t.worst = max(t.worst, size)
	}
	return t
}

// figures returns the sums, computing them only if that is still to be done.
func (s Split) figures() sums {
	if s.sums.squares > 0 {
		return s.sums
	}
	return sumsOf(s.Sizes, s.Wins)
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
