package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// board draws the rows of a game.
type board struct {
	goapp.Compo
	Text *text.Text
	Dir  string // of the writing: ltr or rtl
	Lang string // of the words; "" if it isn't known
	Rows []model.Row
}

func (b *board) Render() goapp.UI {
	rows := each.Of(b.Rows, func(r model.Row) goapp.UI { return &row{Text: b.Text, Lang: b.Lang, Row: r} })
	return ui.Untranslated(goapp.Section()).Class("board").
		Class(format.Text("rows-%d", min(len(b.Rows), model.MaxRows))).
		Class(columns(len(b.Rows[0].Tiles))...).
		Aria("label", b.Text.Game.Board()).
		Dir(b.Dir).
		Body(rows...)
}

// longWord is how many letters a word has that the style sheet gives more room, or writes closer.
const longWord = 9

// columns returns the classes of what has so many tiles in a row.
func columns(tiles int) []string {
	return []string{format.Text("cols-%d", tiles), ui.When(tiles >= longWord, "long")}
}

// row draws one row. To a screen reader it is one picture, told in words of the
// interface's language.
type row struct {
	goapp.Compo
	Text *text.Text
	Lang string // of the word
	Row  model.Row
}

func (r *row) Render() goapp.UI {
	row := r.Row
	shake := format.Text("shake-%d", row.Shakes%2) // two names of one motion, so that it starts again
	tiles := make([]goapp.UI, len(row.Tiles))
	for i, t := range row.Tiles {
		tiles[i] = r.tile(i, t)
	}
	drawn := goapp.Div().Class("row").Class(ui.When(row.Current, "current")).Class(ui.When(row.Fresh, "fresh")).
		Class(ui.When(row.Wins, "wins")).Class(ui.When(row.Shakes > 0, shake)).
		Role("img").Aria("label", rowText(r.Text, row)).Lang(ui.When(r.Lang != "", r.Text.Lang)).
		DataSet("mixed", ui.When(row.Mixed, "true")).Body(tiles...)
	if row.Portions == nil {
		return drawn
	}
	return divided(r.Text, r.Lang, drawn, row.Portions)
}

// sampleRow draws the row of a turn outside of the board.
func sampleRow(t *text.Text, lang string, number int, turn engine.Turn) goapp.UI {
	return dividedRow(t, lang, number, turn, nil)
}

// dividedRow draws the row of a turn outside of the board, which shows its portions when it is opened.
func dividedRow(t *text.Text, lang string, number int, turn engine.Turn, portions []model.Portion) goapp.UI {
	played := model.PlayedRow(turn)
	played.Number, played.Portions = number, portions
	return ui.Untranslated(goapp.Div()).Class("sample").Dir("auto").Class(columns(len(played.Tiles))...).
		Body(&row{Text: t, Lang: lang, Row: played})
}

// tile draws one square.
func (r *row) tile(col int, t model.Tile) goapp.UI {
	tile := goapp.Div().Class("tile").Lang(r.Lang).
		DataSet("row", r.Row.Number).DataSet("col", col).DataSet("mark", t.Mark).
		DataSet("mixed", ui.When(r.Row.Mixed, "true")).DataSet("cursor", ui.When(t.Cursor, "true"))
	if r.Row.Current {
		tile = tile.DataSet("action", "tile").DataSet("value", col)
	}
	if t.Letter == "" {
		return tile // without an empty text, which would be a node of the page
	}
	return tile.Text(wording.Upper(r.Text, t.Letter))
}

// rowText tells a row of the board in words.
func rowText(t *text.Text, row model.Row) string {
	number := row.Number + 1
	var letters, tiles []string
	typed := 0 // how far letters go
	for i, tile := range row.Tiles {
		letter := t.Speech.Blank()
		if tile.Letter != "" {
			letter, typed = wording.Upper(t, tile.Letter), i+1
		}
		letters = append(letters, letter)
		tiles = append(tiles, t.Speech.Tile(letter, t.Speech.Marks(tile.Mark)))
	}
	switch {
	case row.Mixed:
		return t.Speech.MixedRow(number, strings.Join(tiles, t.Speech.Separator()))
	case row.Played:
		return t.Speech.Row(number, strings.Join(tiles, t.Speech.Separator()))
	case typed > 0:
		return t.Speech.TypedRow(number, strings.Join(letters[:typed], t.Speech.Separator()))
	}
	return t.Speech.EmptyRow(number)
}

// boardDrawn moves a board that is too long to be seen whole to the row in play, and so a
// page, if no key of it is under the finger.
func (r *root) boardDrawn(was, is *model.Model) {
	rows := len(is.Game.Rows())
	if rows == len(was.Game.Rows()) && is.Typed == was.Typed {
		return
	}
	if r.types {
		browser.Reveal(".guide")
		browser.Reveal(".current")
	}
	if rows < model.MaxRows {
		return
	}
	if board := browser.Find(".board"); board.Truthy() {
		board.Set("scrollTop", board.Get("scrollHeight"))
	}
}
