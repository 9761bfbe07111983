// Package sample decides how much long tests compare. In make test that is a sample, the same
// everywhere; in make test-long, which builds the tests with the tag long, it is everything. The
// package also has lists for tests and benchmarks, and slow searches to compare with.
package sample

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// seed draws the samples.
const seed = 1

// Size returns some, or all if tests compare everything.
func Size(some, all int) int {
	if Whole {
		return all
	}
	return some
}

// Of returns which of all things a test takes, in order: some of them, drawn by a seed that is
// logged, or all. There may be fewer things than some.
func Of(t testing.TB, some, all int) []int {
	t.Helper()
	some = min(Size(some, all), all)
	t.Cleanup(func() {
		if t.Failed() && some < all {
			t.Logf("a sample of %d of %d, by seed %d; make test-long takes all", some, all, seed)
		}
	})
	taken := rand.New(rand.NewPCG(seed, uint64(all))).Perm(all)[:some]
	slices.Sort(taken)
	return taken
}

// LongOnly skips a test in make test: one of a rare fault, whose code nothing else changes. The
// reason says what part of it make test covers.
func LongOnly(t testing.TB, why string) {
	t.Helper()
	if !Whole {
		t.Skip("make test-long has it: " + why)
	}
}

// From returns some of many things as [Of] does.
func From[T any](t testing.TB, some int, all []T) []T {
	t.Helper()
	var taken []T
	for _, i := range Of(t, some, len(all)) {
		taken = append(taken, all[i])
	}
	return taken
}
