package engine_test

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"ketword/engine"
)

// listSizes are even and odd lengths of lists.
var listSizes = []int{1, 2, 3, 7, 64, 100, 2062, 99_991, 100_000}

// Any n consecutive seeds name every index once.
func TestIndexIsAPermutation(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for _, n := range listSizes {
		for _, start := range []engine.Seed{0, 1, engine.Seed(random.Int64()), engine.MaxSeed - engine.Seed(n)} {
			seen := make([]bool, n)
			for s := start; s < start+engine.Seed(n); s++ {
				if i := s.Index(n); seen[i] {
					t.Fatalf("n = %d: seed %d names %d again", n, s, i)
				} else {
					seen[i] = true
				}
			}
		}
	}
}

// Shared links must keep naming the same puzzle. The test computes the formula
// (s mod n)·p mod n with numbers of any size.
func TestIndexFormula(t *testing.T) {
	p := big.NewInt(4611686018453)
	if !p.ProbablyPrime(20) {
		t.Error("the multiplier is not prime")
	}
	random := rand.New(rand.NewPCG(2, 2))
	for range 1000 {
		s, n := random.Uint64()>>1, random.Int64N(4_000_000)+1
		want := new(big.Int).SetUint64(s)
		want.Mod(want, big.NewInt(n)).Mul(want, p).Mod(want, big.NewInt(n))
		if got := engine.Seed(s).Index(int(n)); int64(got) != want.Int64() {
			t.Fatalf("seed %d of %d: %d, want %d", s, n, got, want)
		}
	}
}

func TestSeedOfIsTheInverseOfIndex(t *testing.T) {
	for _, n := range listSizes {
		for i := range n {
			if s := engine.SeedOf(i, n); s >= engine.Seed(n) || s.Index(n) != i {
				t.Fatalf("n = %d: the seed of %d is %d, which names %d", n, i, s, s.Index(n))
			}
		}
	}
}

func TestPartner(t *testing.T) {
	const firstOfState1234567 = 6457827717110365317
	for _, m := range []int{1, 2, 211, 100_000} {
		if got, want := engine.Seed(1234567).Partner(m), firstOfState1234567%m; got != want {
			t.Errorf("partner of %d: %d, want %d", m, got, want)
		}
	}
}

func TestParseSeed(t *testing.T) {
	for s, want := range map[string]engine.Seed{
		"0": 0, "2000": 2000, "9007199254740991": engine.MaxDrawnSeed, "9223372036854775807": engine.MaxSeed,
	} {
		if got, err := engine.ParseSeed(s); got != want || err != nil {
			t.Errorf("%q: %d, %v", s, got, err)
		}
	}
	for _, s := range []string{"", "-1", "+1", "1.5", "1e3", " 1", "9223372036854775808", "99999999999999999999"} {
		if got, err := engine.ParseSeed(s); err == nil || got != 0 {
			t.Errorf("%q: %d", s, got)
		}
	}
}
