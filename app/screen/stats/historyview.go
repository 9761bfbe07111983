package stats

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/notice"
	"ketword/app/text"
	"ketword/app/ui"
)

// historyButtons draws what can be done with a history and a file, and what came
// of it.
type historyButtons struct {
	goapp.Compo
	Text    *text.History
	Scores  string // name of the button that leads to counts as a line
	Empty   bool   // there is nothing to export
	Reading bool   // a file
	Told    string // what came of it
	Refused bool   // it could not be imported
	Safety  string // whether the browser may clear the history; or ""
}

func (h *historyButtons) Render() goapp.UI {
	return goapp.Div().Class("history").Body(
		goapp.H3().Text(h.Text.Head()),
		goapp.Div().Class("acts").Body( // without games, the first stays in its place
			ui.Act("export-history", h.Text.Export()).Aria("disabled", ui.When(h.Empty, "true")), h.importButton(),
		),
		ui.Act("scores", h.Scores),
		ui.Said("quiet", h.Safety),
		ui.Live("status", goapp.Div().Class("told")).Class(ui.When(h.Refused, "refusal")).Body(ui.Said("", h.Told)),
	)
}

// importButton draws the control that picks a file. It is not disabled while one is
// read, since it would lose the focus.
func (h *historyButtons) importButton() goapp.UI {
	name := h.Text.Import()
	if h.Reading {
		name = h.Text.Reading()
	}
	return ui.Labelled(
		goapp.Text(name),
		ui.Input("file").Attr("accept", ".json,.txt,application/json,text/plain").DataSet("action", "import-history"),
	).Class("act", "pick")
}

// Drawn shows what was told anew of games that were imported or exported.
func Drawn(news []notice.Notice) {
	if len(news) > 0 {
		browser.Show(".history .told")
	}
}
