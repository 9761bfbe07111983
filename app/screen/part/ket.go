package part

import (
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
)

// Ket draws a secret word between | and ⟩, which the style sheet draws, since
// few fonts have them; other tells that another word of the secret won.
func Ket(t *text.Text, word string, other bool) goapp.UI {
	return ui.Untranslated(goapp.B()).Class("word").Class(ui.When(other, "other")).Class(ui.When(utf8.RuneCountInString(word) >= LongWord, "long")).Body(
		goapp.Span().Class("bra"),
		goapp.Text(wording.Upper(t, word)),
		goapp.Span().Class("ket"),
	)
}
