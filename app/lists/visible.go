package lists

import (
	"strings"
	"unicode"
)

// What a stranger wrote may hold characters that are not seen, or that turn around the text behind them.

// Visible reports whether a character is seen, as a blank or more. Some
// letters and signs are not.
func Visible(r rune) bool {
	const blankBraille = '\u2800'
	return unicode.IsGraphic(r) && r != unicode.ReplacementChar && r != blankBraille &&
		!unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r)
}

// Seen returns a text of a stranger as it can be shown: "\uFFFD" stands for each character that
// is not seen or that turns around the text behind it.
func Seen(s string) string {
	return strings.Map(func(r rune) rune {
		if Visible(r) {
			return r
		}
		return unicode.ReplacementChar
	}, s)
}

// RightToLeft reports whether a text holds letters that are written from right
// to left.
func RightToLeft(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool {
		return unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko)
	})
}
