package scores

import (
	"strconv"

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

// fieldID returns the id of a field of the form.
func fieldID(field int) string { return "record-" + strconv.Itoa(field) }

// faultID is the id of what is wrong with a field.
const faultID = "record-fault"

// Draw draws the form for a record, what was imported, and the counts of the selected games as a line of
// scores.txt.
func (*Model) Draw(v screen.View) goapp.UI {
	s, t := v.Session, &v.Text.Scores
	var rows []goapp.UI
	for _, line := range s.Imported {
		counts := line[:records.LongWins]
		if line[records.Told] > 0 {
			counts = line[:records.RecordWins]
		}
		name := records.Numbers(counts)
		rows = append(rows, goapp.Li().Body(goapp.Span().Text(name), ui.IconButton("delete-scores", t.Delete(name), ui.IconClose).DataSet("value", line.String())))
	}
	refused, _ := notice.First(v.Notices, notice.OfFinished).(notice.ScoresNotAdded)
	told, ofField := notice.Sentences(v.Text, v.Notices), refused.Why.Fault == records.ScoresRecord
	fields := each.Of(notice.RecordFields(v.Text), func(name string) goapp.UI { return goapp.Text(name) })
	for i, name := range fields {
		wrong := ofField && refused.Why.Number == i
		fields[i] = goapp.Div().Body(
			ui.Labelled(name, ui.Refused(ui.NumberInput(fieldID(i), 4).DataSet("enter", "add-scores"), wrong, faultID)),
			ui.If(wrong, ui.P("refusal", told).ID(faultID)))
	}
	return goapp.Section().Class("tally").Body(ui.P("", t.About), goapp.Div().Body(
		ui.Div("record", fields...),
		ui.Div("acts", ui.Act("add-scores", t.Enter).Class("main")),
		ui.Live("status", goapp.Div().Class("told")).Body(ui.Said(ui.When(refused.Why.Fault > 0, "refusal"), ui.When(!ofField, told))),
		ui.If(undoes(s), ui.Act("bring-back-games", v.Text.OwnLists.Undo).Class("main")),
		ui.If(len(rows) > 0, ui.H3(t.Lines)),
		ui.If(len(rows) > 0, goapp.Ul().Class("others").Body(rows...)),
		goapp.H3().ID("scores-now").Text(fileName), ui.P("", t.Line), part.Selection(v),
		ui.Untranslated(goapp.Pre()).Class("shared").TabIndex(0).Aria("labelledby", "scores-now").Text(s.Stats().Scores().String()),
		ui.Div("acts",
			ui.Act("copy-scores", v.Text.Share.Copy), ui.Act("save-scores", t.Save),
			ui.Labelled(goapp.Text(t.File), ui.Input("file").Attr("accept", ".txt,text/plain").DataSet("action", "import-scores")).Class("act", "pick"),
		),
		ui.Div("below", ui.Act("stats", v.Text.Stats.Title)),
	))
}

// undoes reports whether the last deletion included counts, so that it can be undone here.
func undoes(s *session.Session) bool {
	last := len(s.DeletedGames) - 1
	return last >= 0 && len(s.DeletedGames[last].Scores) > 0
}

// Drawn focuses the element that replaced the used control, or the field that is wrong. Once a record is added, the
// fields are empty.
func (*Model) Drawn(d screen.Redrawn) {
	if !d.Here {
		return
	}
	switch d.News.(type) {
	case notice.GamesDeleted:
		browser.FocusAndShow("[data-action=bring-back-games]")
	case notice.GamesBack:
		browser.FocusAndShow("#" + fieldID(0))
	case notice.ScoresNotAdded:
		browser.Reveal(".tally .told")
		browser.FocusAndShow("[aria-invalid=true]")
	case notice.ScoresAdded:
		browser.Fill(".record input", "")
		browser.Reveal(".tally .told")
	}
}
