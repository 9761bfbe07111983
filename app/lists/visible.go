package lists

import (
	"strings"
	"unicode"
)

// A text from another person may contain characters that are invisible or reverse the direction of the text
// after them.

// Visible reports whether a character is visible; a blank counts as visible. Invisible are characters that
// control, break a line or are for private use, those that Unicode lets programs ignore
// (Default_Ignorable_Code_Point: format characters and two tables), blank symbols, and the block Specials,
// which is not text. What Unicode has not defined yet counts as visible, such as next year's emoji.
//
// So a variation selector is invisible, and no title needs one: a heart without it is still a heart, if not
// always a red one.
func Visible(r rune) bool {
	return !unicode.IsControl(r) && !unicode.In(r, unicode.Zl, unicode.Zp, unicode.Cf, unicode.Co, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) &&
		!strings.ContainsRune(blankSigns, r) && r>>4 != unicode.ReplacementChar>>4
}

// blankSigns are blank, although Unicode classifies them as letters or symbols: of Braille,
// music and hieroglyphs.
const blankSigns = "\u2800\U0001d159\U00013441\U00013442"

// Seen returns a text from another person in a form that is safe to show: each character that
// is invisible or reverses the direction of the text is replaced by "\uFFFD".
func Seen(s string) string {
	return strings.Map(func(r rune) rune {
		if Visible(r) {
			return r
		}
		return unicode.ReplacementChar
	}, s)
}

// RightToLeft reports whether a text contains letters that are written from right to left.
func RightToLeft(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool {
		return unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko)
	})
}
