package part

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/ui"
)

// WordInput draws a field for a word.
func WordInput(id string, length int) goapp.HTMLElemSelfClosing {
	const room = 10 // for blanks, and letters too many, which are told
	return ui.TextInput(id, length+room).Attr("autocapitalize", "off").Attr("spellcheck", "false")
}
