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
	var b strings.Builder
	parts := strings.Split(line, ":")
	b.WriteString(parts[0])
	for i := 1; i < len(parts); i++ {
		if emoji, is := emojiNamed(strings.ToLower(parts[i])); is && i+1 < len(parts) {
			i++
			b.WriteString(emoji + parts[i])
		} else {
			b.WriteString(":" + parts[i])
		}
	}
	return b.String()
}

// emojiColours are colours in names of emoji, with the square and the circle that have them.
var emojiColours = [...][3]string{
	{"green", "🟩", "🟢"}, {"yellow", "🟨", "🟡"}, {"orange", "🟧", "🟠"}, {"blue", "🟦", "🔵"}, {"black", "⬛", "⚫"},
	{"white", "⬜", "⚪"}, {"red", "🟥", "🔴"}, {"purple", "🟪", "🟣"}, {"brown", "🟫", "🟤"},
}

// emojiNamed returns the square or the circle that Slack, Discord or GitHub call by a name, in lower
// case. A colour of skin is nothing on them.
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

// rowFields splits a line into words and marks, without decoration. It returns where a row may begin, at the first
// field or behind a colon, and how many characters of emphasis stand before the last word.
func rowFields(line string) (fields []string, starts []int, bold int) {
	emoji, _, _ := countSymbols(line)
	begins := true
	for _, field := range strings.Fields(spaced(line)) {
		label := strings.HasSuffix(strings.TrimRight(field, emphasis), ":")
		text := undecorated(field, emoji > 0)
		switch {
		case text == "" || slices.Contains(edited[:], field):
			continue
		case slices.Contains(labels[:], strings.ToLower(field)):
			text = field // with its colon, it is no guess
		case isLetters(text):
			bold = len(field) - len(strings.TrimLeft(field, emphasis))
		}
		if begins {
			starts = append(starts, len(fields))
		}
		fields, begins = append(fields, text), label
	}
	return fields, starts, bold
}

// spaced returns a line with blanks around marks that are emoji, and behind signs that follow a letter.
func spaced(line string) string {
	const between = ":=→>–—|,;-"
	var b strings.Builder
	var last rune
	behindLetter := false
	for _, r := range line {
		beside := r
		if isEmoji(r) {
			beside = last
		}
		sign := strings.ContainsRune(between, r)
		if isEmoji(r) != isEmoji(last) && !unicode.Is(unicode.So, beside) || behindLetter && !sign && strings.ContainsRune(between, last) {
			b.WriteByte(' ')
		}
		behindLetter = unicode.IsLetter(r) || behindLetter && sign
		b.WriteRune(r)
		last = r
	}
	return b.String()
}

// undecorated returns a word or marks without the signs around them, "" for signs alone, and other fields as they are. In a
// line with emoji, emphasis is no marks, and a number in brackets and the end of a sentence are decoration.
func undecorated(field string, emoji bool) string {
	core := strings.TrimFunc(field, isSign)
	if isNumber(core) && core != field {
		if emoji && field[0] == '(' {
			return ""
		}
		return field
	}
	text := strings.TrimFunc(field, func(r rune) bool { return isSign(r) && !strings.ContainsRune("*_+.!?…", r) })
	switch {
	case emoji && strings.Trim(text, emphasis) == "":
		return ""
	case isMarks(text), isMarks(core), !emoji && strings.TrimRight(text, ".!?…") != text:
		return text
	case core == "" || isLetters(core):
		return core
	}
	return text
}

// isSign reports whether a character may stand around words and marks. Other symbols may not: they could be marks.
func isSign(r rune) bool {
	return (unicode.In(r, unicode.P, unicode.Sm, unicode.Sk) || strings.ContainsRune("◦●▪▸►", r)) && !isEmoji(r)
}

func isLetters(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return !unicode.In(r, unicode.L, unicode.M) }) < 0
}

// isNumber reports whether a text is a number, or two as in 1/6, but no date.
func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789/") == "" && strings.Count(s, "/") < 2
}

// withoutItem returns fields without the number or the sign of a list item before them. One that could be a mark is none
// where the marks are apart.
func withoutItem(fields []string) []string {
	if len(fields) < 2 || len(fields[1]) == 1 {
		return fields
	}
	first := fields[0]
	if number := isNumber(strings.TrimFunc(first, isSign)); len(first) == 1 && strings.Contains("*+0123", first) || number && !isMarks(first) {
		return fields[1:]
	}
	return fields
}

// meantAsRow reports whether a line that is no row was to be one: it has marks as [looksLikeMarks] tells, or a word with
// as many characters behind it, most of them symbols of marks.
func meantAsRow(line string) bool {
	if strings.Contains(line, "://") {
		return false
	}
	fields, starts, _ := rowFields(line)
	if len(starts) > 0 {
		fields = withoutItem(fields[starts[len(starts)-1]:])
	}
	if slices.ContainsFunc(fields, looksLikeMarks) {
		return true
	}
	if len(fields) != 2 {
		return false
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

func isEmoji(r rune) bool {
	n, _, _, known := findSymbol(readSymbol(r))
	return known && n == Emoji
}

// countSymbols returns how many characters a text has, how many of them are symbols of marks, and
// how many of these emoji.
func countSymbols(s string) (emoji, symbols, all int) {
	for _, symbol := range s {
		all++
		if n, _, _, known := findSymbol(readSymbol(symbol)); known {
			symbols++
			emoji += bit(n == Emoji)
		}
	}
	return emoji, symbols, all
}
