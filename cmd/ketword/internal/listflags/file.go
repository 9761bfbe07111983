package listflags

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// ReadFile reads a file, as [os.ReadFile] does.
type ReadFile func(name string) ([]byte, error)

// OpenError tells that a file of a list can't be read.
type OpenError struct {
	File string
	Err  error
}

// Error names the file and the reason.
func (e *OpenError) Error() string {
	return fmt.Sprintf("%s: %v", e.File, world.Reason(e.Err))
}

// Unwrap returns the reason.
func (e *OpenError) Unwrap() error { return e.Err }

// BadError tells that a file is no list.
type BadError struct {
	File string
	Err  error // a *lexicon.ListError
}

// Error names the file, and the first line that is wrong with the reason.
func (e *BadError) Error() string { return fmt.Sprintf("%s: %v", e.File, e.Err) }

// Unwrap returns the reasons.
func (e *BadError) Unwrap() error { return e.Err }

// byteOrderMark begins the text files of some editors.
const byteOrderMark = "\uFEFF"

// text reads a file of words.
func (f Flags) text(read ReadFile, name string) (string, error) {
	data, err := read(name)
	if err != nil {
		return "", &OpenError{File: name, Err: err}
	}
	text := strings.TrimPrefix(string(data), byteOrderMark)
	if f.Fold && utf8.ValidString(text) { // else ToLower would mend it
		text = strings.ToLower(text)
	}
	return text, nil
}

// counted reads a list of whatever length: that of its first line or, if then
// something is wrong, the one that most lines have, so that the odd line is
// told.
func (f Flags) counted(s lexicon.Source) (*lexicon.Lexicon, error) {
	for line := range strings.Lines(s.Answers) {
		s.Length = lengthOf(line)
		break
	}
	s.Length = max(s.Length, engine.MinLength)
	l, err := f.load(s)
	if err == nil {
		return l, nil
	}
	if most := commonest(s.Answers); most != s.Length {
		s.Length = most
		return f.load(s)
	}
	return nil, err
}

// lengthOf returns the letters of a line.
func lengthOf(line string) int {
	letters := strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
	return min(utf8.RuneCountInString(letters), engine.MaxLength)
}

// commonest returns the number of letters that most lines have.
func commonest(text string) int {
	var counts [engine.MaxLength + 1]int
	for line := range strings.Lines(text) {
		counts[lengthOf(line)]++
	}
	best := engine.MinLength
	for length, n := range counts[:] {
		if length > best && n > counts[best] {
			best = length
		}
	}
	return best
}
