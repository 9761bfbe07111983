package lists

import (
	"slices"
	"strings"
	"unicode"

	"ketword/engine"
)

// A line of a list to import may contain several words.

// betweenWords are characters that may separate words in a line.
const betweenWords = ",;|\t"

func isBetweenWords(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(betweenWords, r) }

// quotes are characters that may enclose a word.
const quotes = "\"'“”„‟‘’‚«»‹›"

func trimQuotes(s string) string { return strings.Trim(s, quotes) }

func hasLetter(s string) bool { return strings.ContainsFunc(s, unicode.IsLetter) }

// addParts adds the words of a line that is not a word by itself, and refuses the parts of a row that are none.
func (t *listText) addParts(ctx engine.Context, line string, seen map[string]bool) error {
	parts, bad, err := t.parts(ctx, line)
	if err != nil {
		return err
	}
	t.apart++
	for _, part := range parts {
		t.add(ctx, part, seen)
	}
	for _, part := range bad {
		t.refuse(part, t.wrong(part))
	}
	return nil
}

// wrong returns why a part of a line is not a word: [engine.ErrNotLetters] or [ErrLookalike]; or nil.
func (t *listText) wrong(part string) error {
	word, _, err := tidyWord(part)
	switch {
	case err != nil:
		return engine.ErrNotLetters
	case !t.takes && Mixed(word):
		return ErrLookalike
	}
	return nil
}

// parts returns the words of a line with separators, which may also contain numbers and signs,
// such as "1. apple", "apple, 12" or "apple; mango". Words separated by blanks alone must have the
// same length: otherwise they may be a phrase. It also returns what is no word in a row of words.
func (t *listText) parts(ctx engine.Context, line string) (parts, bad []string, err error) {
	lengths := map[int]bool{}
	for i, part := range strings.FieldsFunc(line, isBetweenWords) {
		if i%linesBetweenPauses == linesBetweenPauses-1 && engine.Pause(ctx) != nil {
			return nil, nil, ctx.Err()
		}
		part = trimQuotes(part)
		if !hasLetter(part) {
			continue
		}
		if t.wrong(part) != nil {
			bad = append(bad, part)
			continue
		}
		_, length, _ := tidyWord(part)
		parts, lengths[length] = append(parts, part), true
	}
	switch {
	case len(bad) > 0 && (len(parts) <= len(bad) || !isRow(line)):
		return nil, nil, t.wrong(bad[0])
	case len(parts) == 0 || len(lengths) > 1 && !strings.ContainsAny(line, betweenWords):
		return nil, nil, engine.ErrNotLetters
	}
	return parts, bad, nil
}

// isRow reports whether a line has a separator after each word, so that a mistake in one says nothing of the others.
func isRow(line string) bool {
	cells := strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(betweenWords, r) })
	return !slices.ContainsFunc(cells, func(cell string) bool { return len(strings.Fields(cell)) > 1 })
}
