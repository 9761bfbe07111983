package lexicon

import (
	"ketword/engine"
)

// pairs knows which answers share no letter. A letter set of 64 bits decides
// it, where the answers have at most 64 different letters; beyond that, sets
// that meet are compared letter by letter.
type pairs struct {
	lexicon *Lexicon
	sets    []letterSet // of the answers, in their order
	exact   bool        // no two letters share a bit
	firsts  []int       // answers that have a partner, in their order
}

// letterSet has a bit for each letter of a word.
type letterSet uint64

// setBits is the number of bits of a letterSet.
const setBits = 64

// newPairs derives the letter sets and the answers that have a partner.
func newPairs(l *Lexicon) pairs {
	p := pairs{lexicon: l, sets: make([]letterSet, l.Count())}
	bits := map[engine.Letter]int{} // letters numbered as they first appear
	for i := range p.sets {
		for _, letter := range l.Answer(i).Letters() {
			bit, known := bits[letter]
			if !known {
				bit = len(bits)
				bits[letter] = bit
			}
			p.sets[i] |= 1 << (bit % setBits)
		}
	}
	p.exact = len(bits) <= setBits
	for i := range p.sets {
		if p.hasPartner(i) {
			p.firsts = append(p.firsts, i)
		}
	}
	return p
}

// disjoint reports whether answers i and j share no letter.
func (p *pairs) disjoint(i, j int) bool {
	if p.sets[i]&p.sets[j] == 0 {
		return true
	}
	return !p.exact && !p.lexicon.Answer(i).Overlaps(p.lexicon.Answer(j))
}

// hasPartner reports whether some answer shares no letter with answer i.
func (p *pairs) hasPartner(i int) bool {
	for j := range p.sets {
		if p.disjoint(i, j) {
			return true
		}
	}
	return false
}

// partners returns the answers that share no letter with answer i, in their
// order.
func (p *pairs) partners(i int) []int {
	var all []int
	for j := range p.sets {
		if p.disjoint(i, j) {
			all = append(all, j)
		}
	}
	return all
}

// count returns the number of pairs, each counted once.
func (p *pairs) count() int {
	n := 0
	for i := range p.sets {
		for j := range i {
			if p.disjoint(i, j) {
				n++
			}
		}
	}
	return n
}
