package lists

import (
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// The title of a player's list may come from another person, so it is cleaned before it is shown.

// MaxTitle is the maximum length of a title in letters: as many as fit in the line above
// the board on a phone, with everything beside it.
const MaxTitle = 24

// maxMarks is how many combining marks a letter of a title may have: as many as in words of
// Burmese, and one more than in Greek. More would be drawn over the lines around it.
//
// A lower limit, or composed letters, would not keep titles from looking alike: anyone may
// choose the same title.
const maxMarks = 4

// CleanTitle returns the visible part of a title, like [Clean].
func CleanTitle(s string) string { return Clean(s, MaxTitle) }

// Clean returns the visible part of a text, on one line and with at most most letters, or
// "". A text from another person may contain characters that are invisible or reverse the
// direction of the text after them.
func Clean(s string, most int) string {
	var letters []rune
	marks := 0
	for _, r := range strings.Join(strings.Fields(s), " ") {
		last := ' ' // a joiner or mark has no letter to apply to
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

// trimTitle removes blanks and joiners around a title.
func trimTitle(letters []rune) string {
	title := strings.Join(strings.Fields(string(letters)), " ")
	return strings.TrimFunc(title, func(r rune) bool { return r == ' ' || isJoiner(r) })
}

// firstJoined is the first letter of the scripts that need joiners: Arabic and later ones.
// Between earlier letters, such as Latin ones, a joiner is invisible.
const firstJoined = '\u0600'

// isJoiner reports whether a character joins the letters around it or keeps them apart, as
// in some scripts and emoji.
func isJoiner(r rune) bool { return r == '\u200c' || r == '\u200d' }

// fileTitle returns the title of a list imported from a file of this name.
func fileTitle(name string) string { return CleanTitle(strings.TrimSuffix(name, path.Ext(name))) }

// FreeTitle returns a title, followed by a number if another list has the same title.
func FreeTitle(title string, all []List) string {
	taken := func(t string) bool {
		return slices.ContainsFunc(all, func(l List) bool { return l.Title == t })
	}
	next := title
	for n := 2; title != "" && taken(next); n++ {
		next = withNumber(title, n)
	}
	return next
}

// withoutLength returns a title without one of some lengths at its end.
func withoutLength(title string, lengths []LengthCount) string {
	for _, l := range lengths {
		title = strings.TrimSuffix(title, " "+strconv.Itoa(l.Length))
	}
	return title
}

// withNumber returns a title followed by a number.
func withNumber(title string, n int) string {
	number, letters := " "+strconv.Itoa(n), []rune(title)
	return trimTitle(letters[:min(len(letters), MaxTitle-len(number))]) + number
}
