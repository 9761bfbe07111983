package report

import (
	"math/bits"
	"unicode/utf8"
)

// Pairs returns how many pairs of words have no letter in common, and how
// many words are in no such pair.
func Pairs(words []string) (pairs, single int) {
	masks := newAlphabet(words).masks(words)
	partners := make([]int, len(words))
	for i, a := range masks {
		for j, b := range masks[:i] {
			if a&b == 0 {
				pairs++
				partners[i]++
				partners[j]++
			}
		}
	}
	for _, n := range partners {
		if n == 0 {
			single++
		}
	}
	return pairs, single
}

// alphabet gives each letter that words have a bit of its own.
type alphabet map[rune]uint64

func newAlphabet(words []string) alphabet {
	bit := make(alphabet)
	for _, word := range words {
		for _, letter := range word {
			if bit[letter] == 0 {
				bit[letter] = 1 << len(bit)
			}
		}
	}
	if len(bit) > bits.UintSize {
		panic("report: more letters than bits")
	}
	return bit
}

// masks returns the letters of each word as a set of bits.
func (a alphabet) masks(words []string) []uint64 {
	masks := make([]uint64, len(words))
	for i, word := range words {
		for _, letter := range word {
			masks[i] |= a[letter]
		}
	}
	return masks
}

func letters(word string) int { return utf8.RuneCountInString(word) }
