package app

import (
	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/text"
)

// offerTable offers a table of figures as a file.
func offerTable(e effect.OfferTable, t *text.Text) {
	name := t.Lab.LettersFile
	if e.Of == effect.GameFigures {
		name = t.Tournament.File
	}
	kind := map[effect.TableFormat]string{effect.CSV: "text/csv", effect.JSON: "application/json"}[e.Format]
	browser.OfferText(e.Text, name+"."+string(e.Format), kind)
}
