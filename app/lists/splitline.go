package lists

import (
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
		_, err := t.check(part)
		t.refuse(part, err)
	}
	return nil
}

// parts returns the words of a line with separators, which may also contain numbers and signs,
// such as "1. apple", "apple, 12" or "apple; mango". Words separated by blanks alone must have the
// same length: otherwise they may be a phrase. Of a row of words, with a separator after each, it also
// returns what is no word, since a mistake in one says nothing of the others.
func (t *listText) parts(ctx engine.Context, line string) (parts, bad []string, err error) {
	lengths, separators, fields := map[int]bool{}, 1, strings.FieldsFunc(line, isBetweenWords)
	for _, r := range line {
		if strings.ContainsRune(betweenWords, r) {
			separators++
		}
	}
	for i, part := range fields {
		if i%linesBetweenPauses == linesBetweenPauses-1 && engine.Pause(ctx) != nil {
			return nil, nil, ctx.Err()
		}
		part = trimQuotes(part)
		if !hasLetter(part) {
			continue
		}
		length, wrong := t.check(part)
		if wrong != nil {
			bad, err = append(bad, part), wrong
			continue
		}
		parts, lengths[length] = append(parts, part), true
	}
	switch {
	case len(bad) > 0 && (len(parts) <= len(bad) || len(fields) > separators):
		return nil, nil, err
	case len(parts) == 0 || len(lengths) > 1 && separators == 1:
		return nil, nil, engine.ErrNotLetters
	}
	return parts, bad, nil
}

// check returns the length of a part of a line, or why that is not a word: [engine.ErrNotLetters] or [ErrLookalike].
func (t *listText) check(part string) (int, error) {
	word, length, err := tidyWord(part)
	switch {
	case err != nil:
		return 0, engine.ErrNotLetters
	case !t.takes && Mixed(word):
		return 0, ErrLookalike
	}
	return length, nil
}
