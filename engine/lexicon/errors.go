package lexicon

import (
	"errors"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"ketword/internal/each"
	"ketword/internal/format"
)

// MaxProblems is how many problems of a list are reported at most.
const MaxProblems = 10

// Problem is one thing that is wrong with a list.
type Problem struct {
	Line int    // counted from 1; 0 for the list as a whole
	Text string // of the line, unchanged, without "\n" or "\r\n"
	Err  error
}

// Error returns line, text and reason, as in
// `line 37: "Hello": not lower-case`.
func (p Problem) Error() string {
	switch {
	case p.Line == 0:
		return p.Err.Error()
	case p.Text == "":
		return format.Text("line %d: empty line", p.Line)
	}
	return format.Text("line %d: %q: %v", p.Line, p.short(), p.Err)
}

// Excerpt returns the text for display: its first letters, with U+FFFD for characters
// that control or format it.
func (p Problem) Excerpt() string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp, unicode.Cf) {
			return utf8.RuneError
		}
		return r
	}, p.short())
}

// short returns the text, or its first letters and an ellipsis.
func (p Problem) short() string {
	if s := head(p.Text); len(s) < len(p.Text) {
		return s + "…"
	}
	return p.Text
}

// ListError says why a list was refused.
type ListError struct {
	Guesses  bool      // whether the problems are in Source.Guesses, not in Source.Answers
	Problems []Problem // the first ones, at least one, by line; only one if the file is not a text
}

// Error names the first problem.
func (e *ListError) Error() string { return e.Problems[0].Error() }

// Unwrap returns the errors of all problems.
func (e *ListError) Unwrap() []error {
	return each.Of(e.Problems, func(p Problem) error { return p.Err })
}

// CountError means that a list has too many words, or none.
type CountError struct {
	Words int // how many
}

// Error returns the count, as in "100,001 words: at most 100,000".
func (e *CountError) Error() string {
	if e.Words == 0 {
		return "no words"
	}
	return format.Text("%s words: at most %s", thousands(e.Words), thousands(MaxWords))
}

// thousands writes n with commas.
func thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return format.Text("%s,%03d", thousands(n/1000), n%1000)
}

// RepeatError means that a word is in a list twice.
type RepeatError struct {
	Line int // of the first
}

// Error returns the line, as in "already on line 4".
func (e *RepeatError) Error() string { return format.Text("already on line %d", e.Line) }

// ErrControl means that a line has a character such as NUL, so that the file is not a
// text.
var ErrControl = errors.New("contains a control character")

// errDuplicate stands for a [RepeatError] until the line of the first is found.
var errDuplicate = errors.New("already in the list")
