package lexicon

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/wordlists"
)

// randomWords returns 100,000 words of eight letters, each drawn uniformly from
// a … z. They share fewer beginnings than the words of any language, so their trie
// is the largest.
func randomWords() []string {
	r := rand.New(rand.NewPCG(1, 2))
	seen := map[string]bool{}
	var all []string
	for len(all) < MaxWords {
		var w [8]byte
		for i := range w {
			w[i] = 'a' + byte(r.IntN(26))
		}
		if s := string(w[:]); !seen[s] {
			seen[s] = true
			all = append(all, s)
		}
	}
	return all
}

// syllableWords returns 100,000 words of four syllables. They share beginnings as the
// words of a language do.
func syllableWords() []string {
	r := rand.New(rand.NewPCG(1, 2))
	seen := map[string]bool{}
	var all []string
	for len(all) < MaxWords {
		var w []byte
		for range 4 {
			w = append(w, "bcdfghjklmnprstvwz"[r.IntN(18)*r.IntN(18)/18], "eaioun"[r.IntN(6)])
		}
		if !seen[string(w)] {
			seen[string(w)] = true
			all = append(all, string(w))
		}
	}
	return all
}

func BenchmarkNew(b *testing.B) {
	random, syllables := randomWords(), syllableWords()
	for _, c := range []struct {
		name             string
		length           int
		answers, guesses string
	}{
		{"english5", 5, wordlists.English5.Answers, wordlists.English5.Guesses},
		{"100000/syllables/shuffled", 8, strings.Join(syllables, "\n"), ""},
		{"100000/syllables/sorted", 8, strings.Join(slices.Sorted(slices.Values(syllables)), "\n"), ""},
		{"100000/random/shuffled", 8, strings.Join(random, "\n"), ""},
		{"100000/random/sorted", 8, strings.Join(slices.Sorted(slices.Values(random)), "\n"), ""},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := New("en", c.length, c.answers, c.guesses); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkUnpack(b *testing.B) {
	for b.Loop() {
		Unpack("en", 5, wordlists.English5.Packed)
	}
}

func BenchmarkTrie(b *testing.B) {
	l := mustNew(b, wordlists.English5.Guesses, "")
	words := slices.Collect(l.Answers())
	b.Run(fmt.Sprintf("insert/%d", len(words)), func(b *testing.B) {
		for b.Loop() {
			trie := trieOf("")
			for _, w := range words {
				trie.insert(w, fromGuesses)
			}
		}
	})
	b.Run("lookup", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			l.Has(words[i%len(words)])
		}
	})
}

// The slowest lists for pairs have the largest number of words, and either many pairs
// or none, since all words share a letter.
func BenchmarkPairs(b *testing.B) {
	random := randomWords()
	l := mustNew(b, strings.Join(random, "\n"), "")
	b.Run("count", func(b *testing.B) {
		l.FirstWords(quantum.Mode)
		for b.Loop() {
			l.Pairs()
		}
	})
	b.Run("firsts", func(b *testing.B) {
		for b.Loop() {
			newPairs(l, &pacer{ctx: engine.Forever})
		}
	})
	for i, w := range random {
		random[i] = "a" + w
	}
	common, err := New("en", 9, strings.Join(random, "\n"), "")
	if err != nil {
		b.Fatal(err)
	}
	b.Run("firsts/none", func(b *testing.B) {
		for b.Loop() {
			newPairs(common, &pacer{ctx: engine.Forever})
		}
	})
	b.Run("draw", func(b *testing.B) {
		r := rand.New(rand.NewPCG(1, 1))
		for b.Loop() {
			if _, err := l.Draw(quantum, r); err != nil {
				b.Fatal(err)
			}
		}
	})
}
