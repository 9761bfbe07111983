package lists

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Lists come in files of other programs, too, and with what words mean. How a text is written is found
// out before its words are read, and told before they are imported: what is taken for a meaning is left out.

// Writing is a way to write a list.
type Writing string

// The ways.
const (
	Plain    Writing = ""         // words alone
	JSON     Writing = "json"     // strings in arrays, or names of fields
	Hunspell Writing = "hunspell" // words with flags behind a slash; the first line may count them
	Table    Writing = "table"    // columns, of which one has the words
)

// Understood tells how a text of a list was read, where that is not just its words.
type Understood struct {
	Part     Part
	Writing  Writing
	Column   string // with the words, by its heading; "" if it has none
	Words    int
	Meanings int // lines of which what stands behind the word is left out
	Comments int // lines
}

// plain reports whether nothing but words was read.
func (u Understood) plain() bool {
	return u.Writing == Plain && u.Meanings == 0 && u.Comments == 0
}

// written is how a text is written.
type written struct {
	Understood
	separator string // of a table
	column    int    // of a table, with the words
	header    bool   // the first line has no word
}

// headings are names of the column, or of the field, that has the words, the more exact first.
var headings = []string{"answers", "answer", "words", "word", "lösungen", "lösung", "wörter", "wort", "réponses", "réponse", "mots", "mot", "lemma", "term", "text", "solution"}

// furtherHeadings are names of a field with further guesses.
var furtherHeadings = []string{"guesses", "allowed", "valid", "others"}

// separators are what may stand between the columns of a table.
var separators = []string{"\t", ";", "|", ","}

// survey is what is seen of a text, line by line.
type survey struct {
	cut      bool   // there is more
	first    string // line
	lines    int    // that are not empty
	flagged  int    // with flags of hunspell
	upper    int    // of these, with flags that are no word
	rows     map[string]int
	meanings map[string]int // of these, with a meaning behind the first word
	lengths  map[int]bool   // of lines behind the first that are one word
}

// surveyed is how many bytes of a text tell how it is written: a few milliseconds' worth on a slow phone.
const surveyed = 32 << 10

// findWriting finds out how a text is written.
func findWriting(text string) written {
	s := survey{rows: map[string]int{}, meanings: map[string]int{}, lengths: map[int]bool{}}
	if len(text) > surveyed {
		text = text[:strings.LastIndexByte(text[:surveyed], '\n')+1]
		s.cut = true
	}
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !isComment(line) && len(line) <= longLine {
			s.add(line)
		}
	}
	return s.writing()
}

func (s *survey) add(line string) {
	if s.lines++; s.lines == 1 {
		s.first = line
	} else if _, length, err := tidyWord(line); err == nil {
		s.lengths[length] = true
	}
	if word, flags, slash := strings.Cut(line, "/"); slash && isWord(word) {
		flags, _, _ = strings.Cut(strings.ReplaceAll(flags, "\t", " "), " ")
		s.flagged++
		if flags != "" && strings.ToLower(flags) != flags {
			s.upper++
		}
	}
	for _, separator := range separators {
		if cells := cellsOf(line, separator); len(cells) > 1 {
			s.rows[separator]++
			if isMeaning(cells, separator) {
				s.meanings[separator]++
			}
			return
		}
	}
}

// writing says what was seen.
func (s *survey) writing() written {
	count, err := strconv.Atoi(s.first)
	if counted := err == nil && s.lines > 1; counted && (s.flagged > 0 || count == s.lines-1 || s.cut && count >= s.lines) || s.upper > 0 && 2*s.flagged >= s.lines {
		return written{Understood: Understood{Writing: Hunspell}, header: counted}
	}
	for _, separator := range separators {
		cells := cellsOf(s.first, separator)
		if len(cells) < 2 {
			continue
		}
		for _, heading := range headings {
			if i := slices.IndexFunc(cells, func(cell string) bool { return strings.EqualFold(cell, heading) }); i >= 0 {
				return written{Understood: Understood{Writing: Table, Column: cells[i]}, separator: separator, column: i, header: true}
			}
		}
	}
	for _, separator := range separators {
		if s.meanings[separator] > 0 && 2*s.meanings[separator] >= s.rows[separator] {
			return written{separator: separator}
		}
	}
	_, length, err := tidyWord(s.first)
	if s.lines > 2 && err == nil && slices.Contains(headings, strings.ToLower(s.first)) && len(s.lengths) == 1 && !s.lengths[length] {
		return written{Understood: Understood{Writing: Table, Column: s.first}, header: true}
	}
	return written{}
}

