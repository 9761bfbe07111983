package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// divided lays what the words of a secret mark of a row over the row, which opens it.
func divided(t *text.Text, lang string, row goapp.UI, portions []model.Portion) goapp.UI {
	return goapp.Elem("details").Class("divided").Body(goapp.Elem("summary").Body(row), drawPortions(t, lang, portions))
}

// drawPortions draws the rows of words one below the other, each with its word, if it is known.
func drawPortions(t *text.Text, lang string, portions []model.Portion) goapp.UI {
	cols := portions[0].Turn.Guess.Len()
	return goapp.Div().Dir("auto").Class("portions").Class(format.Text("cols-%d", cols)).Body(
		each.Of(portions, func(p model.Portion) goapp.UI { return drawPortion(t, lang, p) })...)
}

func drawPortion(t *text.Text, lang string, p model.Portion) goapp.UI {
	tiles := each.Of(model.PlayedRow(p.Turn).Tiles, func(tile model.Tile) goapp.UI {
		return goapp.Div().Class("tile").Lang(lang).DataSet("mark", tile.Mark).Text(wording.Upper(t, tile.Letter))
	})
	portion := ui.Untranslated(goapp.Div()).Class("portion")
	if p.Word == "" {
		return portion.Body(tiles...)
	}
	return portion.Role("img").Aria("label", t.Explainer.Marks(wording.Upper(t, p.Word), marked(t, p.Turn))).Body(append(tiles, ket(t, p.Word, false))...)
}

// divisions draws the ways in which the words may have marked a row, for the eye: the sentence
// beside them tells it.
func divisions(t *text.Text, turn engine.Turn) goapp.UI {
	return goapp.Div().Class("divisions").Aria("hidden", true).Body(
		each.Of(model.Divisions(turn), func(p []model.Portion) goapp.UI { return drawPortions(t, "", p) })...)
}
