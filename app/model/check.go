package model

import (
	"errors"
	"fmt"
	"iter"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// ImportError tells which lines of a list to import are wrong.
type ImportError struct {
	Part     Part
	Problems []lexicon.Problem
}

// Error names the first problem.
func (e *ImportError) Error() string { return fmt.Sprintf("%s: %v", e.Part, e.Problems[0]) }

// CheckList checks the texts of a list, which are in NFC: the answers and,
// unless it is "", the further guesses. The length is that of the first good
// word. pause is called every few milliseconds. The error is an
// [*ImportError].
func CheckList(title, answers, guesses string, pause func()) (Draft, error) {
	length, problems := listLength(answers)
	if len(problems) > 0 {
		return Draft{}, &ImportError{Part: AnswersPart, Problems: problems}
	}
	words, err := lexicon.Load(lexicon.Source{
		LangOf: func(f lexicon.Fingerprint) string { return OwnName(f, length).Lang },
		Length: length, Answers: answers, Guesses: guesses, Yield: pause,
	})
	var bad *lexicon.ListError
	switch {
	case err == nil:
		words.Prepare(pause)
		return Draft{Title: cleanTitle(title), Words: words, Answers: answers, Guesses: guesses}, nil
	case !errors.As(err, &bad):
		return Draft{}, err
	case bad.Guesses:
		return Draft{}, &ImportError{Part: GuessesPart, Problems: bad.Problems}
	}
	return Draft{}, &ImportError{Part: AnswersPart, Problems: bad.Problems}
}

// longLine is more bytes than any word has.
const longLine = 100

// listLength returns the length of a list's words: that of the first good word
// that can be played here, or the usual one if no word is good. If all are too
// short or too long, it returns the first of them as problems.
func listLength(text string) (int, []lexicon.Problem) {
	var problems []lexicon.Problem
	line := 0
	for s := range strings.Lines(text) {
		line++
		s = strings.TrimRight(s, "\r\n")
		if len(s) > longLine { // not to be looked through at once
			break
		}
		w, err := engine.MakeWord(s)
		length := w.Len()
		if tooLong := (*engine.LengthError)(nil); errors.As(err, &tooLong) {
			length, err = tooLong.Got, nil
		}
		switch {
		case err != nil:
			return DefaultRules().Length, nil
		case length >= MinListLength && length <= MaxListLength:
			return length, nil
		}
		wrong := &engine.LengthError{Got: length, Min: MinListLength, Max: MaxListLength}
		problems = append(problems, lexicon.Problem{Line: line, Text: s, Err: wrong})
		if len(problems) == lexicon.MaxProblems {
			break
		}
	}
	return DefaultRules().Length, problems
}

// pieceBytes is how much of a text is worked on at a time: a few milliseconds'
// worth on a slow phone.
const pieceBytes = 128 << 10

// Pieces cuts a text at the ends of lines into pieces that are worked on one
// at a time. A longer line is a piece of its own.
func Pieces(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for len(text) > 0 {
			end := len(text)
			if end > pieceBytes {
				end = pieceBytes
				if rest := strings.IndexByte(text[end:], '\n'); rest >= 0 {
					end += rest + 1
				} else {
					end = len(text)
				}
			}
			if !yield(text[:end]) {
				return
			}
			text = text[end:]
		}
	}
}
