package engine

import (
	"strings"

	"ketword/internal/format"
)

// TurnError tells what of a row can't be read: its guess, or its marks.
type TurnError struct {
	Text  string // as it was given
	Marks bool   // it stands where the marks do
	Err   error  // of [ParseWord] or [ParseFeedback]
}

// Error returns the text and what is wrong with it.
func (e *TurnError) Error() string {
	if e.Marks {
		return format.Text("%s: %v", e.Text, e.Err)
	}
	return format.Text("%q: %v", e.Text, e.Err)
}

// Unwrap returns what is wrong.
func (e *TurnError) Unwrap() error { return e.Err }

// WordReader reads a word as a person types it, as [ParseWord] does, or one of a list ([Alphabet.FindWord]).
type WordReader func(string) (Word, error)

// ParseTurn is [WordReader.ParseTurn] with the words of no list.
func ParseTurn(line string) (Turn, error) { return WordReader(ParseWord).ParseTurn(line) }

// ParseTurn reads a row as people write it: a guess and its marks in any notation that
// [ParseFeedback] reads, as in "slate o_*__". The marks may be apart, or come first.
// Where the guess or the marks are missing, the turn has the empty word or a feedback
// without tiles. How many letters and marks there are is for the caller to compare.
// It may be decorated as people and programs do (dressed.go). The error is a [*TurnError].
func (read WordReader) ParseTurn(line string) (Turn, error) {
	line = stripped(line)
	t, err := read.parseFields(withoutListMark(strings.Fields(line)))
	if err == nil && t.fits() {
		return t, nil
	}
	if dressed, is := read.dressedTurn(line); is {
		return dressed, nil
	}
	if _, bare := read.parseFields(undecorated(line)); err != nil && bare != nil { // which tells better what is wrong
		return t, bare
	}
	return t, err
}

// fits reports whether a turn lacks its guess or its marks, or has as many of both.
func (t Turn) fits() bool {
	return t.Guess.Len() == 0 || t.Feedback.Len() == 0 || t.Guess.Len() == t.Feedback.Len()
}

// parseFields reads a row of nothing but a guess and marks.
func (read WordReader) parseFields(fields []string) (Turn, error) {
	if len(fields) == 0 {
		return Turn{}, &TurnError{Err: ErrEmpty}
	}
	last := len(fields) - 1
	guess, wordErr := read(fields[0])
	after, afterErr := joined(fields[1:])
	if wordErr == nil && afterErr == nil && guess.Len() == after.Len() {
		return Turn{Guess: guess, Feedback: after}, nil
	}
	if all, err := joined(fields); err == nil {
		return Turn{Feedback: all}, nil
	}
	if word, err := read(fields[last]); err == nil && last > 0 {
		before, err := joined(fields[:last])
		if err == nil {
			return Turn{Guess: word, Feedback: before}, nil
		}
		if wordErr != nil {
			return Turn{}, &TurnError{Text: strings.Join(fields[:last], ""), Marks: true, Err: err}
		}
	}
	switch {
	case last == 0 && wordErr != nil && meantAsRow(fields[0]):
		_, err := joined(fields)
		return Turn{}, &TurnError{Text: fields[0], Marks: true, Err: err}
	case wordErr != nil:
		return Turn{}, &TurnError{Text: fields[0], Err: wordErr}
	case last == 0:
		return Turn{Guess: guess}, nil
	case afterErr != nil:
		return Turn{}, &TurnError{Text: strings.Join(fields[1:], ""), Marks: true, Err: afterErr}
	}
	return Turn{Guess: guess, Feedback: after}, nil
}

// joined reads marks that may be apart.
func joined(fields []string) (Feedback, error) { return ParseFeedback(strings.Join(fields, "")) }
