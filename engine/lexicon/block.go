package lexicon

import (
	"iter"
	"math/bits"
)

// block is up to 64 answers, a bit each, so that one of them or all are
// compared with a word at the same cost. They are spread over the list: words
// that stand together in a sorted list are alike.
type block struct {
	first, step int      // the answers first, first+step …
	size        int      // how many
	holders     []uint64 // by letter, the answers that hold it
}

// blockSize is the number of bits of a set of answers.
const blockSize = 64

// blocks yields all answers block by block. A block is valid until the next.
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

// fill enters the answers of the block.
func (b *block) fill(p *pairs) {
	b.size = 0
	for i := b.first; i < p.count(); i += b.step {
		for _, l := range p.letters(i) {
			b.holders[l] |= 1 << b.size
		}
		b.size++
	}
}

// clear undoes fill. It costs the letters of the block, not the alphabet.
func (b *block) clear(p *pairs) {
	for i := b.first; i < p.count(); i += b.step {
		for _, l := range p.letters(i) {
			b.holders[l] = 0
		}
	}
}

// apart returns the answers of the block that hold none of the letters.
func (b *block) apart(letters []int32) uint64 {
	var meet uint64
	for _, l := range letters {
		meet |= b.holders[l]
	}
	all := uint64(1)<<b.size - 1
	return all &^ meet
}

// total returns the number of pairs, each counted once.
func (p *pairs) total() int {
	before, within := 0, 0
	for b := range p.blocks() {
		for i := range p.count() {
			switch of := i % b.step; {
			case of < b.first:
				before += bits.OnesCount64(b.apart(p.letters(i)))
			case of == b.first:
				within += bits.OnesCount64(b.apart(p.letters(i)))
			}
		}
	}
	return before + within/2 // those of one block met in both orders
}
