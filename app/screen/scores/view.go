package scores

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/ui"
	"ketword/internal/each"
)

const field = "scores-line"

// Draw draws the line of counts of the selected games, the form that imports one, and the imported
// lines.
func (*Model) Draw(v screen.View) goapp.UI {
	s, t := v.Session, &v.Text.Scores
	rows := each.Of(records.ScoreLines(s.Imported), func(line string) goapp.UI {
		return goapp.Li().Body(goapp.Span().Text(line), ui.IconButton("delete-scores", t.Delete(line), ui.IconClose).DataSet("value", line))
	})
	return goapp.Section().Class("tally").Body(goapp.P().Text(t.About), part.Selection(v), goapp.Div().Body(
		goapp.H3().ID("scores-now").Text(t.Line),
		ui.Untranslated(goapp.Pre()).Class("shared").TabIndex(0).Aria("labelledby", "scores-now").Text(s.Stats().Scores().String()),
		goapp.Div().Class("acts").Body(ui.Act("copy-scores", v.Text.Share.Copy), ui.Act("save-scores", t.Save)),
		goapp.H3().Text(t.Add),
		ui.Labelled(ui.FieldName(t.Field), ui.Input("text").ID(field).Attr("autocomplete", "off").Attr("inputmode", "numeric").DataSet("enter", "add-scores")),
		ui.Live("status", goapp.Div().Class("told")).Class(ui.When(refused(v.Told), "refusal")).Body(ui.Said("", notice.Sentences(v.Text, v.Told))),
		goapp.Div().Class("acts").Body(
			ui.Act("add-scores", t.Enter).Class("main"),
			ui.Labelled(goapp.Text(t.File), ui.Input("file").Attr("accept", ".txt,text/plain").DataSet("action", "import-scores")).Class("act", "pick"),
		),
		ui.If(undoes(s), ui.Act("bring-back-games", v.Text.OwnLists.Undo).Class("main")),
		ui.If(len(rows) > 0, goapp.H3().Text(t.Lines)),
		ui.If(len(rows) > 0, goapp.Ul().Class("others").Body(rows...)),
		goapp.Div().Class("below").Body(ui.Act("stats", v.Text.Stats.Title)),
	))
}

// refused reports whether a line was refused.
func refused(told []notice.Notice) bool {
	if len(told) == 0 {
		return false
	}
	_, refused := told[0].(notice.ScoresNotAdded)
	return refused
}

// undoes reports whether the last deletion included counts, so that it can be undone here.
func undoes(s *session.Session) bool {
	last := len(s.DeletedGames) - 1
	return last >= 0 && len(s.DeletedGames[last].Scores) > 0
}

// Drawn focuses the element that replaced the used control, and empties the field after an import.
func (*Model) Drawn(d screen.Redrawn) {
	if !d.Here {
		return
	}
	switch d.News.(type) {
	case notice.GamesDeleted:
		browser.FocusAndShow("[data-action=bring-back-games]")
	case notice.GamesBack:
		browser.FocusAndShow("#" + field)
	case notice.ScoresAdded:
		browser.Find("#"+field).Set("value", "")
	}
}
