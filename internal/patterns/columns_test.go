package patterns

import (
	"math/rand/v2"
	"testing"

	"ketword/engine"
)

// repeatingWords returns words of few different letters, so that letters repeat.
func repeatingWords(random *rand.Rand, count, length int) []engine.Word {
	words := make([]engine.Word, count)
	for i := range words {
		letters := make([]engine.Letter, length)
		for j := range letters {
			letters[j] = engine.Letter('a' + random.IntN(2+length/2))
		}
		words[i] = engine.WordOf(letters...)
	}
	return words
}

// TestPatternsEqualScore: what the columns add up to is the feedback that the
// rules give, for words of every length and numbers of answers that fill their
// 64 bits or not. Guesses may have letters that no answer has.
func TestPatternsEqualScore(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for length := engine.MinLength; length <= MaxLength; length++ {
		answers := repeatingWords(random, 50, length)
		guesses := append(repeatingWords(random, 60, length), engine.WordOf([]engine.Letter("zyxwvutsrq")[:length]...))
		s := NewSet(length, answers)
		s.AddGuesses(guesses)
		for _, some := range [][]int32{{7}, {0, 1, 2, 3, 4, 5, 6, 49}, {3, 5, 8, 13, 21, 34, 44, 45, 46, 47, 48}} {
			g := s.Grid(some)
			for number, guess := range guesses {
				patterns := g.Patterns(number)
				if len(patterns) != len(some) || g.Answers() != len(some) {
					t.Fatalf("%d patterns, %d answers, want %d", len(patterns), g.Answers(), len(some))
				}
				for i, answer := range some {
					if want := code(t, guess, answers[answer]); int(patterns[i]) != want {
						t.Errorf("%s against %s: %d, want %d", guess, answers[answer], patterns[i], want)
					}
				}
				checkPacked(t, g, number, patterns)
			}
		}
	}
}

// code returns the pattern of a guess against a word by the rules.
func code(t *testing.T, guess, word engine.Word) int {
	t.Helper()
	secret, err := engine.NewSecret(word)
	if err != nil {
		t.Fatal(err)
	}
	return engine.Score(guess, secret).Code()
}

// checkPacked adds up the packed columns of a guess.
func checkPacked(t *testing.T, g *Grid, guess int, patterns []uint32) {
	t.Helper()
	if g.Small() != (g.set.length <= 5) {
		t.Fatalf("%d letters: small cells %v", g.set.length, g.Small())
	}
	if !g.Small() {
		return
	}
	rows := g.Packed(guess)
	for i, want := range patterns {
		sum := uint64(0)
		for _, row := range rows {
			sum += row[i/SmallCells] >> (i % SmallCells * smallCell) % SmallPatterns
		}
		if sum != uint64(want) {
			t.Errorf("packed columns add up to %d, want %d", sum, want)
		}
	}
}

// TestMost: a grid takes about as many bytes as it may.
func TestMost(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for _, length := range []int{5, 6} {
		words := repeatingWords(random, 400, length)
		s := NewSet(length, words)
		s.AddGuesses(words)
		const bytes = 20_000
		most := s.Most(bytes)
		some := make([]int32, most)
		if got := 8 * len(s.Grid(some).cells); most == 0 || got > bytes+8*len(s.columns) || got < bytes/2 {
			t.Errorf("%d letters: %d answers take %d bytes, want about %d", length, most, got, bytes)
		}
	}
}
