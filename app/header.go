package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// header draws the top of the page: a link to skip it, brand, mode switch, help, statistics
// and menu.
type header struct {
	goapp.Compo
	Text *text.Text
	Mode engine.Mode
	News bool // the menu has news
}

func (r *root) header() goapp.UI {
	return &header{Text: r.text, Mode: r.model.Game.Puzzle.Rules.Mode, News: r.model.UpdateWaits}
}

func (h *header) Render() goapp.UI {
	t, menu := h.Text, h.Text.Menu.Title
	if h.News {
		menu = t.Menu.HasUpdate
	}
	return goapp.Header().Class("head").Body(
		goapp.Button().Type("button").Class("skip").DataSet("action", "skip").Text(t.Game.Skip),
		ui.Untranslated(goapp.H1()).Class("brand").Aria("label", text.Name).Body(
			goapp.Span().Class("bra"),
			goapp.Span().Class("name").Text("ketword"),
			goapp.Span().Class("ket"),
		),
		part.ModeSwitch(t, "mode", h.Mode),
		ui.IconButton("hint", t.Hint.Title, ui.IconHint),
		ui.IconButton("help", t.Help.Title, ui.IconHelp),
		ui.IconButton("stats", t.Stats.Title, ui.IconStats),
		ui.IconButton("menu", menu, ui.IconMenu).DataSet("news", h.News),
	)
}

// place draws the line above the board: the puzzle in play and, unless it is today's, a
// button for today's. While a list loads, it uses another element: replacing an element is
// not a layout shift, but changing its size is one.
func (r *root) place(title string) goapp.UI {
	if r.model.Lexicon == nil {
		return goapp.P().Class("place").Body(goapp.Span().Text(title))
	}
	return goapp.P().Class("place").Body(
		goapp.Button().Type("button").Class(ui.When(r.toBeat() != "", "vs")).DataSet("action", "puzzle").Title(r.text.PuzzleChoice.Title).Body(r.puzzleParts(title)...),
		ui.If(!r.model.IsToday(), goapp.Button().Type("button").Class("today").DataSet("action", "today").
			Title(r.text.PuzzleChoice.Today).Text(r.text.Game.Today)),
	)
}

// puzzleParts draws the name of the puzzle in play. In a narrow line the sender's name may be cut
// off, but not the result to beat.
func (r *root) puzzleParts(title string) []goapp.UI {
	if beat := r.toBeat(); beat != "" {
		title = strings.TrimSuffix(title, beat)
		return []goapp.UI{goapp.Span().Text(wording.InLines(title)), goapp.Span().Class("beat").Text(beat)}
	}
	return []goapp.UI{goapp.Span().Text(wording.InLines(title))}
}
