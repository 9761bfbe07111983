package lists

import (
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// MaxTitle is how many letters a title has at the most: as many as fit into
// the line above the board on a phone, with all that stands beside it.
const MaxTitle = 24

// maxMarks is how many marks one letter of a title may have: as many as words of Burmese do, and
// one more than Greek. More would be written over the lines around it.
//
// Neither fewer nor composed ones would keep a title from looking like another:
// anyone may choose the very same.
const maxMarks = 4

// CleanTitle returns what can be seen of a title, as [Clean] does.
func CleanTitle(s string) string { return Clean(s, MaxTitle) }

// Clean returns what can be seen of a text, on one line and no longer than so many
// letters; "" if nothing can. A text that someone else chose may hold
// characters that are not seen, or that turn around the text behind them.
func Clean(s string, most int) string {
	var letters []rune
	marks := 0
	for _, r := range strings.Join(strings.Fields(s), " ") {
		last := ' ' // there is nothing to join, or to put an accent on
		if len(letters) > 0 {
			last = letters[len(letters)-1]
		}
		switch {
		case isJoiner(r):
			if last < firstJoined || isJoiner(last) {
				continue
			}
		case r == ' ' && isJoiner(last):
			letters = letters[:len(letters)-1]
		case !Visible(r):
			continue
		case unicode.Is(unicode.M, r):
			if marks++; last == ' ' || marks > maxMarks {
				continue
			}
		default:
			marks = 0
		}
		letters = append(letters, r)
	}
	return trimTitle(letters[:min(len(letters), most)])
}

// trimTitle returns a title without what joins or parts words that are not
// there.
func trimTitle(letters []rune) string {
	title := strings.Join(strings.Fields(string(letters)), " ")
	return strings.TrimFunc(title, func(r rune) bool { return r == ' ' || isJoiner(r) })
}

// firstJoined is the first letter of the scripts that need joiners, Arabic and those behind it.
// Between letters before it, such as Latin ones, nobody sees them.
const firstJoined = '\u0600'

// isJoiner reports whether a character joins the letters around it, or keeps
// them apart, as some scripts and pictures need it.
func isJoiner(r rune) bool { return r == '\u200c' || r == '\u200d' }

// fileTitle returns the title that the name of a file gives to a list.
func fileTitle(name string) string { return CleanTitle(strings.TrimSuffix(name, path.Ext(name))) }

// FreeTitle returns a title with a number behind it, if one of the lists has it.
func FreeTitle(title string, all []List) string {
	taken := func(t string) bool {
		return slices.ContainsFunc(all, func(l List) bool { return l.Title == t })
	}
	next := title
	for n := 2; title != "" && taken(next); n++ {
		number := " " + strconv.Itoa(n)
		letters := []rune(title)
		next = trimTitle(letters[:min(len(letters), MaxTitle-len(number))]) + number
	}
	return next
}
