package engine

import (
	"slices"
	"strings"
	"unicode"
)

// Rows come as chats hand them on: with names in place of emoji, with characters that nobody sees, and
// with quotes, list items, bold, labels, or a name and a time around them.

// emphasis is the characters that messengers and Markdown put around bold and other text. Two of them
// are marks, too.
const emphasis = "*_~`"

// cleanLine returns a line with emoji in place of their names, and without what nobody sees.
func cleanLine(line string) string {
	return strings.Map(func(r rune) rune {
		const keycap, lightSkin, darkSkin = '\u20e3', '\U0001f3fb', '\U0001f3ff' // change the emoji before them
		if Ignorable(r) || r == keycap || r >= lightSkin && r <= darkSkin {
			return -1
		}
		return r
	}, withEmoji(line))
}

// withEmoji returns a line with emoji in place of their names between colons, as in
// ":large_green_square:".
func withEmoji(line string) string {
	parts := strings.Split(line, ":")
	for i := 1; i < len(parts); i++ {
		if emoji, is := emojiNamed(strings.ToLower(parts[i])); is && i+1 < len(parts) {
			parts[i] = emoji
			i++
		} else {
			parts[i] = ":" + parts[i]
		}
	}
	return strings.Join(parts, "")
}

// InGreen returns a line of a result of Ketword without what nobody sees, with green and yellow emoji in place of
// blue and orange ones ([BlueEmoji]). In results of other games, these colours mean the opposite ([ParseFeedback]).
func InGreen(line string) string {
	return strings.Map(func(r rune) rune {
		switch r {
		case '🟦':
			return '🟩'
		case '🟧':
			return '🟨'
		case '🔵':
			return '🟢'
		case '🟠':
			return '🟡'
		}
		return r
	}, cleanLine(line))
}

// inGreen does the same for those lines of a text that belong to results of Ketword: they stand below its title.
// Without a title and another game's score, they do if the last of them is blue alone, as a win is.
func inGreen(lines []string) {
	own, titled := false, slices.ContainsFunc(lines, isHead)
	for _, line := range lines {
		if !titled && strings.ContainsAny(line, "🟦🟧🔵🟠") {
			own = strings.Contains(line, "🟦") && !strings.ContainsAny(line, "🟧⬛⬜⚫⚪")
		}
	}
	for i, line := range lines {
		if isHead(line) {
			_, own = ParseTitle(line)
		}
		if own {
			lines[i] = InGreen(line)
		}
	}
}

// emojiColours are colours in names of emoji, with the square and the circle that have them.
var emojiColours = [...][3]string{
	{"green", "🟩", "🟢"}, {"yellow", "🟨", "🟡"}, {"orange", "🟧", "🟠"}, {"blue", "🟦", "🔵"}, {"black", "⬛", "⚫"},
	{"white", "⬜", "⚪"}, {"red", "🟥", "🔴"}, {"purple", "🟪", "🟣"}, {"brown", "🟫", "🟤"},
}

// emojiNamed returns the square or circle that Slack, Discord or GitHub know by a name, in lower
// case. It ignores skin tones, which they add to any emoji.
func emojiNamed(name string) (emoji string, is bool) {
	circle := strings.HasSuffix(name, "_circle")
	if !circle && !strings.HasSuffix(name, "_square") {
		return "", strings.HasPrefix(name, "skin-tone-")
	}
	for _, c := range emojiColours {
		if strings.Contains(name, c[0]) {
			return c[1+bit(circle)], true
		}
	}
	return "", false
}

// labels are words that the terminal edition writes before rows.
var labels = [...]string{"guess:", "result:"}

// edited is what chats put behind a message that was changed.
var edited = [...]string{"(edited)", "(bearbeitet)", "(modifié)"}

// rowFields splits a line into words and marks, without their decoration and without the bullet or
// number of a list item. It returns the fields, the indices where a row may begin (the first field,
// or one behind a colon), and how many characters of emphasis stand before the last word.
func rowFields(line string) (fields []string, starts []int, bold int) {
	emoji, _, _ := countSymbols(line)
	begins, parts := true, strings.Fields(spaced(line))
	for i, field := range parts {
		text, item := undecorated(field, emoji > 0), isItem(field)
		more := i+1 < len(parts) && (len(parts[i+1]) > 1 || !isMarks(field))
		counts := (emoji > 0 || len(fields) > 1) && field[0] == '(' // a number of remaining words, as some games add
		switch {
		case text == "", item && (begins && more || counts), slices.Contains(edited[:], field):
			continue
		case item, slices.Contains(labels[:], strings.ToLower(field)), i+1 == len(parts) && emoji == 0 && strings.ContainsAny(field[len(field)-1:], ".!?"):
			text = field // with its signs, so that it is neither guess nor marks
		case isLetters(text):
			bold = len(strings.TrimRight(field, emphasis)) - len(strings.TrimLeft(field, emphasis)) // opened and not closed
		}
		if begins {
			starts = append(starts, len(fields))
		}
		fields, begins = append(fields, text), strings.HasSuffix(strings.TrimRight(field, emphasis), ":")
	}
	return fields, starts, bold
}

