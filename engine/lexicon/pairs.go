package lexicon

import (
	"iter"
	"math/bits"
	"slices"

	"ketword/engine"
)

// pairs knows which answers share no letter: each is a partner of the other. Letters are numbered,
// so that tables are no larger than the alphabet. Answers are given by their indices.
type pairs struct {
	length   int     // letters of each answer
	numbers  []int32 // of the letters of all answers, one answer after another
	alphabet int     // how many different letters the list has
	firsts   []int   // the answers that have a partner, in order
}

// newPairs numbers the letters and finds the answers that have a partner.
func newPairs(l *Lexicon, pause *pacer) pairs {
	letters := l.Letters()
	pause.worked(linesBetweenPauses) // Letters looked at the whole trie
	numberOf := make([]int32, letters[len(letters)-1]+1)
	for i, letter := range letters {
		numberOf[letter] = int32(i)
	}
	p := pairs{length: l.length, alphabet: len(letters), numbers: make([]int32, 0, l.AnswerCount()*l.length)}
	for w := range l.Answers() {
		for _, letter := range w.Letters() {
			p.numbers = append(p.numbers, numberOf[letter])
		}
		pause.worked(1)
	}
	p.firsts = p.withPartner(pause)
	return p
}

func (p *pairs) count() int { return len(p.numbers) / p.length }

// letters returns the numbers of the letters of answer i.
func (p *pairs) letters(i int) []int32 { return p.numbers[i*p.length : (i+1)*p.length] }

// withPartner returns the answers that have a partner, in order. In an ordinary list
// the first blocks already have a partner for most of them.
func (p *pairs) withPartner(pause *pacer) []int {
	if p.allShare() {
		return nil
	}
	unpaired := make([]int, p.count()) // no partner found yet, in order
	for i := range unpaired {
		unpaired[i] = i
	}
	for b := range p.blocks() {
		pause.worked(b.size / fillsPerLine)
		rest := unpaired[:0]
		for some := range slices.Chunk(unpaired, comparisonsAtOnce) {
			rest = p.unpairedIn(b, some, rest)
			pause.worked(len(some) / comparisonsPerLine)
		}
		if unpaired = rest; len(unpaired) == 0 {
			break
		}
	}
	all := make([]int, 0, p.count()-len(unpaired))
	for i := range p.count() {
		if len(unpaired) > 0 && unpaired[0] == i {
			unpaired = unpaired[1:]
		} else {
			all = append(all, i)
		}
	}
	return all
}

// allShare reports whether all answers have a letter in common, so that comparing
// them would find no partners.
func (p *pairs) allShare() bool {
	holders, last := make([]int, p.alphabet), make([]int, p.alphabet) // by letter; last is 1 + the last answer counted
	for at, l := range p.numbers {
		if i := at/p.length + 1; last[l] != i {
			last[l] = i
			holders[l]++
		}
	}
	return slices.Contains(holders, p.count())
}

// unpairedIn appends to rest those of some answers that have no partner in a block.
func (p *pairs) unpairedIn(b *block, some, rest []int) []int {
	for _, i := range some {
		if b.disjoint(p.letters(i)) == 0 {
			rest = append(rest, i)
		}
	}
	return rest
}

// partners returns the answers that share no letter with answer i, in order.
func (p *pairs) partners(i int) []int {
	has := make([]bool, p.alphabet)
	for _, l := range p.letters(i) {
		has[l] = true
	}
	var all []int
	for j := range p.count() {
		if !anyOf(has, p.letters(j)) {
			all = append(all, j)
		}
	}
	return all
}

// anyOf reports whether a set has any of the letters.
func anyOf(set []bool, letters []int32) bool {
	for _, l := range letters {
		if set[l] {
			return true
		}
	}
	return false
}

// block is up to 64 answers, a bit for each, so that a word is compared with all of
// them at once. The answers are spread over the list, since neighbours in a sorted
// list are alike.
type block struct {
	first, step int      // the answers are first, first+step, …
	size        int      // how many
	holders     []uint64 // by letter, the answers that have it
}

// blockSize is the number of bits of a set of answers.
const blockSize = 64

// blocks yields all answers in blocks. A block is valid until the next one.
func (p *pairs) blocks() iter.Seq[*block] {
	return func(yield func(*block) bool) {
		step := (p.count() + blockSize - 1) / blockSize
		b := block{step: step, holders: make([]uint64, p.alphabet)}
		for ; b.first < step; b.first++ {
			b.fill(p)
			if !yield(&b) {
				return
			}
			b.clear(p)
		}
	}
}

// fill adds the answers of the block.
func (b *block) fill(p *pairs) {
	b.size = 0
	for i := b.first; i < p.count(); i += b.step {
		for _, l := range p.letters(i) {
			b.holders[l] |= 1 << b.size
		}
		b.size++
	}
}

// clear undoes fill. It takes time for the letters of the block, not for those of the
// alphabet.
func (b *block) clear(p *pairs) {
	for i := b.first; i < p.count(); i += b.step {
		for _, l := range p.letters(i) {
			b.holders[l] = 0
		}
	}
}

// disjoint returns the answers of the block that have none of the letters.
func (b *block) disjoint(letters []int32) uint64 {
	var sharing uint64
	for _, l := range letters {
		sharing |= b.holders[l]
	}
	all := uint64(1)<<b.size - 1
	return all &^ sharing
}

// total returns the number of pairs, each counted once. The error is that of ctx.
func (p *pairs) total(ctx engine.Context) (int, error) {
	before, within := 0, 0 // pairs with an answer of an earlier block, and twice those in one block
	compared := 0
	for b := range p.blocks() {
		for i := range p.count() {
			switch of := i % b.step; {
			case of < b.first:
				before += bits.OnesCount64(b.disjoint(p.letters(i)))
			case of == b.first:
				within += bits.OnesCount64(b.disjoint(p.letters(i)))
			}
			if compared++; compared%comparisonsAtOnce == 0 && engine.Pause(ctx) != nil {
				return 0, ctx.Err()
			}
		}
	}
	return before + within/2, ctx.Err() // in one block both answers count the pair
}
