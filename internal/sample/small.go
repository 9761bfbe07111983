package sample

import (
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
)

// The words of a list that naive counting can deal with.
const (
	Answers = "abide\naudio\nflesh\ncrown\nplaid\nbriny\nspeed\nshelf\nworld\ntulip\ncandy\ngrove\nkebab\nabbey\nababa\n"
	Guesses = "slate\nsalsa\naisle\nzzzzz\ncbcbc\nbbbcc\n"
)

// Small returns the list of these words.
func Small(t testing.TB) *lexicon.Lexicon {
	t.Helper()
	l, err := lexicon.New("en", 5, Answers, Guesses)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// Secret returns the secret of words that can be one; it panics for others.
func Secret(words ...string) engine.Secret {
	s, err := engine.NewSecret(each.Of(words, engine.MustWord)...)
	if err != nil {
		panic(err)
	}
	return s
}

// Numbered returns n different words of five letters, one a line.
func Numbered(n int) string {
	var b strings.Builder
	for i := range n {
		word := [6]byte{5: '\n'}
		for at := 4; at >= 0; at-- {
			word[at] = 'a' + byte(i%26)
			i /= 26
		}
		b.Write(word[:])
	}
	return b.String()
}

// Lines returns words as the text of a list.
func Lines(words []engine.Word) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteString(w.String() + "\n")
	}
	return b.String()
}
