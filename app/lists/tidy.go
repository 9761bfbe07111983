package lists

import (
	"errors"
	"strings"
	"unicode/utf8"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Imported lists may have blanks around the words, capitals, empty lines, duplicates, and
// words of many lengths. The site corrects what it can. (The terminal edition refuses such
// lists.)

// Tidied counts what was corrected in an imported list.
type Tidied struct {
	Blanks   int // words with blanks around them
	Unseen   int // words with invisible characters
	Capitals int // words with capitals
	Empty    int // duplicate words
	Repeats  int // lines with several words, or with numbers
	Apart    int // lines with several words, or with numbers beside them
	Skipped  int // lines skipped since they are not words
	Others   int // words of other lengths, not imported
}

// Plus returns the sum of two counts.
func (t Tidied) Plus(n Tidied) Tidied {
	return Tidied{
		t.Blanks + n.Blanks, t.Unseen + n.Unseen, t.Capitals + n.Capitals, t.Empty + n.Empty, t.Repeats + n.Repeats,
		t.Apart + n.Apart, t.Skipped + n.Skipped, t.Others + n.Others,
	}
}

// add adds a line that is not empty. The error is one of [engine.MakeWord],
// [lexicon.ErrControl], [ErrLookalike], or that of ctx.
func (t *listText) add(ctx engine.Context, line string, seen map[string]bool) error {
	word, length, err := tidyWord(line)
	switch {
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
	of, same := &t.length[length], sameWord(word)
	if seen[same] {
		of.tidied.Repeats++
		return nil
	}
	seen[same] = true
	of.words++
	of.text = append(append(of.text, word...), '\n')
	trimmed := strings.TrimSpace(line)
	visible := engine.Visible(trimmed)
	if trimmed != line {
		of.tidied.Blanks++
	}
	if visible != trimmed {
		of.tidied.Unseen++
	}
	if visible != word {
		of.tidied.Capitals++
	}
	return nil
}

// sameWord returns the form that words have in common if they differ only in final letter forms.
func sameWord(word string) string {
	w, _ := engine.MakeWord(word)
	return w.String()
}

// longLine is longer, in bytes, than any line with a single word and blanks around it.
const longLine = 1000

// tidyWord returns the word of a line in the spelling of a list, and its number of letters,
// which may be invalid. The error is one of [engine.MakeWord] except [*engine.LengthError],
// or [lexicon.ErrControl].
func tidyWord(line string) (word string, length int, err error) {
	if len(line) > longLine {
		return longWord(line)
	}
	word = strings.TrimSpace(line)
	w, err := engine.MakeWord(word)
	if read := strings.ToLower(engine.Visible(word)); err != nil && err != engine.ErrNotUTF8 && read != word {
		word = read
		w, err = engine.MakeWord(word)
	}
	wrong, ofLength := errors.AsType[*engine.LengthError](err)
	switch {
	case ofLength:
		return word, wrong.Got, nil
	case err == engine.ErrNotLetters && strings.ContainsFunc(word, lexicon.IsControl):
		return word, 0, lexicon.ErrControl
	}
	return word, w.Len(), err
}

// longWord is tidyWord for a line that is too long to be read at once. Its beginning tells
// whether it can be a word.
func longWord(line string) (word string, length int, err error) {
	end := longLine
	for end > 0 && !utf8.RuneStart(line[end]) {
		end--
	}
	_, _, err = tidyWord(line[:end])
	if err == engine.ErrEmpty {
		err = engine.ErrNotLetters // whatever follows the blanks
	}
	return line, utf8.RuneCountInString(line), err
}
