package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/text"
)

// historyActs draws what can be done with a history and a file, and what came
// of it.
type historyActs struct {
	goapp.Compo
	Text    text.History
	Empty   bool   // there is nothing to export
	Reading bool   // a file
	Told    string // what came of it
	Refused bool   // it could not be taken in
}

func (h *historyActs) Render() goapp.UI {
	told := goapp.Div().Class("told").Role("status")
	if h.Refused {
		told = told.Class("refusal")
	}
	return goapp.Div().Class("history").Body(
		goapp.Div().Class("acts").Body(h.exporter(), h.importer()),
		told.Body(goapp.If(h.Told != "", func() goapp.UI { return goapp.P().Text(h.Told) })),
	)
}

// exporter draws the control that offers the history as a file. Without games
// it stays in its place, but is disabled.
func (h *historyActs) exporter() goapp.UI {
	button := act("export-history", h.Text.Export)
	if h.Empty {
		button = button.Aria("disabled", true)
	}
	return button
}

// importer draws the control that picks a file. It is not disabled while one is
// read, since it would lose the focus.
func (h *historyActs) importer() goapp.UI {
	name := h.Text.Import
	if h.Reading {
		name = h.Text.Reading
	}
	return label(
		goapp.Text(name),
		input("file").Attr("accept", ".json,application/json").DataSet("action", "import-history"),
	).Class("act", "pick")
}
