package engine

import (
	"errors"
	"iter"
	"slices"
	"unicode/utf8"

	"ketword/internal/format"
)

// A word has MinLength to MaxLength letters.
const (
	MinLength = 2
	MaxLength = 15
)

// ParseLength reads a number of letters. The error is a [*ParseError].
func ParseLength(s string) (int, error) { return parseNumber(s, MinLength, MaxLength) }

// Word is a lower-case word of any alphabet. Words are values: they compare
// with ==. The zero Word is the empty word, which no list holds.
type Word struct {
	letters [MaxLength]Letter // zero past length
	length  int
}

// ErrEmpty tells that there is no word. [MakeWord] and [ParseWord] have it beside the errors of
// [ParseLetters].
var ErrEmpty = errors.New("no word")

// LengthError means that a word, a row or a list has a length that is not allowed.
type LengthError struct {
	Got      int  // letters
	Min, Max int  // letters allowed
	Marks    bool // the marks of a row are counted, not letters
}

// Error returns the lengths, as in "3 letters, expected 5" or "1 mark, expected 5".
func (e *LengthError) Error() string {
	counted := "letter"
	if e.Marks {
		counted = "mark"
	}
	if e.Got != 1 {
		counted += "s"
	}
	if e.Min == e.Max {
		return format.Text("%d %s, expected %d", e.Got, counted, e.Min)
	}
	return format.Text("%d %s, expected %d to %d", e.Got, counted, e.Min, e.Max)
}

// ParseWord reads a word as a person types it: it drops blanks around the word and what can't be
// seen, and turns capitals into lower case. Its errors are those of [MakeWord].
func ParseWord(s string) (Word, error) { return Alphabet{}.ParseWord(s) }

// MakeWord reads a word as a list must spell it: MinLength to MaxLength lower-case
// letters in NFC and nothing else. It takes final forms for their letters. The error is
// [ErrEmpty], one of [ParseLetters], or a [*LengthError].
func MakeWord(s string) (Word, error) {
	if s == "" {
		return Word{}, ErrEmpty
	}
	var room [MaxLength]Letter
	letters, err := appendLetters(room[:0], s)
	if err != nil {
		return Word{}, err
	}
	if n := len(letters); n < MinLength || n > MaxLength {
		return Word{}, &LengthError{Got: n, Min: MinLength, Max: MaxLength}
	}
	return WordOf(letters...), nil
}

// MakeWords reads words with MakeWord. An error tells which word it is.
func MakeWords(texts []string) ([]Word, error) {
	words := make([]Word, len(texts))
	for i, text := range texts {
		w, err := MakeWord(text)
		if err != nil {
			return nil, format.Error("word %d: %w", i+1, err)
		}
		words[i] = w
	}
	return words, nil
}

// WordEnd returns the length of text in bytes, or less if text is longer than any word: then it
// returns more bytes than any word has.
func WordEnd(text string) int {
	const most = utf8.UTFMax * maxCluster * (MaxLength + 1)
	if len(text) <= most {
		return len(text)
	}
	end := most
	for end > 0 && !utf8.RuneStart(text[end]) {
		end--
	}
	return end
}

// MustWord is [ParseWord] for words that are known to be good, as in examples and
// tests. It panics on others.
func MustWord(s string) Word {
	w, err := ParseWord(s)
	if err != nil {
		panic(format.Error("engine: %q: %w", s, err))
	}
	return w
}

// WordOf returns the word with the given letters, such as those of another word. It
// does not check that they are in lower case, but takes final forms for their letters. It panics
// if there are more than MaxLength.
func WordOf(letters ...Letter) Word {
	if len(letters) > MaxLength {
		panic(format.Text("engine: a word of %d letters: at most %d", len(letters), MaxLength))
	}
	w := Word{length: len(letters)}
	for i, l := range letters {
		w.letters[i] = unfinal(l)
	}
	return w
}

// Len returns the number of letters.
func (w Word) Len() int { return w.length }

// At returns the letter at position i, counted from 0. It panics if the word is
// shorter.
func (w Word) At(i int) Letter { return w.letters[:w.length][i] }

// Letters yields the positions, from 0, with their letters.
func (w Word) Letters() iter.Seq2[int, Letter] {
	return func(yield func(int, Letter) bool) {
		for i, l := range w.letters[:w.length] {
			if !yield(i, l) {
				return
			}
		}
	}
}

// Count returns how often l is in w.
func (w Word) Count(l Letter) int {
	n := 0
	for _, own := range w.letters[:w.length] {
		if own == l {
			n++
		}
	}
	return n
}

// Overlaps reports whether w and v share a letter.
func (w Word) Overlaps(v Word) bool {
	for _, l := range w.letters[:w.length] {
		if v.Count(l) > 0 {
			return true
		}
	}
	return false
}

// Compare orders words letter by letter by code point, as [cmp.Compare] does.
func (w Word) Compare(v Word) int {
	return slices.CompareFunc(w.letters[:w.length], v.letters[:v.length], compareLetters)
}

// String returns the word as text, in lower case, its last letter in its final form.
func (w Word) String() string {
	if w.length == 0 {
		return ""
	}
	last := w.length - 1
	return Text(string(w.letters[:last])) + LetterText(w.letters[last], true)
}

// TextAt returns the letter at position i as it is written there: the last in its final form.
func (w Word) TextAt(i int) string { return LetterText(w.At(i), i == w.length-1) }
