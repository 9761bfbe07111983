// Package sample says how much long tests compare: a sample in make test, which is drawn by a
// constant and so the same everywhere, and everything in make test-long, which builds the tests with
// the tag long. It also has the list of the benchmarks.
package sample

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// seed draws the samples.
const seed = 1

// Size returns how many of a kind a test takes: some, or all if it compares everything.
func Size(some, all int) int {
	if Whole {
		return all
	}
	return some
}

// Of returns which of so many things a test takes, in order: some, drawn by a seed that a test which
// fails tells, or all. There may be fewer things than some.
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

// LongOnly leaves a test to make test-long: one of a rare fault, whose code nothing else changes. The
// reason says what of it make test has.
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
