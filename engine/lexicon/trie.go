package lexicon

import (
	"iter"
	"slices"

	"ketword/engine"
)

// trie is a set of words as a tree of letters. The zero trie is empty and ready to
// use.
type trie struct {
	nodes []node                              // nodes[0] is the root, if there is any word
	count int                                 // of words
	wide  map[nodeID]map[engine.Letter]nodeID // the children of nodes that have many
}

// nodeID is the index of a node. 0, the root's, also means none, since the root is
// never a child or sibling.
type nodeID int32

// node is one letter after the letters of its ancestors. Siblings form a linked list,
// so that a large alphabet costs nothing but the letters that occur.
type node struct {
	letter      engine.Letter
	parent      nodeID
	first, last nodeID // children
	next        nodeID // sibling
	origin      origin // of the word that ends here; 0 if none does
}

// origin is the set of texts that a word came from. A word in both is not a
// duplicate.
type origin uint8

const (
	fromAnswers origin = 1 << iota
	fromGuesses
)

// insert adds a word of a text. It returns the node where the word ends, and whether
// the word is new in this text. It ignores the empty word.
func (t *trie) insert(w engine.Word, from origin) (end nodeID, fresh bool) {
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

// step returns the child of at with letter l, which it adds if missing. It tries the
// last child first, since in a sorted list no other has the letter.
func (t *trie) step(at nodeID, l engine.Letter) nodeID {
	last := t.nodes[at].last
	if last != 0 && t.nodes[last].letter == l {
		return last
	}
	if child := t.child(at, l); child != 0 {
		return child
	}
	child := nodeID(len(t.nodes))
	if len(t.nodes) == cap(t.nodes) {
		t.nodes = slices.Grow(t.nodes, len(t.nodes)) // doubles; append grows large slices by a quarter only
	}
	t.nodes = append(t.nodes, node{letter: l, parent: at})
	if last == 0 {
		t.nodes[at].first = child
	} else {
		t.nodes[last].next = child
	}
	t.nodes[at].last = child
	t.mapChild(at, child)
	return child
}

// manyChildren is how many children of a node are searched one by one. A node with
// more, as in a list of syllables or signs, has a map of its children, so that a
// word is found in time proportional to its length.
const manyChildren = 64

// mapChild adds a new child to the map of a node that has many children. It makes
// the map when the node gets too many.
func (t *trie) mapChild(at, child nodeID) {
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

// few reports whether a node has at most manyChildren.
func (t *trie) few(at nodeID) bool {
	child := t.nodes[at].first
	for range manyChildren {
		if child = t.nodes[child].next; child == 0 {
			return true
		}
	}
	return false
}

// child returns the child of at with letter l, or 0.
func (t *trie) child(at nodeID, l engine.Letter) nodeID {
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
func (t *trie) Lookup(w engine.Word) bool { return t.origin(w) != 0 }

// origin returns the texts that have w.
func (t *trie) origin(w engine.Word) origin {
	if len(t.nodes) == 0 {
		return 0
	}
	var at nodeID
	for i := range w.Len() {
		if at = t.child(at, w.At(i)); at == 0 {
			return 0
		}
	}
	return t.nodes[at].origin
}

// Len returns the number of words.
func (t *trie) Len() int { return t.count }

// Words yields the words in the order in which their letters were first inserted:
// alphabetically, if the words were inserted so.
func (t *trie) Words() iter.Seq[engine.Word] {
	return func(yield func(engine.Word) bool) {
		if len(t.nodes) > 0 {
			t.words(0, yield)
		}
	}
}

// words yields the words that end at a node or below it, and reports whether to continue.
func (t *trie) words(at nodeID, yield func(engine.Word) bool) bool {
	if t.nodes[at].origin != 0 && !yield(t.word(at)) {
		return false
	}
	for child := t.nodes[at].first; child != 0; child = t.nodes[child].next {
		if !t.words(child, yield) {
			return false
		}
	}
	return true
}

// word returns the word that ends at a node: the letters from the root to it.
func (t *trie) word(end nodeID) engine.Word {
	var letters [engine.MaxLength]engine.Letter
	i := len(letters)
	for at := end; at != 0; at = t.nodes[at].parent {
		i--
		letters[i] = t.nodes[at].letter
	}
	return engine.WordOf(letters[i:]...)
}

// letters returns the letters of all words in the order of their code points. It
// looks at every node, so it uses a slice by code point, which is faster than a
// map.
func (t *trie) letters() []engine.Letter {
	var occurs []bool
	for _, n := range t.nodes[min(1, len(t.nodes)):] {
		if int(n.letter) >= len(occurs) {
			occurs = append(occurs, make([]bool, int(n.letter)+1-len(occurs))...)
		}
		occurs[n.letter] = true
	}
	var all []engine.Letter
	for l, ok := range occurs {
		if ok {
			all = append(all, engine.Letter(l))
		}
	}
	return all
}
