package lexicon

import (
	"iter"
	"math/bits"
	"slices"
)

// pairs knows which answers share no letter. Letters are numbered, so that any
// alphabet costs tables of its own size.
type pairs struct {
	length   int
	spelt    []int32 // the numbers of the letters of each answer, length each
	alphabet int     // different letters of the whole list
	firsts   []int   // answers that have a partner, in their order
}

// newPairs numbers the letters and finds the answers that have a partner.
func newPairs(l *Lexicon, y *yielder) pairs {
	letters := l.Letters()
	y.did(stretch) // it looked at the whole trie
	numbers := make([]int32, letters[len(letters)-1]+1)
	for i, letter := range letters {
		numbers[letter] = int32(i)
	}
	p := pairs{length: l.length, alphabet: len(letters), spelt: make([]int32, 0, l.Count()*l.length)}
	for w := range l.Answers() {
		for _, letter := range w.Letters() {
			p.spelt = append(p.spelt, numbers[letter])
		}
		y.did(1)
	}
	p.firsts = p.withPartner(y)
	return p
}

// count returns the number of answers.
func (p *pairs) count() int { return len(p.spelt) / p.length }

// letters returns the numbers of the letters of answer i.
func (p *pairs) letters(i int) []int32 { return p.spelt[i*p.length : (i+1)*p.length] }

// withPartner returns the answers that have a partner, in their order. Few
// are left after the first blocks of a common list.
func (p *pairs) withPartner(y *yielder) []int {
	if p.allShare() {
		return nil
	}
	alone := make([]int, p.count()) // not found to have one yet, in their order
	for i := range alone {
		alone[i] = i
	}
	for b := range p.blocks() {
		y.did(b.size / fillsALine)
		rest := alone[:0]
		for some := range slices.Chunk(alone, comparisons) {
			rest = p.aloneIn(b, some, rest)
			y.did(len(some) / comparisonsALine)
		}
		if alone = rest; len(alone) == 0 {
			break
		}
	}
	all := make([]int, 0, p.count()-len(alone))
	for i := range p.count() {
		if len(alone) > 0 && alone[0] == i {
			alone = alone[1:]
		} else {
			all = append(all, i)
		}
	}
	return all
}

// allShare reports whether a letter stands in every answer, so that comparing
// them all would find nothing.
func (p *pairs) allShare() bool {
	holders, last := make([]int, p.alphabet), make([]int, p.alphabet) // last: 1 + the answer counted last
	for at, l := range p.spelt {
		if i := at/p.length + 1; last[l] != i {
			last[l] = i
			holders[l]++
		}
	}
	return slices.Contains(holders, p.count())
}

// aloneIn adds to rest those of some answers that have no partner in a block.
func (p *pairs) aloneIn(b *block, some, rest []int) []int {
	for _, i := range some {
		if b.apart(p.letters(i)) == 0 {
			rest = append(rest, i)
		}
	}
	return rest
}

// partners returns the answers that share no letter with answer i, in their
// order.
func (p *pairs) partners(i int) []int {
	held := make([]bool, p.alphabet)
	for _, l := range p.letters(i) {
		held[l] = true
	}
	var all []int
	for j := range p.count() {
		if !anyOf(held, p.letters(j)) {
			all = append(all, j)
		}
	}
	return all
}

// anyOf reports whether a set holds any of the letters.
func anyOf(set []bool, letters []int32) bool {
	for _, l := range letters {
		if set[l] {
			return true
		}
	}
	return false
}

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
