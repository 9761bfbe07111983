package stats

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/text"
	"ketword/app/ui"
)

// historyButtons draws the buttons for exporting and importing the history, and the result, in red if the
// import failed.
func historyButtons(v screen.View, m *Model) goapp.UI {
	s, t := v.Session, &v.Text.History
	_, refused := notice.First(v.Notices, notice.OfFinished).(notice.HistoryNotImported)
	return ui.Div("history",
		ui.H3(t.Head),
		ui.Div("acts", // with nothing to export, the first button stays in its place
			ui.Act("export-history", t.Export).Aria("disabled", ui.When(!exports(s), "true")), importButton(t, m.reading),
		),
		ui.Act("link-history", t.Link).Aria("disabled", ui.When(!exports(s), "true")),
		m.linkView(v),
		ui.Act("scores", v.Text.Scores.Open),
		ui.Live("status", goapp.Div().Class("told")).Class(ui.When(refused, "refusal")).Body(ui.Said("", notice.Sentences(v.Text, v.Notices))),
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

// linkView draws the link that was made, or why there is none.
func (m *Model) linkView(v screen.View) goapp.UI {
	t := &v.Text.History
	address := v.Device.Site + links.Address(links.Params{links.ParamPast: m.link.code}.Query())
	status := ui.When(m.link.copied, t.LinkCopied) + ui.When(m.link.long, t.LinkTooLong)
	return ui.Div("history-link",
		ui.If(m.link.code != "", ui.P("", t.LinkAbout)),
		ui.If(m.link.code != "", ui.Untranslated(goapp.Pre()).Class("shared").TabIndex(0).Aria("label", t.Link).Text(address)),
		ui.If(m.link.code != "", ui.Act("copy-history-link", v.Text.Share.Copy).DataSet("value", address).Class("main")),
		ui.Live("status", goapp.Div().Class("made")).Body(ui.Said("", status)),
	)
}

// cameView draws the offer to take in what a link brought.
func (m *Model) cameView(v screen.View) goapp.UI {
	t := &v.Text.History
	return goapp.If(m.link.came.Holds(), func() goapp.UI {
		return ui.Div("came",
			ui.P("", t.Came(len(m.link.came.Games))),
			ui.Act("take-history", t.Take).Class("main"),
		)
	})
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
