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

// addParts adds the words of a line that is not a word by itself.
func (t *listText) addParts(ctx engine.Context, line string, seen map[string]bool) error {
	parts, err := t.parts(ctx, line)
	if err != nil {
		return err
	}
	t.apart++
	for _, part := range parts {
		t.add(ctx, part, seen)
	}
	return nil
}

// parts returns the words of a line with separators, which may also contain numbers and signs,
// such as "1. apple", "apple, 12" or "apple; mango". Words separated by blanks alone must have the
// same length: otherwise they may be a phrase.
func (t *listText) parts(ctx engine.Context, line string) ([]string, error) {
	var parts []string
	lengths := map[int]bool{}
	for i, part := range strings.FieldsFunc(line, isBetweenWords) {
		if i%linesBetweenPauses == linesBetweenPauses-1 && engine.Pause(ctx) != nil {
			return nil, ctx.Err()
		}
		part = trimQuotes(part)
		if !hasLetter(part) {
			continue
		}
		word, length, err := tidyWord(part)
		switch {
		case err != nil:
			return nil, engine.ErrNotLetters
		case !t.takes && Mixed(word):
			return nil, ErrLookalike
		}
		parts, lengths[length] = append(parts, part), true
	}
	if len(parts) == 0 || len(lengths) > 1 && !strings.ContainsAny(line, betweenWords) {
		return nil, engine.ErrNotLetters
	}
	return parts, nil
}
