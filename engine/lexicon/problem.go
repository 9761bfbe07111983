package lexicon

import (
	"errors"
	"fmt"
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
	return fmt.Sprintf("line %d: %q: %v", p.Line, p.Text, p.Err)
}

// ListError tells why a list was refused: its first problems, in the order
// of their lines, at least one.
type ListError struct {
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

// errRepeat stands for a RepeatError until the line is looked up.
var errRepeat = errors.New("already in the list")
