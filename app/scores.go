package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/screen/share"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/internal/each"
)

const scoresField = "scores-line"

// scoresFile is the name of the file with the line of counts, as the terminal edition
// has it.
const scoresFile = "scores.txt"

// scores draws the line of counts, and the lines that were imported.
type scores struct {
	goapp.Compo
	Text    *text.Text
	Line    string // of the games that are selected
	Lines   []string
	Told    string
	Refused bool
	Undo    bool // a line was deleted, and can be brought back
}

// scores draws the counts of the games that are selected as a line, and the form to add
// one.
func (r *root) scores() goapp.UI {
	m := &r.model
	_, refused := m.FirstNotice().(notice.ScoresNotAdded)
	s := &scores{
		Text: r.text, Line: m.Stats().Scores().String(), Lines: records.ScoreLines(m.Imported),
		Told: notice.Sentences(r.text, m.InDialog()), Refused: refused, Undo: m.UndoesScores(),
	}
	return goapp.Section().Class("tally").Body(goapp.P().Text(r.text.Scores.About()), part.Selection(r.view()), s)
}

func (s *scores) Render() goapp.UI {
	t := &s.Text.Scores
	rows := each.Of(s.Lines, func(line string) goapp.UI {
		return goapp.Li().Body(goapp.Span().Text(line), ui.IconButton("delete-scores", t.Delete(line), ui.IconClose).DataSet("value", line))
	})
	return goapp.Div().Body(
		goapp.H3().ID("scores-now").Text(t.Line()),
		ui.Untranslated(goapp.Pre()).Class("shared").TabIndex(0).Aria("labelledby", "scores-now").Text(s.Line),
		goapp.Div().Class("acts").Body(ui.Act("copy-scores", s.Text.Share.Copy()), ui.Act("save-scores", t.Save())),
		goapp.H3().Text(t.Add()),
		ui.Labelled(ui.FieldName(t.Field()), ui.Input("text").ID(scoresField).Attr("autocomplete", "off").Attr("inputmode", "numeric").DataSet("enter", "add-scores")),
		ui.Live("status", goapp.Div().Class("told")).Class(ui.When(s.Refused, "refusal")).Body(ui.Said("", s.Told)),
		goapp.Div().Class("acts").Body(
			ui.Act("add-scores", t.Enter()).Class("main"),
			ui.Labelled(goapp.Text(t.File()), ui.Input("file").Attr("accept", ".txt,text/plain").DataSet("action", "import-scores")).Class("act", "pick"),
		),
		ui.If(s.Undo, ui.Act("bring-back-games", s.Text.OwnLists.Undo()).Class("main")),
		ui.If(len(rows) > 0, goapp.H3().Text(t.Lines())),
		ui.If(len(rows) > 0, goapp.Ul().Class("others").Body(rows...)),
		goapp.Div().Class("below").Body(ui.Act("stats", s.Text.Stats.Title())),
	)
}

// focusInScores returns what gets the focus where the control that was used has gone.
func focusInScores(was, m *model.Model) string {
	switch m.FirstNotice().(type) {
	case notice.GamesDeleted:
		if announced(was, m) {
			return "[data-action=bring-back-games]"
		}
	case notice.GamesBack:
		if announced(was, m) {
			return "#" + scoresField
		}
	}
	return ""
}

// offerScores offers a line of counts as a file, or copies it.
func (r *root) offerScores(e effect.OfferScores) {
	if !e.Copies {
		browser.OfferText(e.Text, scoresFile, "text/plain;charset=utf-8")
		return
	}
	r.start(func() model.Msg {
		return model.ScoresCopied{Blocked: (parcel{text: e.Text}).copy() != share.Copied}
	})
}

func readScores(file goapp.Value) model.Msg {
	if file.Get("size").Int() > records.MaxFileBytes {
		return model.ScoresUnread{}
	}
	text, err := browser.TextOf(file)
	if err != nil {
		return model.ScoresUnread{}
	}
	return model.AddScores{Text: text}
}

// scoresDrawn gives the focus to what took the place of the control that was used, and empties the
// field of a line that was added.
func (r *root) scoresDrawn(was *model.Model) {
	if was.Screen == screen.Scores {
		browser.FocusAndShow(focusInScores(was, &r.model))
	}
	if field := browser.Find("#" + scoresField); len(r.model.Imported) > len(was.Imported) && field.Truthy() {
		field.Set("value", "")
	}
}
