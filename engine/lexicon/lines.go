package lexicon

import (
	"iter"
	"strings"
	"unicode/utf8"
)

// lines yields the lines of a text with their numbers from 1, without their
// ends "\n" or "\r\n". The last line may lack its end.
func lines(text string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		n := 0
		for line := range strings.Lines(text) {
			n++
			line = strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
			if !yield(n, line) {
				return
			}
		}
	}
}

// chunk is how many bytes are looked through at once.
const chunk = 64 * bytesALine

// countLines returns how many lines there are.
func countLines(text string, p *pace) int {
	n := 0
	if text != "" && !strings.HasSuffix(text, "\n") {
		n++
	}
	for len(text) > 0 {
		size := min(chunk, len(text))
		n += strings.Count(text[:size], "\n")
		text = text[size:]
		p.did(size / bytesALine)
	}
	return n
}

// countLetters returns how many letters a line has.
func countLetters(s string, p *pace) int {
	n := 0
	for len(s) > 0 {
		size := min(chunk, len(s))
		for size < len(s) && !utf8.RuneStart(s[size]) {
			size++
		}
		n += utf8.RuneCountInString(s[:size])
		s = s[size:]
		p.did(size / bytesALine)
	}
	return n
}

// findLine returns the number of the first line that reads s.
func findLine(text, s string) int {
	for n, line := range lines(text) {
		if line == s {
			return n
		}
	}
	return 0
}

// headLetters is how many letters of a line are looked at or shown: more than
// any word has.
const headLetters = 40

// head returns the first letters of a line.
func head(s string) string {
	n := 0
	for i := range s {
		if n == headLetters {
			return s[:i]
		}
		n++
	}
	return s
}
