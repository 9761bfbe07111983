package engine

import (
	"slices"
	"strings"
)

// Rows come as chats hand them on: with names in place of emoji, with characters that nobody sees, and
// with quotes, list marks, letters in bold, or a name and a time around them.

// styles are the characters that messengers and Markdown put around bold and other text. Two of them
// are marks, too.
const styles = "*_~`"

// furniture is what a line may consist of that says nothing.
const furniture = "`~|>-–—=•·\"' "

// stripped returns a line without what nobody sees, and with emoji in place of their names.
func stripped(line string) string {
	if strings.IndexByte(line, ':') >= 0 {
		line = withEmoji(line)
	}
	return strings.Map(func(r rune) rune {
		if r == keycap || r >= lightSkin && r <= darkSkin {
			return -1
		}
		return r
	}, Visible(line))
}

// Characters that change the emoji before them.
const (
	keycap    = '\u20e3'
	lightSkin = '\U0001f3fb'
	darkSkin  = '\U0001f3ff'
)

// withEmoji returns a line with emoji in place of their names between colons, as in
// ":large_green_square:".
func withEmoji(line string) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(line, ":")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name, rest, _ := strings.Cut(after, ":")
		if emoji, is := emojiNamed(strings.ToLower(name)); is {
			b.WriteString(emoji)
			line = rest
			continue
		}
		b.WriteByte(':')
		line = after
	}
}

// emojiColours are the squares and circles, by the names of their colours.
var emojiColours = map[string][2]string{
	"green": {"🟩", "🟢"}, "yellow": {"🟨", "🟡"}, "orange": {"🟧", "🟠"}, "blue": {"🟦", "🔵"}, "black": {"⬛", "⚫"}, "white": {"⬜", "⚪"},
	"red": {"🟥", "🔴"}, "purple": {"🟪", "🟣"}, "brown": {"🟫", "🟤"},
}

// emojiNamed returns the square or the circle that Slack, Discord or GitHub call by a name, in lower
// case. Of a colour of skin nothing is seen on them.
func emojiNamed(name string) (emoji string, is bool) {
	if strings.HasPrefix(name, "skin-tone-") {
		return "", true
	}
	parts := slices.DeleteFunc(strings.Split(name, "_"), func(part string) bool { return part == "large" || part == "medium" })
	if len(parts) != 2 {
		return "", false
	}
	emoji = emojiColours[parts[0]][bit(parts[1] == "circle")]
	return emoji, emoji != "" && (parts[1] == "circle" || parts[1] == "square")
}

// closed returns the text behind a run of styles at an index, without the run that closes it.
func closed(line string, at int) string {
	behind := strings.TrimLeft(line[at:], styles)
	closing := []byte(line[at : len(line)-len(behind)])
	slices.Reverse(closing)
	return strings.Replace(behind, string(closing), "", 1)
}

// hasClock reports whether a line has a time of day, as in "Ann, [19.03.2026 08:12]".
func hasClock(line string) bool {
	for i := range line {
		if i > 0 && i+2 < len(line) && line[i] == ':' && digit(line[i-1]) && digit(line[i+1]) && digit(line[i+2]) {
			return true
		}
	}
	return false
}

func digit(b byte) bool { return '0' <= b && b <= '9' }

// withoutListMark returns the fields of a line without the sign or the number of an item of a list,
// where that could be a mark: it stands alone before marks that don't.
func withoutListMark(fields []string) []string {
	if len(fields) < 2 || len(fields[0]) != 1 || !strings.Contains("*+0123", fields[0]) {
		return fields
	}
	if _, err := ParseFeedback(fields[1]); err != nil {
		return fields
	}
	return fields[1:]
}

// undecorated returns the fields of a line without what stands before a row: what it
// is, as in "Guess 1:", a number as in "1.", an arrow between guess and marks, bars that hide a guess.
func undecorated(line string) []string {
	if i := strings.LastIndex(line, ": "); i >= 0 {
		line = line[i+len(": "):]
	}
	fields := strings.Fields(line)
	for i, field := range fields {
		fields[i] = strings.Trim(field, "|⟩>`")
	}
	fields = slices.DeleteFunc(fields, func(s string) bool { return strings.Trim(s, "-=→–—•") == "" })
	if len(fields) > 1 && pieceOf(fields[0]).kind == numberPiece {
		fields = fields[1:]
	}
	return fields
}

// meantAsRow reports whether a line that is no row was to be one: it has emoji of
// marks, or a part that has underscores and mostly symbols of marks, or a word with as many characters
// behind it, most of them symbols of marks.
func meantAsRow(line string) bool {
	if strings.Contains(line, "://") {
		return false
	}
	fields := undecorated(line)
	for _, field := range fields {
		emoji, symbols, all := countSymbols(field)
		if emoji >= MinLength || 2*symbols > all && strings.Contains(field, "_") && pieceOf(field).kind != wordPiece {
			return true
		}
	}
	if len(fields) != 2 {
		return false
	}
	_, _, letters := countSymbols(fields[0])
	_, symbols, all := countSymbols(fields[1])
	return letters == all && 2*symbols > all
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
