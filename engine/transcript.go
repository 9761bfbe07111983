package engine

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"ketword/internal/format"
)

// Transcript is what a text tells of a game, such as a result that was shared.
type Transcript struct {
	Title Title    // of the first line that has one, by [ParseTitle]
	Turns []Turn   // in their order; each has a guess, marks, or both, as ParseTurn tells
	Other []string // lines that are no rows, such as a title or a link
	Stray Line     // the first line among the rows, or a guess behind them, that is none of them and no link
}

// Line is a line of a text.
type Line struct {
	Line int // from 1; 0 if there is none
	Text string
}

// ErrNoRows means that a text has no row of a game.
var ErrNoRows = errors.New("no row of a game")

// LineError tells which line of a text is meant as a row and can't be read.
type LineError struct {
	Line int   // from 1
	Err  error // a [*TurnError]; or a [*LengthError], if the rows differ in length
}

// Error names the line.
func (e *LineError) Error() string { return format.Text("line %d: %v", e.Line, e.Err) }

// Unwrap returns what is wrong with the line.
func (e *LineError) Unwrap() error { return e.Err }

// ParseTranscript reads the rows of a game from a text with a row a line, as
// [ParseTurn] does, and keeps other lines. If the guesses stand in lines of their
// own, as many as there are rows without one, they are theirs in that order. Where all
// lines are a word each, they are guesses. A number before a row is skipped. The error is [ErrNoRows], or a
// [*LineError] for the first line that is meant as a row, since it has symbols of
// marks, and can't be read.
func ParseTranscript(text string) (Transcript, error) {
	var r reader
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := r.add(Line{i + 1, line}); err != nil {
			return Transcript{}, &LineError{Line: i + 1, Err: err}
		}
	}
	return r.transcript()
}

// OtherGame reports whether a line has the score of another game, as in "Wordle 1,234 4/6*",
// and the level: an asterisk behind it tells the hard one.
func (t Transcript) OtherGame() (level Level, is bool) {
	for _, field := range strings.Fields(strings.Join(t.Other, "\n")) {
		score, hard := strings.CutSuffix(field, "*")
		got, of, found := strings.Cut(score, "/")
		if _, err := strconv.Atoi(of); !found || err != nil || len(got) != 1 || !strings.Contains("123456789X", got) {
			continue
		}
		if hard {
			return Hard, true
		}
		return Normal, true
	}
	return Normal, false
}

// reader is a transcript that has been read in part.
type reader struct {
	Transcript
	words []Word // lines of one word
	after []Line // lines behind the first row that are no rows and no links; words that may be guesses
	among int    // how many of them stand before the last row
}

// add reads one more line.
func (r *reader) add(l Line) error {
	if title, is := ParseTitle(l.Text); is {
		if !r.Title.Mode.Valid() {
			r.Title = title
		}
		r.Other = append(r.Other, l.Text)
		r.pass(l)
		return nil
	}
	line := undecorated(l.Text)
	t, err := ParseTurn(line)
	switch {
	case err == nil && t.Feedback.Len() == 0:
		r.words = append(r.words, t.Guess)
		r.pass(l)
		return nil
	case err == nil && (t.Guess.Len() == 0 || t.Guess.Len() == t.Feedback.Len()):
		if want := r.length(); want > 0 && t.Feedback.Len() != want {
			return &LengthError{Got: t.Feedback.Len(), Min: want, Max: want, Marks: true}
		}
		r.Turns = append(r.Turns, t)
		r.among = len(r.after)
		return nil
	case meantAsRow(line) && err != nil:
		return err
	case meantAsRow(line):
		return &LengthError{Got: t.Feedback.Len(), Min: t.Guess.Len(), Max: t.Guess.Len(), Marks: true}
	}
	r.Other = append(r.Other, l.Text)
	r.pass(l)
	return nil
}

// pass notes a line that is no row.
func (r *reader) pass(l Line) {
	if len(r.Turns) > 0 && !strings.Contains(l.Text, "://") {
		r.after = append(r.after, l)
	}
}

// stray returns the first line that was to be a row, going by where it stands.
func (r *reader) stray(claimed bool) Line {
	for i, l := range r.after {
		word, err := ParseWord(l.Text)
		switch {
		case err == nil && claimed:
		case i < r.among, err == nil && word.Len() == r.length():
			return l
		}
	}
	return Line{}
}

