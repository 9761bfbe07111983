package lists

import (
	"strconv"
	"strings"
)

// Format is how a list is written. It is found out before the words are read, and told before they are imported.
type Format string

// The formats.
const (
	Plain    Format = ""         // words alone, or with their meanings behind them
	JSON     Format = "json"     // strings in arrays, or names of fields
	Hunspell Format = "hunspell" // words with flags behind a slash; the first line may count them
	Table    Format = "table"    // columns, of which one has the words
)

// Understood tells how a text of a list was read, where that is not just its words.
type Understood struct {
	Part     Part
	Format   Format
	Column   string // with the words, by its header
	Words    int
	Meanings int // lines of which what stands behind the word is left out
	Comments int // lines
}

// plain reports whether nothing but words was read.
func (u Understood) plain() bool { return u.Format == Plain && u.Meanings == 0 && u.Comments == 0 }

// lineReader reads the lines of a text by its format.
type lineReader struct {
	Understood
	delimiter byte // of a table, or before meanings
	column    int  // of a table, with the words
	header    bool // the first line has no word
}

// headers are names of the column, or of the field, that has the words, the more exact first; guessHeaders of that with
// further guesses.
var (
	headers      = []string{"answers", "answer", "words", "word", "lösungen", "lösung", "wörter", "wort", "réponses", "réponse", "mots", "mot", "lemma", "term", "text", "solution"}
	guessHeaders = []string{"guesses", "allowed", "valid", "others"}
)

// delimiters are what may stand between the columns of a table.
const delimiters = "\t;|,"

// sampleBytes is how much of a text tells its format: a few milliseconds' worth on a slow phone.
const sampleBytes = 32 << 10

// sniffFormat finds out the format of a text.
func sniffFormat(text string) lineReader {
	if len(text) > sampleBytes {
		text = text[:strings.LastIndexByte(text[:sampleBytes], '\n')+1]
	}
	var (
		first, firstWord              string
		length, lines, flagged, upper int // length: of the first line; upper: with flags in capitals
		meanings                      [len(delimiters)]int
		inOrder                       bool // the first two lines are words of a sorted list
	)
	for line := ""; text != ""; {
		line, text, _ = strings.Cut(text, "\n")
		line = strings.TrimSpace(line)
		if line == "" || isComment(line) || len(line) > longLine {
			continue
		}
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

// tableOf returns the format of a table with this header, without a delimiter if it has one column; without the header if
// none is known to have words.
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

// word returns what of a line may be words, and counts what is left out; "" if nothing may.
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

// signs stand before the meaning of a word.
var signs = [...]string{"#", "//", " - ", " –", "– ", "—", "→", "->", "=", ":", " (", " ["}

// wordBeforeMeaning returns the first word of a line if the cells behind it are known to be its meaning, or are no words:
// several that differ in length, what is no word, or one behind a tab; else "".
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

// countWords returns how many parts of a text have letters, and how many they have; -1 if they differ or one is no word.
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

// isOneWord reports whether a text is a word, with nothing but numbers and signs beside it.
func isOneWord(s string) bool {
	count, length := countWords(s)
	return count == 1 && length > 0
}

// isComment reports whether a line is a comment, or a heading with its colon; #1 is a number.
func isComment(line string) bool {
	rest, is := strings.CutPrefix(line, "#")
	return strings.HasPrefix(line, "//") || strings.HasSuffix(line, ":") || is && (rest == "" || rest[0] < '0' || rest[0] > '9')
}

// cellsOf splits a line of a table. Within quotation marks, which are left out, a delimiter is none; one mark alone is
// like any character.
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
