package lists

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Lists come as people have them: with blanks around the words, with capitals,
// empty lines and repeats, and with words of many lengths. The site puts right
// what can be. (The terminal edition refuses such lists.)

// Mends counts what was put right in a list that was imported.
type Mends struct {
	Blanks   int // words with blanks around them
	Capitals int // words with capitals
	Empty    int // lines without a word
	Repeats  int // words that were there before
	Apart    int // lines with several words, or with numbers beside them
	Skipped  int // lines left out that are no words
	Others   int // words of other lengths, left out
}

// plus returns the sum of two counts.
func (m Mends) plus(n Mends) Mends {
	return Mends{
		m.Blanks + n.Blanks, m.Capitals + n.Capitals, m.Empty + n.Empty, m.Repeats + n.Repeats,
		m.Apart + n.Apart, m.Skipped + n.Skipped, m.Others + n.Others,
	}
}

// LengthCount tells how many words of a length a list to import has.
type LengthCount struct{ Length, Answers, Guesses int }

// listText is a text of a list, with its words put right and sorted by length.
type listText struct {
	raw    string
	words  int  // of any length
	empty  int  // lines
	apart  int  // lines
	bad    int  // lines that are no words
	alike  int  // of these, lines with words that are Mixed
	takes  bool // such words are taken
	length [engine.MaxLength + 1]lengthText
}

// lengthText is the words of one length.
type lengthText struct {
	text  []byte // one word a line
	words int    // without the repeats
	mends Mends
}

// count returns how many different words have a length.
func (t *listText) count(length int) int { return t.length[length].words }

// playable reports whether there are words of a length that can be played.
func (t *listText) playable() bool {
	return slices.ContainsFunc(t.length[:], func(of lengthText) bool { return of.words > 0 })
}

// others returns how many words don't have a length.
func (t *listText) others(length int) int {
	return t.words - t.count(length) - t.length[length].mends.Repeats
}

// mends returns what is put right if the words of a length are taken.
func (t *listText) mends(length int) Mends {
	return t.length[length].mends.plus(Mends{Empty: t.empty, Apart: t.apart, Skipped: t.bad, Others: t.others(length)})
}

// ofLength returns the words of a length, one a line: as they stand in the text,
// if nothing is to be put right.
func (t *listText) ofLength(length int) string {
	if t.mends(length) == (Mends{}) {
		return t.raw
	}
	return string(t.length[length].text)
}

// linesBetweenPauses is how many lines are read at once: a few milliseconds'
// worth on a slow phone.
const linesBetweenPauses = 1000

// readListText reads a text of a list. What is wrong with the first of the lines that have
// anything but words is returned beside the rest; without it, where the file is no text. The error
// is that of ctx.
func readListText(ctx engine.Context, text string, lookalikes bool) (*listText, []lexicon.Problem, error) {
	t, seen, number := &listText{raw: text, takes: lookalikes}, map[string]bool{}, 0
	var problems []lexicon.Problem
	for line := range strings.Lines(text) {
		number++
		if number%linesBetweenPauses == 0 && engine.Pause(ctx) != nil {
			return nil, nil, ctx.Err()
		}
		line = withoutEnd(line)
		err := t.add(ctx, line, seen)
		switch {
		case err == nil:
			continue
		case ctx.Err() != nil:
			return nil, nil, ctx.Err()
		}
		problem := lexicon.Problem{Line: number, Text: line, Err: err}
		if err == engine.ErrNotUTF8 || err == lexicon.ErrControl { // no text: the other problems follow from it
			return nil, []lexicon.Problem{problem}, nil
		}
		if err == ErrLookalike {
			t.alike++
		}
		if t.bad++; t.bad <= lexicon.MaxProblems {
			problems = append(problems, problem)
		}
	}
	return t, problems, nil
}

