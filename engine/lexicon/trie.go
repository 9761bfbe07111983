package lexicon

import (
	"iter"
	"slices"

	"ketword/engine"
)

// Trie is a set of words as a tree of letters. The zero Trie is empty and
// ready to use. Words come back in the order in which their letters were
// first inserted: alphabetical, if the words were inserted so.
type Trie struct {
	nodes []node // nodes[0] is the root, once there is a word
	count int
	wide  map[nodeID]map[engine.Letter]nodeID // children of the nodes that have very many
}

// nodeID is the number of a node. The root's, 0, doubles as "none", since no
// node has the root for a child or sibling.
type nodeID int32

// node is one letter after the letters of its ancestors. Siblings form a
// list, so that any alphabet costs only the letters that occur.
type node struct {
	letter      engine.Letter
	parent      nodeID
	first, last nodeID // children
	next        nodeID // sibling
	origin      origin // of the word ending here; 0 if no word does
}

// origin is the texts that a word came from, so that a word of one
// list that stands in another is no repeat.
type origin uint8

const (
	fromAnswers origin = 1 << iota
	fromGuesses
)

// Insert adds a word and reports whether it is new. The empty word is never
// held.
func (t *Trie) Insert(w engine.Word) bool {
	_, fresh := t.insert(w, fromGuesses)
	return fresh
}

// insert adds a word of a list. It returns the node where the word ends and
// whether it is new to the list.
func (t *Trie) insert(w engine.Word, from origin) (end nodeID, fresh bool) {
	if w.Len() == 0 {
		return 0, false
	}
	if len(t.nodes) == 0 {
		t.nodes = append(t.nodes, node{})
	}
	for i := range w.Len() {
		end = t.step(end, w.At(i))
	}
	origin := &t.nodes[end].origin
	if *origin == 0 {
		t.count++
	}
	fresh = *origin&from == 0
	*origin |= from
	return end, fresh
}

// step returns the child of at with letter l, made if it is missing. The last
// child is tried first: in sorted words it is the one.
func (t *Trie) step(at nodeID, l engine.Letter) nodeID {
	last := t.nodes[at].last
	if last != 0 && t.nodes[last].letter == l {
		return last
	}
	if child := t.child(at, l); child != 0 {
		return child
	}
	child := nodeID(len(t.nodes))
	if len(t.nodes) == cap(t.nodes) {
		t.nodes = slices.Grow(t.nodes, len(t.nodes)) // doubled: append grows large slices by quarters
	}
	t.nodes = append(t.nodes, node{letter: l, parent: at})
	if last == 0 {
		t.nodes[at].first = child
	} else {
		t.nodes[last].next = child
	}
	t.nodes[at].last = child
	t.noteChild(at, child)
	return child
}

// manyChildren is how many children of a node are looked at one by one. Those
// of a node that has more, as in a list of syllables or signs, stand in a map,
// too, so that a word is found in time proportional to its length.
const manyChildren = 64

// noteChild enters a new child of a node into its map, which is made when the
// node is found to have many.
func (t *Trie) noteChild(at, child nodeID) {
	children, wide := t.wide[at]
	if !wide {
		if t.few(at) {
			return
		}
		if t.wide == nil {
			t.wide = map[nodeID]map[engine.Letter]nodeID{}
		}
		children = map[engine.Letter]nodeID{}
		t.wide[at] = children
		for c := t.nodes[at].first; c != 0; c = t.nodes[c].next {
			children[t.nodes[c].letter] = c
		}
	}
	children[t.nodes[child].letter] = child
}

// few reports whether a node has no more children than are looked at one by
// one.
func (t *Trie) few(at nodeID) bool {
	child := t.nodes[at].first
	for range manyChildren {
		if child = t.nodes[child].next; child == 0 {
			return true
		}
	}
	return false
}

// child returns the child of at with letter l, or 0.
func (t *Trie) child(at nodeID, l engine.Letter) nodeID {
	child := t.nodes[at].first
	for range manyChildren {
		if child == 0 || t.nodes[child].letter == l {
			return child
		}
		child = t.nodes[child].next
	}
	return t.wide[at][l]
}

// Lookup reports whether the trie holds w.
func (t *Trie) Lookup(w engine.Word) bool {
	if len(t.nodes) == 0 {
		return false
	}
	var at nodeID
	for i := range w.Len() {
		if at = t.child(at, w.At(i)); at == 0 {
			return false
		}
	}
	return t.nodes[at].origin != 0
}

// Len returns the number of words.
func (t *Trie) Len() int { return t.count }

// Match yields the words that a pattern fits.
func (t *Trie) Match(p Pattern) iter.Seq[engine.Word] {
	return func(yield func(engine.Word) bool) {
		if len(t.nodes) > 0 {
			t.match(0, p, yield)
		}
	}
}

// match yields the words below at whose rest fits p, and reports whether to
// go on.
func (t *Trie) match(at nodeID, p Pattern, yield func(engine.Word) bool) bool {
	if len(p) == 0 {
		return t.nodes[at].origin == 0 || yield(t.word(at))
	}
	for child := t.nodes[at].first; child != 0; child = t.nodes[child].next {
		if p[0].fits(t.nodes[child].letter) && !t.match(child, p[1:], yield) {
			return false
		}
	}
	return true
}

// word returns the word that ends at a node: the letters up to the root.
func (t *Trie) word(end nodeID) engine.Word {
	var letters [engine.MaxLength]engine.Letter
	i := len(letters)
	for at := end; at != 0; at = t.nodes[at].parent {
		i--
		letters[i] = t.nodes[at].letter
	}
	return engine.WordOf(letters[i:]...)
}

// letters returns the letters of all words in the order of their code points.
// It looks at every node once, so it has a mark for each code point, not a map.
func (t *Trie) letters() []engine.Letter {
	var held []bool
	for _, n := range t.nodes[min(1, len(t.nodes)):] {
		if int(n.letter) >= len(held) {
			held = append(held, make([]bool, int(n.letter)+1-len(held))...)
		}
		held[n.letter] = true
	}
	var all []engine.Letter
	for l, ok := range held {
		if ok {
			all = append(all, engine.Letter(l))
		}
	}
	return all
}

// Pattern is a word with gaps, a slot a letter.
type Pattern []Slot

// Slot is a letter, or Any.
type Slot engine.Letter

// Any is the slot that every letter fits.
const Any Slot = '?'

// fits reports whether a letter may stand in the slot.
func (s Slot) fits(l engine.Letter) bool { return s == Any || s == Slot(l) }

// ParsePattern reads a pattern such as "c?m": lower-case letters, and a
// question mark for any letter.
func ParsePattern(s string) Pattern { return Pattern(s) }
