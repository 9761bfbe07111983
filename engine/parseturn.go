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
// What people and programs put around it is left out (rowtext.go). The error is a [*TurnError].
func (read WordReader) ParseTurn(line string) (t Turn, err error) {
	line = cleanLine(line)
	if strings.Contains(line, "://") {
		return Turn{}, &TurnError{Text: line, Err: ErrNotLetters}
	}
	fields, starts, bold := rowFields(line)
	err = &TurnError{Err: ErrEmpty}
	for _, start := range starts {
		t, err = read.parseFields(fields[start:], bold)
		if err == nil && (t.Guess.Len() == 0 || t.Feedback.Len() == 0 || t.Guess.Len() == t.Feedback.Len()) {
			return t, nil
		}
	}
	return t, err
}

// parseFields reads a row of a guess and marks alone. bold is how many characters of emphasis stand
// before the guess.
func (read WordReader) parseFields(fields []string, bold int) (Turn, error) {
	last := len(fields) - 1
	guess, guessErr := read(fields[0])
	after, afterErr := parseMarks(fields[1:], guess.Len(), bold)
	all, allErr := parseMarks(fields, 0, 0)
	behind, behindErr := read(fields[last])
	before, beforeErr := parseMarks(fields[:last], behind.Len(), 0)
	switch {
	case guessErr == nil && afterErr == nil && guess.Len() == after.Len():
		return Turn{Guess: guess, Feedback: after}, nil
	case allErr == nil:
		return Turn{Feedback: all}, nil
	case last > 0 && behindErr == nil && beforeErr == nil:
		return Turn{Guess: behind, Feedback: before}, nil
	case last > 0 && behindErr == nil && guessErr != nil:
		return Turn{}, beforeErr
	case last == 0 && guessErr != nil && looksLikeMarks(fields[0]):
		return Turn{}, allErr
	case guessErr != nil:
		return Turn{}, &TurnError{Text: fields[0], Err: guessErr}
	case last > 0 && afterErr != nil:
		return Turn{}, afterErr
	}
	return Turn{Guess: guess, Feedback: after}, nil
}

// parseMarks reads marks that may be apart. If there are more marks than the guess has letters, it
// drops the emphasis around them, or only behind them if the emphasis began before the guess.
func parseMarks(fields []string, letters, bold int) (Feedback, error) {
	marks := strings.Join(fields, "")
	text := marks
	if more := len(marks) - letters; letters > 0 && more > 0 {
		half := more / 2
		switch head := marks[:half]; {
		case more == bold && strings.Trim(marks[letters:], emphasis) == "":
			text = marks[:letters]
		case head == marks[letters+half:] && strings.Trim(head, emphasis) == "":
			text = marks[half : letters+half]
		}
	}
	f, err := ParseFeedback(text)
	if err != nil {
		return f, &TurnError{Text: marks, Marks: true, Err: err}
	}
	return f, nil
}