// withoutEnd returns a line without what ends it.
func withoutEnd(line string) string { return strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r") }

// add takes in a line. The error is one of [engine.MakeWord],
// [lexicon.ErrControl], [ErrLookalike], or that of ctx.
func (t *listText) add(ctx engine.Context, line string, seen map[string]bool) error {
	word, length, err := tidyWord(line)
	switch {
	case err == engine.ErrEmpty:
		t.empty++
		return nil
	case err == engine.ErrNotLetters:
		return t.addParts(ctx, line, seen)
	case err != nil:
		return err
	case !t.takes && Mixed(word):
		return ErrLookalike
	}
	t.words++
	if length < engine.MinLength || length > engine.MaxLength {
		return nil
	}
	of := &t.length[length]
	if seen[word] {
		of.mends.Repeats++
		return nil
	}
	seen[word] = true
	of.words++
	of.text = append(append(of.text, word...), '\n')
	trimmed := strings.TrimSpace(line)
	if trimmed != line {
		of.mends.Blanks++
	}
	if trimmed != word {
		of.mends.Capitals++
	}
	return nil
}

// addParts takes in a line that is no word, if it has parts.
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

// parts returns the words of a line that has them between separators, and beside them
// only numbers and signs, as "1. apple", "apple, 12" or "apple; mango". Words between blanks alone
// are of one length: else they may be one expression.
func (t *listText) parts(ctx engine.Context, line string) ([]string, error) {
	const separators, quotes = ",;|\t", "\"'“”„‟‘’‚«»‹›"
	var parts []string
	lengths := map[int]bool{}
	for i, part := range strings.FieldsFunc(line, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(separators, r) }) {
		if i%linesBetweenPauses == linesBetweenPauses-1 && engine.Pause(ctx) != nil {
			return nil, ctx.Err()
		}
		part = strings.Trim(part, quotes)
		if !strings.ContainsFunc(part, unicode.IsLetter) {
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
	if len(parts) == 0 || len(lengths) > 1 && !strings.ContainsAny(line, separators) {
		return nil, engine.ErrNotLetters
	}
	return parts, nil
}

// longLine is more bytes than a line with a word has, blanks around it included.
const longLine = 1000

// tidyWord returns the word of a line as a list must spell it, and how many letters
// it has: any number. The error is one of [engine.MakeWord], but for its
// [*engine.LengthError], or [lexicon.ErrControl].
func tidyWord(line string) (word string, length int, err error) {
	if len(line) > longLine {
		return longWord(line)
	}
	word = strings.TrimSpace(line)
	w, err := engine.MakeWord(word)
	if err == engine.ErrNotLower {
		word = strings.ToLower(word)
		w, err = engine.MakeWord(word)
	}
	var wrong *engine.LengthError
	switch {
	case errors.As(err, &wrong):
		return word, wrong.Got, nil
	case err == engine.ErrNotLetters && strings.ContainsFunc(word, lexicon.IsControl):
		return word, 0, lexicon.ErrControl
	}
	return word, w.Len(), err
}

// longWord is tidyWord of a line that is too long to be looked through at once. Its
// beginning tells whether it is a word.
func longWord(line string) (word string, length int, err error) {
	end := longLine
	for end > 0 && !utf8.RuneStart(line[end]) {
		end--
	}
	_, _, err = tidyWord(line[:end])
	if err == engine.ErrEmpty {
		err = engine.ErrNotLetters // whatever stands behind all the blanks
	}
	return line, utf8.RuneCountInString(line), err
}

// wrongLengths returns an error with the first words that are shorter or longer than they
// must be; that there are no words, if so; or that of ctx.
func (t *listText) wrongLengths(ctx engine.Context, part Part, least, most int) error {
	if t.words == 0 {
		return &ImportError{Part: part, Problems: []lexicon.Problem{{Err: &lexicon.CountError{}}}}
	}
	var problems []lexicon.Problem
	number := 0
	for line := range strings.Lines(t.raw) {
		number++
		if number%linesBetweenPauses == 0 && engine.Pause(ctx) != nil {
			return ctx.Err()
		}
		line = withoutEnd(line)
		_, got, err := tidyWord(line)
		if err == engine.ErrNotLetters {
			if parts, apart := t.parts(ctx, line); apart == nil {
				_, got, err = tidyWord(parts[0])
			}
		}
		if err != nil || got >= least && got <= most {
			continue
		}
		wrong := &engine.LengthError{Got: got, Min: least, Max: most}
		problems = append(problems, lexicon.Problem{Line: number, Text: line, Err: wrong})
		if len(problems) == lexicon.MaxProblems {
			break
		}
	}
	return &ImportError{Part: part, Problems: problems}
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
