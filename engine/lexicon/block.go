package lexicon

import (
	"iter"
	"math/bits"
)

// block is up to 64 successive answers, a bit each, so that one of them or
// all are compared with a word at the same cost.
type block struct {
	start, end int      // the answers start … end−1
	holders    []uint64 // by letter, the answers that hold it
}

// blockSize is the number of bits of a set of answers.
const blockSize = 64

// blocks yields all answers block by block. A block is valid until the next.
func (p *pairs) blocks() iter.Seq[*block] {
	return func(yield func(*block) bool) {
		b := block{holders: make([]uint64, p.alphabet)}
		for ; b.start < p.count(); b.start = b.end {
			b.end = min(b.start+blockSize, p.count())
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
	for i := b.start; i < b.end; i++ {
		for _, l := range p.letters(i) {
			b.holders[l] |= 1 << (i - b.start)
		}
	}
}

// clear undoes fill. It costs the letters of the block, not the alphabet.
func (b *block) clear(p *pairs) {
	for _, l := range p.spelt[b.start*p.length : b.end*p.length] {
		b.holders[l] = 0
	}
}

// apart returns the answers of the block that hold none of the letters.
func (b *block) apart(letters []int32) uint64 {
	var meet uint64
	for _, l := range letters {
		meet |= b.holders[l]
	}
	all := uint64(1)<<(b.end-b.start) - 1
	return all &^ meet
}

// total returns the number of pairs, each counted once.
func (p *pairs) total() int {
	before, within := 0, 0
	for b := range p.blocks() {
		for i := range b.start {
			before += bits.OnesCount64(b.apart(p.letters(i)))
		}
		for i := b.start; i < b.end; i++ {
			within += bits.OnesCount64(b.apart(p.letters(i)))
		}
	}
	return before + within/2 // those of one block met in both orders
}
