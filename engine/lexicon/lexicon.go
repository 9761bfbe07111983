// Package lexicon reads and checks word lists, decides which guesses are valid, and
// turns seeds into puzzles. [New] reads a list, and [Lexicon.Puzzle],
// [Lexicon.Daily] and [Lexicon.Draw] give its puzzles.
package lexicon

import (
	"cmp"
	"iter"
	"sync"

	"ketword/engine"
)

// Lexicon is the answers and the allowed guesses of one language and length. All its
// words are in one trie, which decides what may be guessed. It never changes after
// [Load], so it may be shared between goroutines.
type Lexicon struct {
	lang        string
	length      int
	trie        trie
	answers     []nodeID // the nodes where the answers end, in the order of their file
	fingerprint Fingerprint
	alphabet    alphabet
	written     map[string]string // how the words are written of which the list replaces letters
	prepared    sync.Once
	derived     pairs // of the answers, after FindPairs
}

// Lang returns the language tag.
func (l *Lexicon) Lang() string { return l.lang }

// Length returns the number of letters of every word.
func (l *Lexicon) Length() int { return l.length }

// Fingerprint returns the fingerprint of the answers.
func (l *Lexicon) Fingerprint() Fingerprint { return l.fingerprint }

// GuessCount returns the number of allowed guesses, the answers included.
func (l *Lexicon) GuessCount() int { return l.trie.Len() }

// Has reports whether w may be guessed.
func (l *Lexicon) Has(w engine.Word) bool { return l.trie.Lookup(w) }

// IsAnswer reports whether w is one of the answers.
func (l *Lexicon) IsAnswer(w engine.Word) bool { return l.trie.origin(w)&fromAnswers != 0 }

// Guesses yields all allowed guesses, the answers included, in the order in which the texts
// bring their letters: alphabetically, if they are sorted.
func (l *Lexicon) Guesses() iter.Seq[engine.Word] { return l.trie.Words() }

// AnswerCount returns the number of answers.
func (l *Lexicon) AnswerCount() int { return len(l.answers) }

// Answer returns the answer with index i, from 0 in the order of the file. It panics
// if there is none.
func (l *Lexicon) Answer(i int) engine.Word { return l.trie.word(l.answers[i]) }

// Answers yields the answers in the order of their file.
func (l *Lexicon) Answers() iter.Seq[engine.Word] {
	return func(yield func(engine.Word) bool) {
		for _, end := range l.answers {
			if !yield(l.trie.word(end)) {
				return
			}
		}
	}
}

// Written returns how an answer is written, as in "cañón" for an answer "cañon": the list replaces
// letters with an accent. It returns other words as they are.
func (l *Lexicon) Written(w engine.Word) string { return cmp.Or(l.written[w.String()], w.String()) }

// Alphabet returns what the words are written with.
func (l *Lexicon) Alphabet() engine.Alphabet {
	l.alphabet.Do(func() { l.alphabet.Alphabet = engine.AlphabetOf(engine.Text(string(l.Letters()))) })
	return l.alphabet.Alphabet
}

// alphabet is worked out when it is first asked for.
type alphabet struct {
	sync.Once
	engine.Alphabet
}

// FindWord reads a word as a person types it, as [engine.Alphabet.FindWord] does.
func (l *Lexicon) FindWord(s string) (engine.Word, error) { return l.Alphabet().FindWord(s, l.Has) }

// Letters returns the letters of all words, each once, in the order of their code
// points.
func (l *Lexicon) Letters() []engine.Letter { return l.trie.letters() }
