package lexicon

import (
	"hash/fnv"

	"ketword/engine"
)

// Unpack is [New] for packed words, in one pass and without checks. The packed text has all guesses
// in alphabetical order, each without the letters that it shares with the beginning of the one
// before. In their place stands how many these are: a digit or, for an answer, a capital letter,
// with A for none. So "0aback3se" is aback and abase, neither of which is an answer. Letters are a
// to z; each is a node of the trie, from left to right.
func Unpack(lang string, length int, packed string) *Lexicon {
	l := &Lexicon{lang: lang, length: length, trie: trie{nodes: make([]node, 1, len(packed)+1)}}
	t := &l.trie
	path := make([]nodeID, 1, length+1) // the root, and the nodes of the last word
	from := fromGuesses
	for i := range len(packed) {
		switch c := packed[i]; {
		case c < 'A':
			path, from = path[:1+c-'0'], fromGuesses
		case c < 'a':
			path, from = path[:1+c-'A'], fromGuesses|fromAnswers
		default:
			end := nodeID(len(t.nodes))
			t.nodes = append(t.nodes, node{letter: engine.Letter(c), parent: path[len(path)-1]})
			if path = append(path, end); len(path) <= length {
				continue
			}
			t.nodes[end].origin = from
			t.count++
			if from != fromGuesses {
				l.answers = append(l.answers, end)
			}
		}
	}
	t.link(l.answers)
	hash := fnv.New64a()
	for w := range l.Answers() {
		hash.Write([]byte(w.String() + "\n"))
	}
	l.fingerprint = Fingerprint(hash.Sum64())
	return l
}

// link adds nodes, which know their parents, to the lists of children, in the order in which
// insertion of the answers before the other words would have added them.
func (t *trie) link(answers []nodeID) {
	first := make([]bool, len(t.nodes)) // whether a node is one of an answer
	for _, at := range answers {
		for ; !first[at]; at = t.nodes[at].parent {
			first[at] = true
		}
	}
	for _, now := range []bool{true, false} {
		for i := 1; i < len(t.nodes); i++ {
			if first[i] != now {
				continue
			}
			child, parent := nodeID(i), &t.nodes[t.nodes[i].parent]
			if parent.last == 0 {
				parent.first = child
			} else {
				t.nodes[parent.last].next = child
			}
			parent.last = child
		}
	}
}
