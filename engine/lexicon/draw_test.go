package lexicon

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"ketword/engine"
)

// Pearson's chi-square test decides whether draws are uniform. It fails a good
// drawer once in a million times; the random numbers here are always the same, so
// these tests pass always or never.

// chiSquare returns Pearson's statistic of counts that should be equal.
func chiSquare(counts []int) float64 {
	total := 0
	for _, n := range counts {
		total += n
	}
	want, sum := float64(total)/float64(len(counts)), 0.0
	for _, n := range counts {
		sum += (float64(n) - want) * (float64(n) - want) / want
	}
	return sum
}

// critical returns the value that chi-square exceeds once in a million times with
// the given degrees of freedom, by the approximation of Wilson and Hilferty (1931):
// ν(1 − 2/9ν + z√(2/9ν))³. It is never too low here, but 15 % too high for one
// degree, 2.3 % for ten, and 0.2 % for a hundred.
func critical(degrees int) float64 {
	const z = 4.7534 // the normal distribution exceeds it once in a million
	v := 2 / (9 * float64(degrees))
	return float64(degrees) * math.Pow(1-v+z*math.Sqrt(v), 3)
}

// uniform reports whether counts pass the test as uniform draws.
func uniform(counts []int) bool { return chiSquare(counts) <= critical(len(counts)-1) }

// The test itself: against exact values, and with good and bad drawers.
func TestChiSquare(t *testing.T) {
	// The exact values come from the incomplete gamma function.
	for degrees, want := range map[int]float64{10: 46.86, 100: 182.13, 1000: 1227.15, 2061: 2380.70} {
		if got := critical(degrees); got < want || got > want*1.025 {
			t.Errorf("%d degrees: %.2f, want %.2f", degrees, got, want)
		}
	}
	r := rand.New(rand.NewPCG(1, 1))
	for name, c := range map[string]struct {
		draw func() int
		want bool
	}{
		"uniform":                     {func() int { return r.IntN(100) }, true},
		"the smaller of two":          {func() int { return min(r.IntN(100), r.IntN(100)) }, false},
		"the last is never drawn":     {func() int { return r.IntN(99) }, false},
		"the first 28 twice as often": {func() int { return r.IntN(128) % 100 }, false},
	} {
		counts := make([]int, 100)
		for range 100_000 {
			counts[c.draw()]++
		}
		if got := uniform(counts); got != c.want {
			t.Errorf("%s: passes = %v with %.0f", name, got, chiSquare(counts))
		}
	}
}

// In both modes the first word is drawn uniformly from those that can be first.
func TestDrawFirst(t *testing.T) {
	t.Parallel()
	l := english(t)
	index := map[engine.Word]int{}
	for w := range l.Answers() {
		index[w] = len(index)
	}
	for _, c := range []struct {
		rules engine.Rules
		draws int
	}{{classic, 40 * l.AnswerCount()}, {quantum, 10 * l.AnswerCount()}} {
		counts := make([]int, l.AnswerCount())
		r := rand.New(rand.NewPCG(4, 4))
		for range c.draws {
			counts[index[drawn(t, l, c.rules, r)[0]]]++
		}
		if !uniform(counts) {
			t.Errorf("%s: chi-square %.0f, critical %.0f", c.rules.Mode, chiSquare(counts), critical(l.AnswerCount()-1))
		}
	}
}

// The second word is drawn uniformly from the partners of the first. A word without
// a partner is never drawn.
func TestDrawSecond(t *testing.T) {
	t.Parallel()
	l := mustNew(t, "abide\naudio\ncrest\nflesh\nthorn\nblimp\nlathe\njumpy\n", "")
	answers := slices.Collect(l.Answers())
	counts := map[engine.Word]map[engine.Word]int{}
	r := rand.New(rand.NewPCG(5, 5))
	const draws = 40_000
	for range draws {
		w := drawn(t, l, quantum, r)
		if counts[w[0]] == nil {
			counts[w[0]] = map[engine.Word]int{}
		}
		counts[w[0]][w[1]]++
	}
	var firsts []int
	for i, first := range answers {
		partners := naive(texts(answers), i)
		if len(partners) == 0 {
			if n := len(counts[first]); n > 0 {
				t.Errorf("%v was drawn, though it has no partner", first)
			}
			continue
		}
		var seconds []int
		total := 0
		for _, j := range partners {
			seconds = append(seconds, counts[first][answers[j]])
			total += counts[first][answers[j]]
		}
		firsts = append(firsts, total)
		if len(seconds) > 1 && !uniform(seconds) {
			t.Errorf("second words of %v: %v", first, seconds)
		}
	}
	if !uniform(firsts) {
		t.Errorf("first words: %v", firsts)
	}
}

// drawn returns the words of a random secret.
func drawn(t *testing.T, l *Lexicon, rules engine.Rules, r *rand.Rand) []engine.Word {
	t.Helper()
	seed, err := l.Draw(rules, r)
	if err != nil {
		t.Fatal(err)
	}
	if seed > engine.MaxDrawnSeed {
		t.Fatalf("seed %d does not fit a link", seed)
	}
	p, err := l.Puzzle(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	return slices.Collect(p.Secret.Words())
}

// Seeds are drawn from the whole range, so that none reveals the random numbers
// before it, and repeats are rare.
func TestDrawSeedsSpread(t *testing.T) {
	l := english(t)
	r := rand.New(rand.NewPCG(6, 6))
	counts := make([]int, 16)
	for range 10_000 {
		seed, err := l.Draw(classic, r)
		if err != nil {
			t.Fatal(err)
		}
		counts[seed/((engine.MaxDrawnSeed+1)/16)]++
	}
	if !uniform(counts) {
		t.Errorf("seeds by sixteenths of the range: %v", counts)
	}
}
