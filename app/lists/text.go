package lists

import (
	"iter"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// LengthCount tells how many words of a length a list to import has.
type LengthCount struct{ Length, Answers, Guesses int }

// listText is a text of a list, with its words put right and sorted by length.
type listText struct {
	raw     string
	sniffed lineReader // by its format
	format  lineReader // and what was left out for that
	words   int        // of any length
	empty   int        // lines
	apart   int        // lines
	bad     int        // lines that are no words
	alike   int        // of these, lines with words that are Mixed
	takes   bool       // such words are taken
	length  [engine.MaxLength + 1]lengthText
}

// lengthText is the words of one length.
type lengthText struct {
	text   []byte // one word a line
	words  int    // without the repeats
	tidied Tidied
}

// count returns how many different words have a length.
func (t *listText) count(length int) int { return t.length[length].words }

// playable reports whether there are words of a length that can be played.
func (t *listText) playable() bool {
	return slices.ContainsFunc(t.length[:], func(of lengthText) bool { return of.words > 0 })
}

// others returns how many words don't have a length.
func (t *listText) others(length int) int {
	return t.words - t.count(length) - t.length[length].tidied.Repeats
}

// tidied returns what is put right if the words of a length are taken.
func (t *listText) tidied(length int) Tidied {
	return t.length[length].tidied.plus(Tidied{Empty: t.empty, Apart: t.apart, Skipped: t.bad, Others: t.others(length)})
}

// ofLength returns the words of a length, one a line: as they stand in the text,
// if nothing is to be put right.
func (t *listText) ofLength(length int) string {
	if t.tidied(length) == (Tidied{}) && t.format.plain() {
		return t.raw
	}
	return string(t.length[length].text)
}

// linesBetweenPauses is how many lines are read at once: a few milliseconds' worth on a slow phone. What
// they take is counted in steps: one where a line is just its end, more where that is found by looking.
const (
	linesBetweenPauses = 1000
	stepsOfLine        = 100
	stepsOfBlank       = 10
	stepsBetweenPauses = linesBetweenPauses * stepsOfLine
)

// textLines goes through the lines of a text.
type textLines struct {
	rest   string
	number int // of the line that next returned
	steps  int
}

// next returns the next line, without its end. One with nothing but blanks is "", and of several that follow
// each other it may return the last alone. It pauses, and ends with the text or with ctx.
func (t *textLines) next(ctx engine.Context) (line string, more bool) {
	if t.steps >= stepsBetweenPauses {
		if t.steps = 0; engine.Pause(ctx) != nil {
			return "", false
		}
	}
	if t.rest == "" {
		return "", false
	}
	line, rest, _ := strings.Cut(t.rest, "\n")
	line = strings.TrimSuffix(line, "\r")
	empty := 0 // lines behind
	if len(line) <= longLine && strings.TrimSpace(line) == "" {
		line = ""
		for empty < len(rest) && empty < stepsBetweenPauses && rest[empty] == '\n' {
			empty++
		}
		t.steps += stepsOfBlank + empty
	} else {
		t.steps += stepsOfLine
	}
	t.rest, t.number = rest[empty:], t.number+1+empty
	return line, true
}

// readListText reads a text of a list. What is wrong with the first of the lines that have
// anything but words is returned beside the rest; without it, where the file is no text. The error
// is that of ctx.
func readListText(ctx engine.Context, text string, format lineReader, lookalikes bool) (*listText, []lexicon.Problem, error) {
	t, seen, lines := &listText{raw: text, sniffed: format, format: format, takes: lookalikes}, map[string]bool{}, textLines{rest: text}
	var problems []lexicon.Problem
	for {
		before := lines.number
		line, more := lines.next(ctx)
		switch {
		case !more:
			t.format.Words = t.words
			return t, problems, ctx.Err()
		case line == "":
			t.empty += lines.number - before
			continue
		}
		word := t.format.word(line)
		if word == "" {
			continue
		}
		err := t.add(ctx, word, seen)
		switch {
		case err == nil:
			continue
		case ctx.Err() != nil:
			return nil, nil, ctx.Err()
		}
		problem := lexicon.Problem{Line: lines.number, Text: line, Err: err}
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
}

// wrongLengths returns an error with the first words that are shorter or longer than they
// must be; that there are no words, if so; or that of ctx.
func (t *listText) wrongLengths(ctx engine.Context, part Part, least, most int) error {
	if t.words == 0 {
		return &Refusal{Part: part, Problems: []lexicon.Problem{{Err: &lexicon.CountError{}}}}
	}
	var problems []lexicon.Problem
	lines, format := textLines{rest: t.raw}, t.sniffed
	for len(problems) < lexicon.MaxProblems {
		line, more := lines.next(ctx)
		if !more {
			break
		}
		if line == "" {
			continue
		}
		word := format.word(line)
		_, got, err := tidyWord(word)
		if err == engine.ErrNotLetters {
			if parts, apart := t.parts(ctx, word); apart == nil {
				_, got, err = tidyWord(parts[0])
			}
		}
		if err != nil || got >= least && got <= most {
			continue
		}
		wrong := &engine.LengthError{Got: got, Min: least, Max: most}
		problems = append(problems, lexicon.Problem{Line: lines.number, Text: line, Err: wrong})
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return &Refusal{Part: part, Problems: problems}
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
