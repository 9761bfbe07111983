package app

import (
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// composed returns a piece of text in NFC, if it is UTF-8.
func composed(piece string) string {
	if isComposed(piece) || !utf8.ValidString(piece) {
		return piece
	}
	normalize := goapp.Window().Get("String").Get("prototype").Get("normalize") // a string has no methods here
	return normalize.Call("call", piece, "NFC").String()
}

// isComposed reports whether a text holds no character from U+0300 on, where
// the combining marks begin. All before them are in NFC as they are.
func isComposed(s string) bool {
	const lead = 0xcc // of the code of U+0300
	for i := range len(s) {
		if s[i] >= lead {
			return false
		}
	}
	return true
}
