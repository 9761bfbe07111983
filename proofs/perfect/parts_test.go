package perfect

import (
	"math/rand/v2"
	"testing"

	"ketword/engine"
	"ketword/internal/patterns"
	"ketword/internal/sample"
)

// countPatterns counts the different patterns of a guess by the rules, and returns the label of
// each answer: answers have the same if they give the same pattern.
func countPatterns(t *testing.T, guess engine.Word, answers []engine.Word, some []int32) (parts int, labels string) {
	t.Helper()
	seen := map[int]byte{}
	for _, a := range some {
		c := engine.Score(guess, secretOf(answers[a])).Code()
		if _, known := seen[c]; !known {
			seen[c] = byte('a' + len(seen))
		}
		labels += string(seen[c])
	}
	return len(seen), labels
}

// TestPartCounter: the parts of a guess are counted by the rules, and are at most what its columns
// admit. Of guesses that divide the answers differently, only those are sieved out that another
// divides more finely.
func TestPartCounter(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for length := engine.MinLength; length <= patterns.MaxLength; length++ {
		letters := max(2+length/2, 20/length) // which repeat, and make words enough
		answers := sample.RandomWords(random, 60, length, letters)
		guesses := append(sample.RandomWords(random, 80, length, letters), engine.WordOf([]engine.Letter("zyxwvutsrq")[:length]...))
		set := patterns.NewSet(length, answers)
		set.AddGuesses(guesses)
		counter, sieve, spreads := newPartCounter(length), newSieve(set, len(guesses)), spreads{set: set}
		numbers := make([]int32, len(guesses))
		for i := range numbers {
			numbers[i] = int32(i)
		}
		for _, some := range [][]int32{{}, {7}, {1, 2, 3}, {0, 1, 2, 3, 4, 5, 6, 49}, {3, 5, 8, 13, 21, 34, 44, 45, 46, 47, 48, 50, 52, 53, 54, 55, 57}} {
			grid := set.Grid(some)
			spreads.count(grid)
			finest := map[int32]string{}
			for _, guess := range sieve.telling(grid, numbers) {
				_, finest[guess] = countPatterns(t, guesses[guess], answers, some)
			}
			for i, guess := range guesses {
				parts, labels := countPatterns(t, guess, answers, some)
				if got := counter.parts(grid, i, 0); got != parts {
					t.Fatalf("%s: %d parts, want %d", guess, got, parts)
				}
				if got := counter.parts(grid, i, 2); got != max(parts, 2) {
					t.Fatalf("%s: %d parts if more than 2, want %d", guess, got, max(parts, 2))
				}
				if most := spreads.most(int32(i)); most < parts {
					t.Fatalf("%s: at most %d parts, but %d", guess, most, parts)
				}
				if parts > 1 && !refined(labels, finest) {
					t.Fatalf("%s is sieved out, which divides %v as %s", guess, some, labels)
				}
			}
			if len(some) < 2 && len(finest) > 0 {
				t.Errorf("%d guesses tell something of %v", len(finest), some)
			}
		}
	}
}

// refined reports whether some division tells all answers apart that labels do.
func refined(labels string, divisions map[int32]string) bool {
	for _, d := range divisions {
		of, finer := map[byte]byte{}, true
		for i := range len(d) {
			if was, known := of[d[i]]; known && was != labels[i] {
				finer = false
			}
			of[d[i]] = labels[i]
		}
		if finer {
			return true
		}
	}
	return false
}

// TestSieveManyColumns: where there are too many columns to tell them apart, no guess is sieved
// out.
func TestSieveManyColumns(t *testing.T) {
	words := make([]engine.Word, 1<<placeBits)
	for i := range words {
		words[i] = engine.WordOf(engine.Letter(0x4E00+i), 'a')
	}
	set := patterns.NewSet(2, words[:9])
	set.AddGuesses(words)
	some := []int32{5, 6, 7}
	if got := newSieve(set, len(words)).telling(set.Grid([]int32{0, 1, 2}), some); len(got) != len(some) {
		t.Errorf("%d of %d guesses", len(got), len(some))
	}
}

// TestCounterWraps: the stamps of a counter begin anew before they meet those that are left.
func TestCounterWraps(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	words := sample.RandomWords(random, 20, 4, 4)
	set := patterns.NewSet(4, words)
	set.AddGuesses(words)
	grid, counter := set.Grid([]int32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}), newPartCounter(4)
	want := counter.parts(grid, 3, 0)
	counter.now = ^uint32(0) - 1
	for range 4 {
		if got := counter.parts(grid, 3, 0); got != want {
			t.Errorf("%d parts, want %d", got, want)
		}
	}
}
