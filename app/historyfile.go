package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/records"
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

func offerHistory(value, fileName string) {
	all, err := records.MergeHistory(browser.StoredText(records.HistoryKey), value)
	if err != nil {
		all = value
	}
	browser.OfferText(all, fileName, "application/json")
}

// readHistoryFile reads the file that was picked, a history or a line of counts, and tells
// what came of it.
func (r *root) readHistoryFile() model.Msg {
	work := &browser.Work{}
	if size := r.historyFile.Get("size").Int(); size > records.MaxFileBytes {
		return model.HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileTooLong, Size: size}}
	}
	text, err := browser.TextOf(r.historyFile)
	if err != nil {
		return model.HistoryRefused{Refusal: records.FileRefusal{Fault: records.FileUnread}}
	}
	if records.LooksLikeScores(text) {
		return model.AddScores{Text: text}
	}
	file, refusal := records.ReadFile(work, text)
	if refusal.Fault != records.NoFault {
		return model.HistoryRefused{Refusal: refusal}
	}
	return model.HistoryRead(file)
}

// statisticsDrawn shows what was told of games that were imported or exported.
func (r *root) statisticsDrawn(was *model.Model) {
	if told(was, &r.model) && len(r.model.InDialog()) > 0 {
		browser.Show(".history .told")
	}
}