// word returns what of a line may be words, and counts what is left out; "" if nothing may.
func (w *written) word(line string) string {
	trimmed := strings.TrimSpace(line)
	switch {
	case isComment(trimmed):
		w.Comments++
		return ""
	case w.header:
		w.header = false
		return ""
	case len(line) > longLine:
		return line
	case w.Writing == Hunspell:
		word, _, _ := strings.Cut(strings.Fields(trimmed)[0], "/")
		return word
	case w.Writing == Table && w.separator != "":
		if cells := cellsOf(trimmed, w.separator); w.column < len(cells) {
			return cells[w.column]
		}
		return ""
	}
	if word, found := w.beforeMeaning(trimmed); found {
		w.Meanings++
		return word
	}
	return line
}

// signs stand before what a word means.
var signs = []string{"#", "//", " - ", " –", "– ", "—", "→", "->", "=", ":", " (", " ["}

// beforeMeaning returns the word of a line that has its meaning behind it.
func (w *written) beforeMeaning(line string) (word string, found bool) {
	for _, sign := range signs {
		if before, _, cut := strings.Cut(line, sign); cut && oneWord(before) {
			return strings.TrimSpace(before), true
		}
	}
	for _, separator := range separators {
		if cells := cellsOf(line, separator); len(cells) > 1 && (separator == w.separator && oneWord(firstWord(cells)) || isMeaning(cells, separator)) {
			return firstWord(cells), true
		}
	}
	return "", false
}

// isMeaning reports whether the cells behind the first one that has a word are no words, but what it means: several
// words that differ in length, what is no word, or, behind a tab, one word that differs in length.
func isMeaning(cells []string, separator string) bool {
	at := slices.IndexFunc(cells, hasLetter)
	if at < 0 || !oneWord(cells[at]) {
		return false
	}
	_, length, _ := tidyWord(trimQuotes(cells[at]))
	behind := slices.DeleteFunc(slices.Clone(cells[at+1:]), func(cell string) bool { return !hasLetter(cell) })
	return slices.ContainsFunc(behind, func(cell string) bool {
		fields := lettered(cell)
		if len(fields) == 1 && (separator != "\t" || len(behind) > 1) {
			return false
		}
		return slices.ContainsFunc(fields, func(field string) bool {
			_, n, err := tidyWord(trimQuotes(field))
			return err != nil || n != length
		})
	})
}

// firstWord returns the first cell that has a letter; "" if none has.
func firstWord(cells []string) string {
	if at := slices.IndexFunc(cells, hasLetter); at >= 0 {
		return cells[at]
	}
	return ""
}

// oneWord reports whether a text is a word, with nothing but numbers and signs beside it.
func oneWord(s string) bool {
	fields := lettered(s)
	return len(fields) == 1 && isWord(trimQuotes(fields[0]))
}

// lettered returns the parts of a text that have letters.
func lettered(s string) []string {
	return slices.DeleteFunc(strings.FieldsFunc(s, isBetweenWords), func(part string) bool { return !hasLetter(part) })
}

func trimQuotes(s string) string { return strings.Trim(s, quotes) }

func isWord(s string) bool {
	_, _, err := tidyWord(s)
	return err == nil
}

func hasLetter(s string) bool { return strings.ContainsFunc(s, unicode.IsLetter) }

// isComment reports whether a line is a comment; #1 is a number.
func isComment(line string) bool {
	rest, is := strings.CutPrefix(line, "#")
	return strings.HasPrefix(line, "//") || is && (rest == "" || rest[0] < '0' || rest[0] > '9')
}

// cellsOf splits a line of a table. What stands in quotation marks is one cell, in which two of them stand for one.
func cellsOf(line, separator string) []string {
	var cells []string
	for {
		rest, quoted := strings.CutPrefix(strings.TrimLeft(line, " "), `"`)
		end := -1
		if quoted {
			end = closingQuote(rest)
		}
		if end < 0 {
			cell, more, found := strings.Cut(line, separator)
			cells = append(cells, strings.TrimSpace(cell))
			if line = more; !found {
				return cells
			}
			continue
		}
		cell := strings.ReplaceAll(rest[:end], `""`, `"`)
		behind, more, found := strings.Cut(rest[end+1:], separator)
		cells = append(cells, strings.TrimSpace(cell+behind))
		if line = more; !found {
			return cells
		}
	}
}

// closingQuote returns the index of the quotation mark that ends a cell; -1 if none does.
func closingQuote(s string) int {
	for i := 0; i < len(s); i++ {
		if s[i] != '"' {
			continue
		}
		if i+1 == len(s) || s[i+1] != '"' {
			return i
		}
		i++
	}
	return -1
}