// spaced returns a line with blanks around emoji marks, and behind signs that follow a letter.
func spaced(line string) string {
	var b strings.Builder
	var last rune
	wasEmoji, wasSign, behindLetter := 0, false, false
	for _, r := range line {
		emoji, _, _ := countSymbols(string(r))
		sign, beside := strings.ContainsRune(":=→>–—|,;-", r), r
		if emoji > 0 {
			beside = last
		}
		if emoji != wasEmoji && (beside < firstShape || isSign(beside) || inWord(beside)) || behindLetter && wasSign && !sign {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last, wasEmoji, wasSign, behindLetter = r, emoji, sign, unicode.IsLetter(r) || behindLetter && sign
	}
	return b.String()
}

// undecorated returns a word or marks without the signs around them, "" for signs alone, and other
// fields as they are. In a line with emoji, characters of emphasis are not marks.
func undecorated(field string, emoji bool) string {
	text, core := strings.TrimFunc(field, isOuterSign), strings.TrimFunc(field, isSign)
	switch {
	case emoji && strings.Trim(text, emphasis) == "":
		return ""
	case !emoji && (isMarks(text) || isMarks(core) || looksLikeMarks(text)):
		return text
	case core == "" || isLetters(core):
		return core
	}
	return text
}

// firstShape is where the symbols begin that could be meant as marks.
const firstShape = '■'

// isSign reports whether a character may stand around words: it is neither part of one nor a digit or blank,
// and comes before the shapes, is a bullet, or is punctuation of East Asia.
func isSign(r rune) bool {
	switch {
	case inWord(r) || '0' <= r && r <= '9' || unicode.IsSpace(r):
		return false
	case r < firstShape:
		return true
	}
	return '、' <= r && r <= '〿' || '！' <= r && r <= '～' || strings.ContainsRune("▪▸►●◦", r)
}

// inWord reports whether a character is a letter or a mark of one.
func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsMark(r) }

// isOuterSign reports whether a sign may also stand around marks without being one of them.
func isOuterSign(r rune) bool { return isSign(r) && !strings.ContainsRune("*_+.!?…", r) }

func isLetters(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return !inWord(r) }) < 0
}

// isItem reports whether a field is the number or bullet of a list item, or a score such as 1/6. A
// date is neither.
func isItem(field string) bool {
	if isMarks(field) {
		return len(field) == 1 && strings.Contains("*+0123", field)
	}
	number := strings.TrimFunc(field, isSign)
	return number != "" && strings.Trim(number, "0123456789/") == "" && strings.Count(number, "/") < 2
}

// meantAsRow reports whether a line that can't be read was meant as a row: it has marks as
// [looksLikeMarks] tells, or a word followed by as many characters, most of them symbols of marks.
func meantAsRow(line string) bool {
	if strings.Contains(line, "://") {
		return false
	}
	fields, starts, _ := rowFields(line)
	if n := len(starts); n > 0 {
		fields = fields[starts[n-1]:]
	}
	if meant := slices.ContainsFunc(fields, looksLikeMarks); meant || len(fields) != 2 {
		return meant
	}
	_, _, letters := countSymbols(fields[0])
	_, symbols, all := countSymbols(fields[1])
	return letters == all && 2*symbols > all
}

// looksLikeMarks reports whether a text has emoji of marks, or underscores and mostly symbols of marks.
func looksLikeMarks(s string) bool {
	emoji, symbols, all := countSymbols(s)
	return emoji >= MinLength || 2*symbols > all && strings.Contains(s, "_")
}

func isMarks(s string) bool {
	_, symbols, all := countSymbols(s)
	return all > 0 && symbols == all
}

// countSymbols counts the characters of a text, those of them that are symbols of marks, and the
// emoji among these.
func countSymbols(s string) (emoji, symbols, all int) {
	for _, symbol := range s {
		all++
		if n, _, _, known := findSymbol(symbol); known {
			symbols++
			emoji += bit(n == Emoji)
		}
	}
	return emoji, symbols, all
}
