package part

import (
	"strings"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// LongWord is how many letters a word has that the style sheet gives more room, or writes closer.
const LongWord = 9

// Columns returns the classes of what has so many tiles in a row.
func Columns(tiles int) []string {
	return []string{format.Text("cols-%d", tiles), ui.When(tiles >= LongWord, "long")}
}

// Row draws one row of the board. To a screen reader it is one picture, told in words of the
// interface's language.
type Row struct {
	goapp.Compo
	Text *text.Text
	Lang string // of the word
	Row  session.Row
}

func (r *Row) Render() goapp.UI {
	row := r.Row
	shake := format.Text("shake-%d", row.Shakes%2) // two names of one motion, so that it starts again
	tiles := make([]goapp.UI, len(row.Tiles))
	for i, t := range row.Tiles {
		tiles[i] = r.tile(i, t)
	}
	drawn := goapp.Div().Class("row").Class(ui.When(row.Current, "current")).Class(ui.When(row.Fresh, "fresh")).
		Class(ui.When(row.Wins, "wins")).Class(ui.When(row.Shakes > 0, shake)).
		Role("img").Aria("label", RowText(r.Text, row)).Lang(ui.When(r.Lang != "", r.Text.Lang)).
		DataSet("mixed", ui.When(row.Mixed, "true")).Body(tiles...)
	if row.Portions == nil {
		return drawn
	}
	return divided(r.Text, r.Lang, drawn, row.Portions)
}

// SampleRow draws the row of a turn outside of the board.
func SampleRow(t *text.Text, lang string, number int, turn engine.Turn) goapp.UI {
	return DividedRow(t, lang, number, turn, nil)
}

// DividedRow draws the row of a turn outside of the board, which shows its portions when it is opened.
func DividedRow(t *text.Text, lang string, number int, turn engine.Turn, portions []session.Portion) goapp.UI {
	played := session.PlayedRow(turn)
	played.Number, played.Portions = number, portions
	return ui.Untranslated(goapp.Div()).Class("sample").Dir("auto").Class(Columns(len(played.Tiles))...).
		Body(&Row{Text: t, Lang: lang, Row: played})
}

// tile draws one square.
func (r *Row) tile(col int, t session.Tile) goapp.UI {
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

// RowText tells a row of the board in words.
func RowText(t *text.Text, row session.Row) string {
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

// Ket draws a secret word between | and ⟩, which the style sheet draws, since
// few fonts have them; other tells that another word of the secret won.
func Ket(t *text.Text, word string, other bool) goapp.UI {
	return ui.Untranslated(goapp.B()).Class("word").Class(ui.When(other, "other")).Class(ui.When(utf8.RuneCountInString(word) >= LongWord, "long")).Body(
		goapp.Span().Class("bra"),
		goapp.Text(wording.Upper(t, word)),
		goapp.Span().Class("ket"),
	)
}
