package lists

import (
	"strconv"
	"strings"
)

// Format is the format of a list's text. It is detected before the words are read, and shown before they
// are imported.
type Format string

const (
	Plain    Format = ""         // words alone, or with their meanings after them
	JSON     Format = "json"     // arrays of strings, or names of fields
	Hunspell Format = "hunspell" // words with flags after a slash; the first line may be their number
	Table    Format = "table"    // columns, one of which has the words
)

// Understood says how a text of a list was read, if it was more than a list of words.
type Understood struct {
	Part     Part
	Format   Format
	Column   string // header of the column with the words
	Words    int
	Meanings int // lines whose text after the word was dropped as its meaning
	Comments int // lines that are comments
}

// plain reports whether the text was a mere list of words.
func (u Understood) plain() bool { return u.Format == Plain && u.Meanings == 0 && u.Comments == 0 }

// lineReader reads the lines of a text in a format.
type lineReader struct {
	Understood
	delimiter byte // between the columns of a table, or between words and meanings
	column    int  // index of the column with the words
	header    bool // the first line is a header
}

// headers are names of the column or field with the words, the most specific first. guessHeaders are names
// of the one with further guesses.
var (
	headers      = []string{"answers", "answer", "words", "word", "lösungen", "lösung", "wörter", "wort", "réponses", "reponses", "réponse", "reponse", "mots", "mot", "lemma", "term", "text", "solution"}
	guessHeaders = []string{"guesses", "allowed", "valid", "others"}
)

// delimiters are the characters that may separate the columns of a table.
const delimiters = "\t;|,"

// sampleBytes is how much of a text is read to detect its format: a few milliseconds' work on a slow phone.
const sampleBytes = 32 << 10

// sniffFormat detects the format of a text.
func sniffFormat(text string) lineReader {
	if len(text) > sampleBytes {
		text = text[:strings.LastIndexByte(text[:sampleBytes], '\n')+1]
	}
	var (
		first, firstWord              string
		length, lines, flagged, upper int // length of the first line; number of lines with flags in capitals
		meanings                      [len(delimiters)]int
		inOrder                       bool // the first two lines are in alphabetical order
	)
	for line := ""; text != ""; {
		line, text, _ = strings.Cut(text, "\n")
		line = strings.TrimSpace(line)
		if line == "" || isComment(line) || len(line) > longLine {
			continue
		}
		line = withoutComment(line)
		word, n, _ := tidyWord(line)
		switch lines++; lines {
		case 1:
			first, firstWord, length = line, word, n
		case 2:
			inOrder = n == length && word > firstWord
		}
		if word, behind, slash := strings.Cut(line, "/"); slash && isOneWord(word) {
			flagged++
			if flags := strings.Fields(behind); len(flags) > 0 && strings.ToLower(flags[0]) != flags[0] {
				upper++
			}
		}
		for i, delimiter := range []byte(delimiters) {
			if wordBeforeMeaning(line, delimiter, false) != "" {
				meanings[i]++
			}
		}
	}
	count, err := strconv.Atoi(first)
	counted := err == nil && lines > 1
	if counted && (flagged > 0 || count >= lines-1) || upper > 0 && 2*flagged >= lines {
		return lineReader{Understood: Understood{Format: Hunspell}, header: counted}
	}
	if table := tableOf(first); table.delimiter != 0 && lines > 1 || table.header && lines > 2 && !inOrder {
		return table
	}
	for i, delimiter := range []byte(delimiters) {
		if 2*meanings[i] > lines {
			return lineReader{delimiter: delimiter}
		}
	}
	return lineReader{}
}

// tableOf returns the reader for a table with this header. It has no delimiter if there is one column, and
// no header if no column has a known name.
func tableOf(header string) lineReader {
	for _, delimiter := range []byte(delimiters) {
		cells := cellsOf(header, delimiter)
		for _, name := range headers {
			for i, cell := range cells {
				if strings.EqualFold(cell, name) {
					if len(cells) == 1 {
						delimiter = 0
					}
					return lineReader{Understood{Format: Table, Column: cell}, delimiter, i, true}
				}
			}
		}
	}
	return lineReader{}
}

