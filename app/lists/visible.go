package lists

import (
	"strings"
	"unicode"
)

// What a stranger wrote may hold characters that are not seen, or that turn around the text behind them.

// Visible reports whether a character is seen, as a blank or more. Not seen are those that
// Unicode lets a program ignore (Default_Ignorable_Code_Point: format characters, which are not
// graphic, and two tables), signs that are blank, and the block Specials, which stands for what is no text.
//
// So a selector of variations is not seen, and no title needs it: a heart without its own is
// still a heart, if not always a red one.
func Visible(r rune) bool {
	return unicode.IsGraphic(r) && !unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) &&
		!strings.ContainsRune(blankSigns, r) && r>>4 != unicode.ReplacementChar>>4
}

// blankSigns are blank, although Unicode calls them letters or symbols: of Braille, of notes and
// of hieroglyphs.
const blankSigns = "\u2800\U0001d159\U00013441\U00013442"

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
