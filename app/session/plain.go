package session

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Plain returns a list's lines in a language without accents, as the built-in lists have its words. Lines with letters that
// neither the language nor an accent makes are of another one, and stay.
func Plain(lang, lines string) string {
	letters := usualLayout(lang).Alphabet()
	known := letters.String() + "àâáãçéèêëíìîïóòôõúùûüœæ" // ä, ö and ñ tell of other languages
	if strings.ContainsFunc(lines, func(l rune) bool {
		return l >= utf8.RuneSelf && unicode.IsLetter(l) && !strings.ContainsRune(known, unicode.ToLower(l))
	}) {
		return lines
	}
	return letters.Fold(lines)
}
