package lexicon

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
)

// word returns a word, which may have one letter or none.
func word(s string) engine.Word { return engine.WordOf([]engine.Letter(s)...) }

// trieOf returns the trie of the words in s, which blanks separate.
func trieOf(s string) *trie {
	var t trie
	for _, f := range strings.Fields(s) {
		t.insert(word(f), fromGuesses)
	}
	return &t
}

// texts returns words as text.
func texts(words []engine.Word) []string {
	all := make([]string, len(words))
	for i, w := range words {
		all[i] = w.String()
	}
	return all
}

func TestTrieLookup(t *testing.T) {
	for _, c := range []struct{ name, words, found, missing string }{
		{"the usual", "car camera cam game", "car camera cam game", "ca came gam camer cameras g gamer x"},
		{"shorter after longer", "camera cam", "camera cam", "ca came"},
		{"any alphabet", "größe straße слово слон λέξη λέξις", "größe straße слово слон λέξη λέξις", "grösse gro сло λέξ"},
		{"empty", "", "", "ca came car"},
	} {
		trie := trieOf(c.words)
		for _, w := range strings.Fields(c.found) {
			if !trie.Lookup(word(w)) {
				t.Errorf("%s: %q is not found", c.name, w)
			}
		}
		for _, w := range strings.Fields(c.missing) {
			if trie.Lookup(word(w)) {
				t.Errorf("%s: %q is found", c.name, w)
			}
		}
		if trie.Lookup(engine.Word{}) {
			t.Errorf("%s: the empty word is found", c.name)
		}
		if want := len(strings.Fields(c.found)); trie.Len() != want {
			t.Errorf("%s: %d words, want %d", c.name, trie.Len(), want)
		}
	}
}

func TestTrieInsert(t *testing.T) {
	trie := trieOf("")
	for _, c := range []struct {
		word  string
		fresh bool
		count int
	}{{"car", true, 1}, {"cart", true, 2}, {"car", false, 2}, {"", false, 2}, {"ca", true, 3}, {"cart", false, 3}} {
		if _, fresh := trie.insert(word(c.word), fromGuesses); fresh != c.fresh || trie.Len() != c.count {
			t.Errorf("%q: new %v, %d words, want %v, %d", c.word, fresh, trie.Len(), c.fresh, c.count)
		}
	}
}

func TestTrieWords(t *testing.T) {
	for _, c := range []struct{ name, words, want string }{
		{"sorted", "cam camera car game", "cam camera car game"},
		{"in the order of insertion", "ram cam car rat", "ram rat cam car"},
		{"shorter after longer", "camera cam", "cam camera"},
		{"any alphabet", "größe слово grüße", "größe grüße слово"},
		{"empty", "", ""},
	} {
		trie := trieOf(c.words)
		if got := texts(slices.Collect(trie.Words())); !slices.Equal(got, strings.Fields(c.want)) {
			t.Errorf("%s: %v, want %s", c.name, got, c.want)
		}
		for wanted := range trie.Len() {
			n := 0
			for range trie.Words() {
				if n++; n > wanted {
					break
				}
			}
			if n != wanted+1 {
				t.Errorf("%s: %d words after a break behind %d", c.name, n, wanted)
			}
		}
	}
}

// A trie has the same words as a set, whatever the order in which they come.
func TestTrieAgainstSet(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(2, 2))
	set := map[string]bool{}
	trie := trieOf("")
	for range 5000 {
		w := make([]rune, 1+r.IntN(6))
		for i := range w {
			w[i] = []rune("abcßжλ")[r.IntN(6)]
		}
		if r.IntN(2) == 0 {
			if trie.Lookup(word(string(w))) != set[string(w)] {
				t.Fatalf("%q: found %v", string(w), !set[string(w)])
			}
			continue
		}
		if _, fresh := trie.insert(word(string(w)), fromGuesses); fresh == set[string(w)] {
			t.Fatalf("%q: new %v", string(w), fresh)
		}
		set[string(w)] = true
	}
	if trie.Len() != len(set) {
		t.Errorf("%d words, want %d", trie.Len(), len(set))
	}
}

// A node with more children than are searched one by one.
func TestWideNodes(t *testing.T) {
	trie := trieOf("")
	const first = 0x4e00
	for i := range 500 { // pairs of two of 500 letters, in no order
		a, b := rune(first+i*7%500), rune(first+i*i%500)
		if _, fresh := trie.insert(engine.WordOf(a, b), fromGuesses); !fresh {
			t.Fatalf("%c%c is not new", a, b)
		}
		if _, fresh := trie.insert(engine.WordOf(a, b), fromGuesses); fresh {
			t.Fatalf("%c%c is new again", a, b)
		}
	}
	found := 0
	for w := range trie.Words() {
		found++
		if !trie.Lookup(w) {
			t.Errorf("%v is not found", w)
		}
	}
	if found != 500 || trie.Len() != 500 {
		t.Errorf("%d of %d words", found, trie.Len())
	}
	for i := range 500 {
		if w := engine.WordOf(rune(first+i), rune(first-1)); trie.Lookup(w) {
			t.Errorf("%v is found", w)
		}
	}
}
