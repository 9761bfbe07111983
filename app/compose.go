package app

import (
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// composed returns a piece of text in NFC, if it is UTF-8 and not all ASCII.
func composed(piece string) string {
	if isASCII(piece) || !utf8.ValidString(piece) {
		return piece
	}
	return goapp.ValueOf(piece).Call("normalize", "NFC").String()
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
