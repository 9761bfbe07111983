package lists

import (
	"iter"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// LengthCount counts the words of one length in a list to import.
type LengthCount struct{ Length, Answers, Guesses int }

// listText is one text of a list, with its words corrected and sorted by length.
type listText struct {
	raw     string
	sniffed lineReader        // reader from the detected format
	format  lineReader        // the same after reading, with its counts of dropped text
	words   int               // number of words of all lengths
	empty   int               // number of empty lines
	apart   int               // number of lines split into parts
	bad     int               // number of lines, and of parts of rows, that are not words
	alike   int               // number of bad lines with words that are Mixed
	takes   bool              // such words are accepted
	line    int               // number of the line being read
	refused []lexicon.Problem // of the first lines and parts that are not words
	length  [engine.MaxLength + 1]lengthText
}

// lengthText holds the words of one length.
type lengthText struct {
	text   []byte // one word a line
	words  int    // without duplicates
	tidied Tidied
}

// count returns the number of different words of a length.
func (t *listText) count(length int) int { return t.length[length].words }

// playable reports whether there are words of a valid length.
func (t *listText) playable() bool {
	return slices.ContainsFunc(t.length[:], func(of lengthText) bool { return of.words > 0 })
}

// others returns the number of words of other lengths.
func (t *listText) others(length int) int {
	return t.words - t.count(length) - t.length[length].tidied.Repeats
}

// tidied returns what is corrected if the words of a length are imported.
func (t *listText) tidied(length int) Tidied {
	return t.length[length].tidied.Plus(Tidied{Empty: t.empty, Apart: t.apart, Skipped: t.bad, Others: t.others(length)})
}

// ofLength returns the words of a length, one a line. If there is nothing to correct, it is
// the original text.
func (t *listText) ofLength(length int) string {
	if t.tidied(length) == (Tidied{}) && t.format.plain() {
		return t.raw
	}
	return string(t.length[length].text)
}

// linesBetweenPauses is how many lines are read between pauses: a few milliseconds' work on a slow
// phone. Work is counted in steps, since looking for the end of a line costs more than finding it at
// once.
const (
	linesBetweenPauses = 1000
	stepsOfLine        = 100
	stepsOfBlank       = 10
	stepsBetweenPauses = linesBetweenPauses * stepsOfLine
)

// textLines iterates over the lines of a text.
type textLines struct {
	rest   string
	number int // number of the line that next returned, from 1
	steps  int
}

// next returns the next line, without its newline. A line of blanks is returned as "", and of several such
// lines it may return only the last. It pauses now and then, and returns false at the end of the text or of
// ctx.
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
	empty := 0 // number of empty lines that follow
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

// readListText reads a text of a list. It also returns the problems of the first lines that are
// not words. If the file is not text, it returns only that problem. The error is that of ctx.
func readListText(ctx engine.Context, text string, format lineReader, lookalikes bool) (*listText, []lexicon.Problem, error) {
	t, seen, lines := &listText{raw: text, sniffed: format, format: format, takes: lookalikes}, map[string]bool{}, textLines{rest: text}
	for {
		before := lines.number
		line, more := lines.next(ctx)
		switch {
		case !more:
			t.format.Words = t.words
			return t, t.refused, ctx.Err()
		case line == "":
			t.empty += lines.number - before
			continue
		}
		word := t.format.word(line)
		if word == "" {
			continue
		}
		t.line = lines.number
		err := t.add(ctx, word, seen)
		switch {
		case err == nil:
			continue
		case ctx.Err() != nil:
			return nil, nil, ctx.Err()
		}
		if err == engine.ErrNotUTF8 || err == lexicon.ErrControl { // not a text: the other problems are consequences
			return nil, []lexicon.Problem{{Line: lines.number, Text: line, Err: err}}, nil
		}
		t.refuse(line, err)
	}
}

// refuse notes that the line being read, or a part of it, is not a word.
func (t *listText) refuse(text string, err error) {
	if err == ErrLookalike {
		t.alike++
	}
	if t.bad++; t.bad <= lexicon.MaxProblems {
		t.refused = append(t.refused, lexicon.Problem{Line: t.line, Text: text, Err: err})
	}
}

// wrongLengths returns an error with the first words that are too short or too long. If
// there are no words, the error says so. It may also be that of ctx.
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
			if parts, _, apart := t.parts(ctx, word); apart == nil {
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

// pieceBytes is the size of a piece of text that is processed at a time: a few
// milliseconds' work on a slow phone.
const pieceBytes = 128 << 10

// Pieces returns a text in pieces that end at line ends, to be processed one at a time. A
// longer line is a piece of its own.
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
