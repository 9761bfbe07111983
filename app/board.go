package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/play"
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
	Dir  string // of the writing: ltr or rtl
	Lang string // of the words; "" if it isn't known
	Rows []session.Row
}

func (b *board) Render() goapp.UI {
	rows := each.Of(b.Rows, func(r session.Row) goapp.UI { return &part.Row{Text: b.Text, Lang: b.Lang, Row: r} })
	return ui.Untranslated(goapp.Section()).Class("board").
		Class(format.Text("rows-%d", min(len(b.Rows), play.MaxRows))).
		Class(part.Columns(len(b.Rows[0].Tiles))...).
		Aria("label", b.Text.Game.Board()).
		Dir(b.Dir).
		Body(rows...)
}

// boardDrawn moves a board that is too long to be seen whole to the row in play, and so a
// page, if no key of it is under the finger.
func (r *root) boardDrawn(was, is *model.Model) {
	rows := len(is.Game.Rows())
	if rows == len(was.Game.Rows()) && is.Play.Typed == was.Play.Typed {
		return
	}
	if r.types {
		browser.Reveal(".guide")
		browser.Reveal(".current")
	}
	if rows < play.MaxRows {
		return
	}
	if board := browser.Find(".board"); board.Truthy() {
		board.Set("scrollTop", board.Get("scrollHeight"))
	}
}
