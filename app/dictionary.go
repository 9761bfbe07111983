package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/text"
	"ketword/app/wording"
)

// lookUp makes a drawn word a link to a dictionary, which opens beside the game.
func lookUp(t *text.Text, word string, drawn goapp.UI) goapp.UI {
	return goapp.A().Href(dictionary(t.Lang, word)).Target("_blank").Rel("noopener noreferrer").
		DataSet("action", "look-up").Title(t.End.LookUp(wording.Upper(t, word))).Body(drawn)
}

// dictionary returns the address of a word in Wiktionary, in the language of the page: it is looked
// for, since words here have no capitals and entries may.
func dictionary(lang, word string) string {
	return "https://" + lang + ".wiktionary.org/w/index.php?search=" + word
}
