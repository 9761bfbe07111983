package engine

// Score returns the feedback of a guess. Guess and secret must have the same length
// k; otherwise the feedback means nothing. It takes O(k) time and allocates nothing.
//
// Against one word, a tile is correct where the letters are equal; of the
// other tiles with a letter c, the leftmost n are present, where n counts c
// in the word at positions that are not correct; the rest are absent.
// Against two words, the feedback is the sum of both.
func Score(guess Word, s Secret) Feedback {
	f := scoreWord(&guess, &s.words[0])
	if s.mode == Quantum {
		f = f.plus(scoreWord(&guess, &s.words[1]))
	}
	return f
}

func scoreWord(guess, word *Word) Feedback {
	var left tally // letters of word that no correct tile took
	var code uint32
	g, w := guess.letters[:guess.length], word.letters[:guess.length]
	for i, l := range g {
		if l == w[i] {
			code += uint32(Correct) * weights[i]
		} else {
			left.add(w[i])
		}
	}
	for i, l := range g {
		if l != w[i] && left.take(l) {
			code += uint32(Present) * weights[i]
		}
	}
	return Feedback{code: code, length: uint8(len(g))}
}

// slots is the size of a tally. It is a power of two, and more than twice MaxLength,
// so that few letters meet.
const slots = 32

// tally counts letters, in a hash table with linear probing on the stack. The
// letters of a common alphabet differ in their low bits, so they never meet.
type tally struct {
	letters [slots]Letter // 0 where free
	counts  [slots]int8
}

// slot returns the index of l, or if l is missing that of the free slot for it.
func (t *tally) slot(l Letter) int {
	i := uint32(l) % slots
	for t.letters[i] != l && t.letters[i] != 0 {
		i = (i + 1) % slots
	}
	return int(i)
}

// add adds one l.
func (t *tally) add(l Letter) {
	i := t.slot(l)
	t.letters[i] = l
	t.counts[i]++
}

// take removes one l, and reports whether there was one.
func (t *tally) take(l Letter) bool {
	i := t.slot(l)
	if t.counts[i] == 0 {
		return false
	}
	t.counts[i]--
	return true
}