// length returns how many marks the rows have; 0 before the first.
func (r *reader) length() int {
	if len(r.Turns) == 0 {
		return 0
	}
	return r.Turns[0].Feedback.Len()
}

// transcript returns what was read, with the guesses that stand alone in their rows.
func (r *reader) transcript() (Transcript, error) {
	if len(r.Turns) == 0 && len(r.Other) == 0 {
		for _, w := range r.words {
			r.Turns = append(r.Turns, Turn{Guess: w})
		}
	}
	var bare []*Turn
	for i, t := range r.Turns {
		if t.Guess.Len() == 0 {
			bare = append(bare, &r.Turns[i])
		}
	}
	r.Stray = r.stray(len(bare) > 0)
	words := slices.DeleteFunc(r.words, func(w Word) bool { return w.Len() != r.length() })
	if len(words) == len(bare) {
		for i, w := range words {
			bare[i].Guess = w
		}
	}
	if len(r.Turns) == 0 {
		return Transcript{}, ErrNoRows
	}
	return r.Transcript, nil
}

// undecorated returns a line without what some programs write around a row: what it
// is, as in "Guess 1:", a number as in "1.", an arrow between guess and marks, bars that hide a guess.
func undecorated(line string) string {
	if i := strings.LastIndex(line, ": "); i >= 0 {
		line = line[i+len(": "):]
	}
	fields := strings.Fields(line)
	if len(fields) > 1 && numbers(fields[0]) {
		fields = fields[1:]
	}
	for i, field := range fields {
		fields[i] = strings.Trim(field, "|⟩")
	}
	return strings.Join(slices.DeleteFunc(fields, func(s string) bool { return s == "" || s == "->" || s == "→" }), " ")
}

// numbers reports whether a field is the number of a row, as in "1." or "1)".
func numbers(field string) bool {
	number := strings.TrimRight(field, ".)")
	return number != "" && number != field && strings.Trim(number, "0123456789") == ""
}

// meantAsRow reports whether a line that is no row was to be one: it has emoji of
// marks or underscores, or a word with as many characters behind it, most of them
// symbols of marks.
func meantAsRow(line string) bool {
	if strings.ContainsRune(line, '_') || strings.ContainsFunc(line, func(symbol rune) bool {
		n, _, _, known := findSymbol(readSymbol(symbol))
		return known && n == Emoji
	}) {
		return !strings.Contains(line, "://")
	}
	fields := strings.Fields(line)
	if len(fields) != 2 || utf8.RuneCountInString(fields[0]) != utf8.RuneCountInString(fields[1]) {
		return false
	}
	symbols := 0
	for _, symbol := range fields[1] {
		if _, _, _, known := findSymbol(readSymbol(symbol)); known {
			symbols++
		}
	}
	return 2*symbols > utf8.RuneCountInString(fields[1])
}

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

// ParseTurn reads a row as people write it: a guess and its marks in any notation that
// [ParseFeedback] reads, as in "slate o_*__". The marks may be apart, or come first.
// Where the guess or the marks are missing, the turn has the empty word or a feedback
// without tiles. How many letters and marks there are is for the caller to compare.
// The error is a [*TurnError].
func ParseTurn(line string) (Turn, error) {
	fields := strings.Fields(line)
	if len(fields) == 0 {
		return Turn{}, &TurnError{Err: ErrEmpty}
	}
	last := len(fields) - 1
	guess, wordErr := ParseWord(fields[0])
	after, afterErr := joined(fields[1:])
	if wordErr == nil && afterErr == nil && guess.Len() == after.Len() {
		return Turn{Guess: guess, Feedback: after}, nil
	}
	if all, err := joined(fields); err == nil {
		return Turn{Feedback: all}, nil
	}
	if word, err := ParseWord(fields[last]); err == nil && last > 0 {
		before, err := joined(fields[:last])
		if err == nil {
			return Turn{Guess: word, Feedback: before}, nil
		}
		if wordErr != nil {
			return Turn{}, &TurnError{Text: strings.Join(fields[:last], ""), Marks: true, Err: err}
		}
	}
	switch {
	case last == 0 && wordErr != nil && meantAsRow(line):
		_, err := joined(fields)
		return Turn{}, &TurnError{Text: line, Marks: true, Err: err}
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
