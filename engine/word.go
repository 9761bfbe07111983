package engine

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"unicode"
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

// Letter is one letter of any alphabet, a single code point.
type Letter = rune

// Lower returns a letter as words hold it: in lower case, and ς as σ, since Greek
// writes one letter in two ways.
func Lower(l Letter) Letter {
	if l = unicode.ToLower(l); l == finalSigma {
		return sigma
	}
	return l
}

// Upper returns text in upper case, letter by letter, so that no word grows: ß becomes ẞ. A
// letter that another one has the capital of, as ı, stays as it is, or the two could not be
// told apart; ς and σ are one letter.
func Upper(s string) string {
	return strings.Map(func(l Letter) Letter {
		if l == 'ß' {
			return 'ẞ'
		}
		if capital := unicode.ToUpper(l); unicode.ToLower(capital) == Lower(l) {
			return capital
		}
		return l
	}, s)
}

// The letter that is written in another way at the end of a word.
const (
	sigma      = 'σ'
	finalSigma = 'ς'
)

// Word is a lower-case word of any alphabet. Words are values: they compare
// with ==. The zero Word is the empty word, which no list holds.
type Word struct {
	letters [MaxLength]Letter // zero past length
	length  int
}

// Errors of [MakeWord] and [ParseWord].
var (
	ErrEmpty      = errors.New("no word")
	ErrNotLower   = errors.New("not lower-case")
	ErrNotLetters = errors.New("not only letters")
	ErrCombining  = errors.New("contains a combining mark; write letter and accent as one character")
	ErrNotUTF8    = errors.New("not UTF-8 text")
)

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

// ParseWord reads a word as a person types it: it drops blanks around the word, and
// turns capitals into lower case. Its errors are those of [MakeWord].
func ParseWord(s string) (Word, error) {
	if !utf8.ValidString(s) { // ToLower would replace what is not valid
		return Word{}, ErrNotUTF8
	}
	return MakeWord(strings.ToLower(strings.TrimSpace(s)))
}

// MakeWord reads a word as a list must spell it: MinLength to MaxLength lower-case
// letters and nothing else. It takes ς for σ. The error is [ErrEmpty], [ErrNotUTF8],
// what is wrong with the first character that can't be in a word ([ErrCombining],
// [ErrNotLetters], [ErrNotLower]), or a [*LengthError].
func MakeWord(s string) (Word, error) {
	if s == "" {
		return Word{}, ErrEmpty
	}
	if !utf8.ValidString(s) {
		return Word{}, ErrNotUTF8
	}
	var w Word
	n := 0
	for _, l := range s {
		if err := checkLetter(l); err != nil {
			return Word{}, err
		}
		if n < MaxLength {
			w.letters[n] = Lower(l)
		}
		n++
	}
	if n < MinLength || n > MaxLength {
		return Word{}, &LengthError{Got: n, Min: MinLength, Max: MaxLength}
	}
	w.length = n
	return w, nil
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
// does not check that they are in lower case, but takes ς for σ. It panics if there
// are more than MaxLength.
func WordOf(letters ...Letter) Word {
	if len(letters) > MaxLength {
		panic(format.Text("engine: a word of %d letters: at most %d", len(letters), MaxLength))
	}
	w := Word{length: len(letters)}
	for i, l := range letters {
		if l == finalSigma {
			l = sigma
		}
		w.letters[i] = l
	}
	return w
}

// checkLetter returns why l can't be in a word.
func checkLetter(l Letter) error {
	switch {
	case 'a' <= l && l <= 'z':
		return nil
	case unicode.Is(unicode.M, l):
		return ErrCombining
	case !unicode.IsLetter(l):
		return ErrNotLetters
	case unicode.ToLower(l) != l:
		return ErrNotLower
	}
	return nil
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
	return slices.Compare(w.letters[:w.length], v.letters[:v.length])
}

// String returns the word as text, in lower case, with ς for a σ at the end.
func (w Word) String() string {
	if w.length > 0 && w.letters[w.length-1] == sigma {
		w.letters[w.length-1] = finalSigma
	}
	return string(w.letters[:w.length])
}