// word returns the part of a line that may be words, or "", and counts what it drops.
func (r *lineReader) word(line string) string {
	trimmed := strings.TrimSpace(line)
	switch {
	case isComment(trimmed):
		r.Comments++
		return ""
	case r.header:
		r.header = false
		return ""
	case len(line) > longLine:
		return line
	case r.Format == Hunspell:
		word, _, _ := strings.Cut(strings.Fields(trimmed)[0], "/")
		return word
	case r.Format == Table && r.delimiter != 0:
		if cells := cellsOf(trimmed, r.delimiter); r.column < len(cells) {
			return cells[r.column]
		}
		return ""
	}
	if words := withoutComment(trimmed); words != trimmed {
		r.Meanings++
		return words
	}
	for _, sign := range signs {
		if before, _, cut := strings.Cut(trimmed, sign); cut && isOneWord(before) {
			r.Meanings++
			return strings.TrimSpace(before)
		}
	}
	for _, delimiter := range []byte(delimiters) {
		if word := wordBeforeMeaning(trimmed, delimiter, delimiter == r.delimiter); word != "" {
			r.Meanings++
			return word
		}
	}
	return line
}

// withoutComment returns a line without the comment behind its words.
func withoutComment(line string) string {
	for _, sign := range [...]string{"#", " //"} {
		if words, _, cut := strings.Cut(line, sign); cut && hasLetter(words) {
			return strings.TrimRight(words, " \t:")
		}
	}
	return line
}

// signs may separate a word from its meaning.
var signs = [...]string{"//", " - ", " –", "– ", "—", "→", "->", "=", ":", " (", " ["}

// wordBeforeMeaning returns the first word of a line if the cells after it are its meaning, or else "".
// They are its meaning if known is set, if a cell has several words that are not all as long as the first,
// or if there is one cell, after a tab.
func wordBeforeMeaning(line string, delimiter byte, known bool) string {
	if strings.IndexByte(line, delimiter) < 0 {
		return ""
	}
	word, length, behind, several := "", 0, 0, false
	for _, cell := range cellsOf(line, delimiter) {
		count, n := countWords(cell)
		switch {
		case count == 0:
		case word != "":
			behind++
			several = several || n != length && count > 1
		case count > 1 || n < 0:
			return ""
		default:
			word, length = cell, n
		}
	}
	if several || behind > 0 && known || behind == 1 && delimiter == '\t' {
		return word
	}
	return ""
}

// countWords returns the number of parts of a text that have letters, and their length in letters. The
// length is -1 if they differ in length or one is not a word.
func countWords(s string) (count, length int) {
	for _, part := range strings.FieldsFunc(s, isBetweenWords) {
		if !hasLetter(part) {
			continue
		}
		_, n, err := tidyWord(trimQuotes(part))
		if err != nil || count > 0 && n != length {
			n = -1
		}
		count, length = count+1, n
	}
	return count, length
}

// isOneWord reports whether a text is a single word, apart from numbers and punctuation.
func isOneWord(s string) bool {
	count, length := countWords(s)
	return count == 1 && length > 0
}

// isComment reports whether a line is a comment, or a heading that ends with a colon. A line such as "#1"
// is numbered, and not a comment.
func isComment(line string) bool {
	rest, is := strings.CutPrefix(line, "#")
	return strings.HasPrefix(line, "//") || strings.HasSuffix(line, ":") || is && (rest == "" || rest[0] < '0' || rest[0] > '9')
}

// cellsOf splits a line of a table. A delimiter within quotation marks does not count, and the marks are
// dropped. An unpaired quotation mark is an ordinary character.
func cellsOf(line string, delimiter byte) []string {
	var cells []string
	quoted, paired := false, strings.Count(line, `"`)%2 == 0
	from := 0
	for i := range len(line) {
		if line[i] == '"' && paired {
			quoted = !quoted
		} else if line[i] == delimiter && !quoted {
			cells = append(cells, strings.Trim(line[from:i], ` "`))
			from = i + 1
		}
	}
	return append(cells, strings.Trim(line[from:], ` "`))
}
