package part

import (
	"cmp"
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

// longWord is the length from which the style sheet gives a word more room, or sets its letters closer.
const longWord = 9

// Columns returns the classes of an element with some number of tiles in a row.
func Columns(tiles int) []string {
	return []string{format.Text("cols-%d", tiles), ui.When(tiles >= longWord, "long")}
}

// Row draws one row of the board. For a screen reader it is an image, described in the
// language of the interface.
type Row struct {
	goapp.Compo
	Text *text.Text
	Lang string // language of the word
	Row  session.Row
}

func (r *Row) Render() goapp.UI {
	row := r.Row
	shake := format.Text("shake-%d", row.Shakes%2) // two names of the same animation, so that it restarts
	tiles := make([]goapp.UI, len(row.Tiles))
	for i, t := range row.Tiles {
		tiles[i] = r.tile(i, t)
	}
	return goapp.Div().Class("row").Class(ui.When(row.Current, "current")).Class(ui.When(row.Fresh, "fresh")).
		Class(ui.When(row.Wins, "wins")).Class(ui.When(row.Portions != nil, "opened")).Class(ui.When(row.Shakes > 0, shake)).
		Role("img").Aria("label", RowText(r.Text, row)).Lang(ui.When(r.Lang != "", r.Text.Lang)).
		DataSet("mixed", ui.When(row.Mixed, "true")).Body(tiles...)
}

// SampleRow draws the row of a turn outside the board.
func SampleRow(t *text.Text, lang string, number int, turn engine.Turn) goapp.UI {
	return sample(t, lang, number, session.PlayedRow(turn))
}

// OpenedRow draws the row of a turn outside the board, opened if it is mixed.
func OpenedRow(t *text.Text, lang string, number int, turn engine.Turn, secret engine.Secret) goapp.UI {
	return sample(t, lang, number, session.OpenedRow(turn, secret, engine.Word{}))
}

func sample(t *text.Text, lang string, number int, played session.Row) goapp.UI {
	played.Number = number
	return ui.Untranslated(goapp.Div()).Class("sample").Dir("auto").Class(Columns(len(played.Tiles))...).
		Body(&Row{Text: t, Lang: lang, Row: played})
}

// tile draws one tile.
func (r *Row) tile(col int, t session.Tile) goapp.UI {
	tile := goapp.Div().Class("tile").Lang(r.Lang).
		DataSet("row", r.Row.Number).DataSet("col", col).DataSet("mark", t.Mark).
		DataSet("mixed", ui.When(r.Row.Mixed, "true")).DataSet("cursor", ui.When(t.Cursor, "true")).DataSet("note", t.Note)
	if t.Word > 0 {
		tile = tile.DataSet("word", t.Word)
	}
	if r.Row.Current {
		tile = tile.DataSet("action", "tile").DataSet("value", col)
	}
	if t.Letter == "" {
		return tile // an empty text would be a node of its own
	}
	return tile.Text(wording.Upper(r.Text, t.Letter))
}

// RowText describes a row of the board in words.
func RowText(t *text.Text, row session.Row) string {
	number := row.Number + 1
	var letters, tiles []string
	typed := 0 // number of leading tiles with letters
	for i, tile := range row.Tiles {
		letter := t.Speech.Blank
		if tile.Letter != "" {
			letter, typed = wording.Upper(t, tile.Letter), i+1
		}
		letters = append(letters, letter)
		tiles = append(tiles, t.Speech.Tile(letter, t.Speech.Marks(tile.Mark)))
	}
	switch {
	case row.Mixed:
		said := []string{t.Speech.MixedRow(number, strings.Join(tiles, t.Speech.Separator))}
		for _, p := range row.Portions {
			said = append(said, t.Explainer.Marks(cmp.Or(wording.Upper(t, p.Word), t.OtherWord.Word), wording.Marked(t, p.Turn)))
		}
		return strings.Join(said, " ")
	case row.Played:
		return t.Speech.Row(number, strings.Join(tiles, t.Speech.Separator))
	case typed > 0:
		return t.Speech.TypedRow(number, strings.Join(letters[:typed], t.Speech.Separator))
	}
	return t.Speech.EmptyRow(number)
}

// drawPortions draws portions below each other.
func drawPortions(t *text.Text, portions []session.Portion) goapp.UI {
	cols := portions[0].Turn.Guess.Len()
	return goapp.Div().Dir("auto").Class("portions").Class(format.Text("cols-%d", cols)).Body(
		each.Of(portions, func(p session.Portion) goapp.UI { return drawPortion(t, p) })...)
}

func drawPortion(t *text.Text, p session.Portion) goapp.UI {
	return ui.Untranslated(goapp.Div()).Class("portion").Body(each.Of(session.PlayedRow(p.Turn).Tiles, func(tile session.Tile) goapp.UI {
		return goapp.Div().Class("tile").DataSet("mark", tile.Mark).Text(wording.Upper(t, tile.Letter))
	})...)
}

// Divisions draws the ways in which two words may have marked a row. It is hidden from screen
// readers, since the sentence beside it says the same.
func Divisions(t *text.Text, turn engine.Turn) goapp.UI {
	return goapp.Div().Class("divisions").Aria("hidden", true).Body(
		each.Of(session.Divisions(turn), func(p []session.Portion) goapp.UI { return drawPortions(t, p) })...)
}

// Ket draws a word of the secret between | and ⟩. The style sheet draws these, since few
// fonts have them. other says that another word of the secret was found.
func Ket(t *text.Text, word string, other bool) goapp.UI {
	return ui.Untranslated(goapp.B()).Class("word").Class(ui.When(other, "other")).Class(ui.When(utf8.RuneCountInString(word) >= longWord, "long")).Body(
		goapp.Span().Class("bra"),
		goapp.Text(wording.Upper(t, word)),
		goapp.Span().Class("ket"),
	)
}
