package stats

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/links"
	"ketword/app/screen"
	"ketword/app/ui"
)

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
