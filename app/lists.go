package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
)

// lists draws the player's lists and the form to import one.
type lists struct {
	goapp.Compo
	Text     text.Text
	Own      []model.List
	Renaming model.ListName
	Import   model.Import
	Told     string // what became of a list
	Undo     bool   // a deleted list can be brought back
}

func (l *lists) Render() goapp.UI {
	t := l.Text.Lists
	rows := make([]goapp.UI, len(l.Own))
	for i, list := range l.Own {
		rows[i] = goapp.Li().Body(
			goapp.Div().Role("group").Aria("label", t.Actions(listName(l.Text, list))).Body(l.row(list)...),
		)
	}
	return goapp.Section().Class("lists").Body(
		goapp.Div().Class("told").Role("status").Body(
			goapp.If(l.Told != "", func() goapp.UI { return goapp.P().Text(l.Told) }),
		),
		goapp.If(l.Undo, func() goapp.UI { return act("bring-back", t.Undo).Class("main") }),
		goapp.If(len(rows) == 0, func() goapp.UI { return goapp.P().Text(t.None) }),
		goapp.If(len(rows) > 0, func() goapp.UI { return goapp.Ul().Class("own").Body(rows...) }),
		&importForm{Text: t, Import: l.Import},
	)
}

// row draws one list, or the field for its new title.
func (l *lists) row(list model.List) []goapp.UI {
	t, value := l.Text.Lists, list.Name.String()
	if l.Renaming == list.Name {
		return []goapp.UI{
			label(fieldName(t.Name), textInput("new-title", model.MaxTitle).Attr("value", listName(l.Text, list)).
				DataSet("enter", "rename").DataSet("value", value)),
			goapp.Div().Class("acts").Body(
				act("rename", t.Save).Class("main").DataSet("value", value),
				act("keep-title", t.Cancel),
			),
		}
	}
	acts := []goapp.UI{
		act("play-list", t.Play).Class("main").DataSet("value", value),
		act("ask-rename", t.Rename).DataSet("value", value),
		act("export-answers", t.ExportAnswers).DataSet("value", value),
	}
	if list.Guesses > list.Answers {
		acts = append(acts, act("export-guesses", t.ExportGuesses).DataSet("value", value))
	}
	acts = append(acts, act("delete", t.Delete).DataSet("value", value))
	return []goapp.UI{
		goapp.H3().Text(listName(l.Text, list)),
		goapp.P().Class("facts").Text(factsText(t, list)),
		goapp.P().Class("finger").Text(t.Finger(list.Name.Fingerprint())),
		goapp.Div().Class("acts").Body(acts...),
	}
}
