package stride_test

import (
	"math/big"
	"testing"

	"ketword/engine/internal/stride"
)

func TestSeedIsTheInverseOfIndex(t *testing.T) {
	for _, n := range []int{1, 2, 3, 7, 64, 100, 2062, 99_991, 100_000} {
		for i := range n {
			if s := stride.Seed(i, n); s >= uint64(n) || stride.Index(s, n) != i {
				t.Fatalf("n = %d: the seed of %d is %d, which names %d", n, i, s, stride.Index(s, n))
			}
		}
	}
}

// A prime shares no factor with any length.
func TestTheMultiplierIsPrime(t *testing.T) {
	if multiplier := stride.Index(1, stride.MaxLength); !big.NewInt(4611686018453).ProbablyPrime(20) ||
		multiplier != 4611686018453%stride.MaxLength {
		t.Errorf("multiplier %d", multiplier)
	}
}
