package session

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"ketword/app/lists"
	"ketword/engine"
)

// Plain returns a list's lines in a language without accents, as the built-in lists have its words. Lines with letters that
// neither the language nor an accent makes are of another one, and stay. It pauses now and then.
func Plain(ctx engine.Context, lang, lines string) string {
	letters := usualLayout(lang).Alphabet()
	known := letters.String() + "àâáãçéèêëíìîïóòôõúùûüœæ" // ä, ö and ñ tell of other languages
	var plain strings.Builder
	for piece := range lists.Pieces(lines) {
		if strings.ContainsFunc(piece, func(l rune) bool {
			return l >= utf8.RuneSelf && unicode.IsLetter(l) && !strings.ContainsRune(known, unicode.ToLower(l))
		}) {
			return lines
		}
		plain.WriteString(letters.Fold(piece))
		_ = engine.Pause(ctx) // whoever reads the lines looks at the error
	}
	return plain.String()
}
