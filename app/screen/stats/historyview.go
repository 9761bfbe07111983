package stats

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/text"
	"ketword/app/ui"
)

// historyButtons draws the buttons for exporting and importing the history, and the result, in red if the
// import failed.
func historyButtons(v screen.View, m *Model) goapp.UI {
	s, t := v.Session, &v.Text.History
	_, refused := notice.First(v.Told, notice.OfFinished).(notice.HistoryNotImported)
	return ui.Div("history",
		ui.H3(t.Head),
		ui.Div("acts", // with nothing to export, the first button stays in its place
			ui.Act("export-history", t.Export).Aria("disabled", ui.When(!exports(s), "true")), importButton(t, m.reading),
		),
		ui.Act("link-history", t.Link).Aria("disabled", ui.When(!exports(s), "true")),
		m.linkView(v),
		ui.Act("scores", v.Text.Scores.Open),
		ui.Live("status", goapp.Div().Class("told")).Class(ui.When(refused, "refusal")).Body(ui.Said("", notice.Sentences(v.Text, v.Told))),
	)
}

// importButton draws the control that picks a file. It is not disabled while a file is
// being read, since it would lose the focus.
func importButton(t *text.History, reading bool) goapp.UI {
	name := t.Import
	if reading {
		name = t.Reading
	}
	return ui.Labelled(
		goapp.Text(name),
		ui.Input("file").Attr("accept", ".json,.txt,application/json,text/plain").DataSet("action", "import-history"),
	).Class("act", "pick")
}

// Drawn scrolls to a new notice on an import or export, or to a link that was made.
func (m *Model) Drawn(d screen.Redrawn) {
	if m.link.code != d.Was.(*Model).link.code {
		browser.Show("[data-action=copy-history-link]")
	}
	if d.News != nil {
		browser.Show(".history .told")
	}
}
