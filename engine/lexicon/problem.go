package lexicon

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxProblems is how many problems of a list are reported at the most.
const MaxProblems = 10

// Problem is one thing that is wrong with a list.
type Problem struct {
	Line int    // counted from 1; 0 if the list as a whole is meant
	Text string // the line as it stands, without its end
	Err  error
}

// Error says line, text and reason, as in
// `line 37: "Hello": not lower-case`.
func (p Problem) Error() string {
	if p.Line == 0 {
		return p.Err.Error()
	}
	return fmt.Sprintf("line %d: %q: %v", p.Line, p.short(), p.Err)
}

// Excerpt returns the text as it can be shown: its first letters, with U+FFFD
// for whatever can't be printed.
func (p Problem) Excerpt() string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
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

// ListError tells why a list was refused: its first problems, in the order
// of their lines, at least one. That the file is no text is a problem alone.
type ListError struct {
	Guesses  bool // they are of the further guesses, not of the answers
	Problems []Problem
}

// Error names the first problem.
func (e *ListError) Error() string { return e.Problems[0].Error() }

// Unwrap returns the reasons.
func (e *ListError) Unwrap() []error {
	errs := make([]error, len(e.Problems))
	for i, p := range e.Problems {
		errs[i] = p.Err
	}
	return errs
}

// CountError tells that a list has too many words, or none.
type CountError struct {
	Words int
}

// Error says the count, as in "100,001 words: at most 100,000".
func (e *CountError) Error() string {
	if e.Words == 0 {
		return "no words"
	}
	return fmt.Sprintf("%s words: at most %s", thousands(e.Words), thousands(MaxWords))
}

// thousands writes n with commas.
func thousands(n int) string {
	if n < 1000 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%s,%03d", thousands(n/1000), n%1000)
}

// RepeatError tells that a word stands twice in a list.
type RepeatError struct {
	Line int // where it stood before
}

// Error says where, as in "already on line 4".
func (e *RepeatError) Error() string { return fmt.Sprintf("already on line %d", e.Line) }

// ErrControl tells that a line holds a character such as NUL, which no text
// does: the file is something else.
var ErrControl = errors.New("not text: it holds a control character")

// errRepeat stands for a RepeatError until the line is looked up.
var errRepeat = errors.New("already in the list")
