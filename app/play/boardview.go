package play

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/internal/each"
	"ketword/internal/format"
)

// board draws the rows of a game.
type board struct {
	goapp.Compo
	Text *text.Text
	Dir  string // direction of writing: ltr or rtl
	Lang string // of the words; "" if unknown
	Rows []session.Row
}

// DrawBoard draws the rows of the game.
func DrawBoard(v screen.View, m *Model) goapp.UI {
	return &board{Text: v.Text, Dir: part.Direction(v.Session.InPlay), Lang: part.WordLang(v.Session.InPlay), Rows: m.Board(v.Session)}
}

func (b *board) Render() goapp.UI {
	rows := each.Of(b.Rows, func(r session.Row) goapp.UI { return &part.Row{Text: b.Text, Lang: b.Lang, Row: r} })
	return ui.Untranslated(goapp.Section()).Class("board").
		Class(format.Text("rows-%d", min(len(b.Rows), maxRows))).
		Class(part.Columns(len(b.Rows[0].Tiles))...).
		Aria("label", b.Text.Game.Board).
		Dir(b.Dir).
		Body(rows...)
}

// Drawn updates the page after a drawing. It marks the page as ready for keys, scrolls a new row in play into
// view, and focuses the end of a game that was just played. It does not scroll while a key of the page is
// pressed.
func (in *Input) Drawn(was, is *session.Session, before, m *Model) {
	if is.Opened() && !was.Opened() {
		markUnknownKeys()
		browser.DocumentElement().Get("dataset").Set("app", "ready")
	}
	rows := len(is.Game.Rows())
	more := rows != len(was.Game.Rows())
	if more && in.types {
		revealRow()
	}
	if (more || m.Typed != before.Typed) && rows >= maxRows { // the board may be too high for the window
		if board := browser.Find(".board"); board.Truthy() {
			board.Set("scrollTop", board.Get("scrollHeight"))
		}
	}
	if was.TakesGuesses() && !is.TakesGuesses() && rows+len(before.Typed) > 0 {
		browser.FocusOn(".end")
		browser.Reveal(".end")
	}
}

// revealRow scrolls the row in play into view.
func revealRow() {
	browser.Reveal(".guide")
	browser.Reveal(".current")
}
