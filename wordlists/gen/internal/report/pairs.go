package report

// Pairs returns how many pairs of words share no letter, and how many words are in
// no such pair.
func Pairs(words []string) (pairs, unpaired int) {
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
			unpaired++
		}
	}
	return pairs, unpaired
}

// maxLetters is the number of bits in a set of letters.
const maxLetters = 64

// alphabet maps each letter of some words to a bit.
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
	if len(bit) > maxLetters {
		panic("report: more than 64 different letters")
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
