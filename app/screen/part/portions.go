package part

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// divided lays what the words of a secret mark of a row over the row, which opens it.
func divided(t *text.Text, lang string, row goapp.UI, portions []session.Portion) goapp.UI {
	return goapp.Elem("details").Class("divided").Body(goapp.Elem("summary").Body(row), drawPortions(t, lang, portions))
}

// drawPortions draws the rows of words one below the other, each with its word, if it is known.
func drawPortions(t *text.Text, lang string, portions []session.Portion) goapp.UI {
	cols := portions[0].Turn.Guess.Len()
	return goapp.Div().Dir("auto").Class("portions").Class(format.Text("cols-%d", cols)).Body(
		each.Of(portions, func(p session.Portion) goapp.UI { return drawPortion(t, lang, p) })...)
}

func drawPortion(t *text.Text, lang string, p session.Portion) goapp.UI {
	tiles := each.Of(session.PlayedRow(p.Turn).Tiles, func(tile session.Tile) goapp.UI {
		return goapp.Div().Class("tile").Lang(lang).DataSet("mark", tile.Mark).Text(wording.Upper(t, tile.Letter))
	})
	portion := ui.Untranslated(goapp.Div()).Class("portion")
	if p.Word == "" {
		return portion.Body(tiles...)
	}
	return portion.Role("img").Aria("label", t.Explainer.Marks(wording.Upper(t, p.Word), wording.Marked(t, p.Turn))).Body(append(tiles, Ket(t, p.Word, false))...)
}

// Divisions draws the ways in which the words may have marked a row, for the eye: the sentence
// beside them tells it.
func Divisions(t *text.Text, turn engine.Turn) goapp.UI {
	return goapp.Div().Class("divisions").Aria("hidden", true).Body(
		each.Of(session.Divisions(turn), func(p []session.Portion) goapp.UI { return drawPortions(t, "", p) })...)
}
