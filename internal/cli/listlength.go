package cli

import (
	"errors"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// loadCounted reads a list whose length was not given. It takes the length of most words, so that
// the errors name the words that don't fit.
func (f ListFlags) loadCounted(s lexicon.Source) (*lexicon.Lexicon, error) {
	if s.Length = commonestLength(s.Answers); s.Length > 0 {
		return f.loadSource(s)
	}
	if bad := outOfLimits(s.Answers); len(bad.Problems) > 0 {
		return nil, &BadListError{File: f.File, Err: bad}
	}
	s.Length = defaultLength
	return f.loadSource(s)
}

// LettersOf returns the letters of a line; 0 if it holds anything else.
func LettersOf(line string) int {
	letters, _ := engine.ParseLetters(strings.Map(engine.Lower, strings.TrimSpace(line)))
	return len(letters)
}

// canBeWord reports whether a word of some list can have so many letters.
func canBeWord(letters int) bool { return letters >= engine.MinLength && letters <= engine.MaxLength }

// commonestLength returns the number of letters that most words have, of equally common ones the
// greatest; 0 if no list can have these words.
func commonestLength(text string) int {
	counts := map[int]int{}
	for line := range strings.Lines(text) {
		if n := LettersOf(line); canBeWord(n) {
			counts[n]++
		}
	}
	best := 0
	for length, n := range counts {
		if n > counts[best] || n == counts[best] && length > best {
			best = length
		}
	}
	return best
}

// outOfLimits tells which words are too short or too long for any list.
func outOfLimits(text string) *lexicon.ListError {
	bad := &lexicon.ListError{}
	number := 0
	for line := range strings.Lines(text) {
		number++
		word := strings.TrimRight(line, "\r\n")
		_, err := engine.MakeWord(word)
		if length, is := errors.AsType[*engine.LengthError](err); is && len(bad.Problems) < lexicon.MaxProblems {
			bad.Problems = append(bad.Problems, lexicon.Problem{Line: number, Text: word, Err: length})
		}
	}
	return bad
}
