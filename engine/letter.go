package engine

import (
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What a letter is stands in three files: letter.go has single letters, cluster.go those that
// take several code points, and alphabet.go how the letters of a list are typed and shown.

// Letter is one letter of any alphabet, in lower case: a code point or, where a letter takes
// several, a code that stands for them ([ParseLetters]). Strings of letters may hold such codes;
// [Text] writes them out.
type Letter = rune

// Errors of letters that can't be in a word.
var (
	ErrNotLower   = errors.New("not lower-case")
	ErrNotLetters = errors.New("not only letters")
	ErrCombining  = errors.New("contains a combining mark that is part of no letter")
	ErrNotUTF8    = errors.New("not UTF-8 text")
)

// finals are letters that are written in another way at the end of a word, with the form that
// they have there: of Greek, Hebrew and Syriac.
var finals = [...]struct{ letter, final Letter }{
	{'σ', 'ς'}, {'כ', 'ך'}, {'מ', 'ם'}, {'נ', 'ן'}, {'פ', 'ף'}, {'צ', 'ץ'}, {'ܣ', 'ܤ'},
}

// unfinal returns the letter that a final form stands for, and others as they are. It is called for every
// letter of every list: most come before all final forms.
func unfinal(l Letter) Letter {
	if l < 'ς' {
		return l
	}
	for _, f := range finals {
		if f.final == l {
			return f.letter
		}
	}
	return l
}

// final returns a letter as it is written at the end of a word.
func final(l Letter) Letter {
	for _, f := range finals {
		if f.letter == l {
			return f.final
		}
	}
	return l
}

// Lower returns a letter as words hold it: in lower case, and not in the form that it has at the
// end of a word.
func Lower(l Letter) Letter { return unfinal(unicode.ToLower(l)) }

// Upper returns text in upper case, letter by letter, so that no word grows: ß becomes ẞ. A letter
// stays as it is if another letter has the same capital, as ı, since the two would look alike. So
// do Georgian letters, since nobody writes words in their capitals. A mark alone stands on a
// circle.
func Upper(s string) string {
	s = strings.Map(upper, Text(s))
	if l, _ := utf8.DecodeRuneInString(s); isMark(l) {
		return "◌" + s
	}
	return s
}

func upper(l Letter) Letter {
	if l == 'ß' {
		return 'ẞ'
	}
	if capital := unicode.ToUpper(l); unicode.ToLower(capital) == Lower(l) && !unicode.Is(unicode.Georgian, l) {
		return capital
	}
	return l
}

// Ignorable reports whether a character is not part of a word, since nobody sees it: it joins
// letters, changes the direction of text or selects a variant (Unicode's
// Default_Ignorable_Code_Point).
func Ignorable(r rune) bool {
	const tatweel = '\u0640' // which only stretches Arabic letters
	return r >= utf8.RuneSelf && (r == tatweel || unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector))
}

// Visible returns a text without what is [Ignorable].
func Visible(s string) string {
	return strings.Map(func(r rune) rune {
		if Ignorable(r) {
			return -1
		}
		return r
	}, s)
}

// IsASCII reports whether a text is ASCII, which [Plain] would not change.
func IsASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// Plain returns a text with letter and accent as one character, and with plain letters in place of
// what only looks different, as a ligature or a full-width form. That is Unicode's normal form
// NFKC, which the caller provides, except for a few characters that NFKC would split or join.
func Plain(text string, nfkc func(string) string) string {
	var b strings.Builder
	from := 0
	for i, r := range text {
		if isKept(r) {
			b.WriteString(nfkc(text[from:i]))
			b.WriteRune(r)
			from = i + utf8.RuneLen(r)
		}
	}
	b.WriteString(nfkc(text[from:]))
	return b.String()
}

// isKept reports whether [Plain] leaves a character as it is. NFKC would split the vowels am of
// Thai and Lao and the Lao letters ho no and ho mo, and would join single Korean letters to
// syllables.
func isKept(r rune) bool {
	return strings.ContainsRune("\u0e33\u0eb3\u0edc\u0edd", r) || '\u3131' <= r && r <= '\u318e'
}

// isMark reports whether a character belongs to the letter before it: it is a mark, or one of two
// vowel signs that Unicode calls letters (SpacingMark, in Thai and Lao).
func isMark(r rune) bool {
	return r >= firstMark && (unicode.Is(unicode.M, r) && !Ignorable(r) || r == '\u0e33' || r == '\u0eb3')
}

// firstMark is where the combining marks begin.
const firstMark = '\u0300'

// checkLetter returns why l can't be in a word.
func checkLetter(l Letter) error {
	switch {
	case 'a' <= l && l <= 'z':
		return nil
	case isMark(l):
		return ErrCombining
	case !unicode.IsLetter(l) || Ignorable(l):
		return ErrNotLetters
	case unicode.ToLower(l) != l:
		return ErrNotLower
	}
	return nil
}
