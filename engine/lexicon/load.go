package lexicon

import (
	"iter"
	"strings"

	"ketword/engine"
)

// MaxWords is the greatest number of words of a list.
const MaxWords = 100_000

// load reads the text of a list into a trie: one word a line, all of one
// length. It returns the places of the words in their order, and takes time
// proportional to the text. The error is a [*ListError]; then the trie is of
// no use.
func load(trie *Trie, from list, text string, length int) ([]place, error) {
	n := countLines(text)
	if n == 0 || n > MaxWords {
		return nil, &ListError{Problems: []Problem{{Err: &CountError{Words: n}}}}
	}
	ends := make([]place, 0, n)
	var problems []Problem
	for line, s := range lines(text) {
		end, err := loadLine(trie, from, s, length)
		if err == errRepeat {
			err = &RepeatError{Line: findLine(text, s)}
		}
		if err != nil {
			problems = append(problems, Problem{Line: line, Text: s, Err: err})
		}
		if len(problems) == MaxProblems {
			break
		}
		ends = append(ends, end)
	}
	if len(problems) > 0 {
		return nil, &ListError{Problems: problems}
	}
	return ends, nil
}

// loadLine puts the word of one line into the trie.
func loadLine(trie *Trie, from list, s string, length int) (place, error) {
	w, err := engine.MakeWord(s)
	got := w.Len()
	switch err := err.(type) {
	case nil:
	case *engine.LengthError:
		got = err.Got
	default:
		return 0, err
	}
	if got != length {
		return 0, &engine.LengthError{Got: got, Min: length, Max: length}
	}
	end, fresh := trie.insert(w, from)
	if !fresh {
		return 0, errRepeat
	}
	return end, nil
}

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

// countLines returns how many lines there are.
func countLines(text string) int {
	n := strings.Count(text, "\n")
	if text != "" && !strings.HasSuffix(text, "\n") {
		n++
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
