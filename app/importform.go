package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
)

// importForm draws the form to bring a list: its title, the answers, and
// further guesses.
type importForm struct {
	goapp.Compo
	Text   text.Lists
	Import model.Import
}

func (f *importForm) Render() goapp.UI {
	t := f.Text
	submit := act("import", t.Submit).Class("main")
	if f.Import.Busy {
		submit = act("import", t.Checking).Class("main").Disabled(true)
	}
	return goapp.Div().Class("import").Body(
		goapp.H3().Text(t.Import),
		goapp.P().Text(t.Hint),
		goapp.Label().Body(
			f.label(t.Name, true),
			goapp.Input().ID("list-title").Type("text").MaxLength(model.MaxTitle).AutoComplete(false),
		),
		f.part(model.AnswersPart, t.Answers, false),
		f.part(model.GuessesPart, t.Guesses, true),
		goapp.Div().Class("refusal").Role("alert").Body(f.refusal()...),
		submit,
	)
}

func (f *importForm) label(name string, optional bool) goapp.UI {
	return goapp.Span().Body(
		goapp.Text(name),
		goapp.If(optional, func() goapp.UI { return goapp.Small().Text(" " + f.Text.Optional) }),
	)
}

// part draws the field of one text of the list: words that are typed or
// pasted, or the file that was picked.
func (f *importForm) part(p model.Part, name string, optional bool) goapp.UI {
	words := goapp.Label().Body(
		f.label(name, optional),
		goapp.Textarea().ID("list-"+string(p)).Rows(3).Attr("autocapitalize", "none").Spellcheck(false),
	)
	file, picked := f.Import.Files[p]
	if picked {
		words = words.Class("away")
	}
	return goapp.Div().Class("part").DataSet("part", string(p)).Body(
		words,
		goapp.If(picked, func() goapp.UI {
			return goapp.P().Class("file").Body(
				f.label(name, optional),
				goapp.Strong().Text(file),
				iconButton("unpick", f.Text.Unpick(file), iconClose).DataSet("value", string(p)),
			)
		}),
		goapp.If(!picked, func() goapp.UI {
			return goapp.Label().Class("act", "pick").Body(
				goapp.Text(f.Text.Choose),
				goapp.Input().Type("file").Accept(".txt,text/plain").DataSet("part", string(p)).
					Aria("label", name+": "+f.Text.Choose),
			)
		}),
	)
}

// refusal draws why the list was not imported.
func (f *importForm) refusal() []goapp.UI {
	if !f.Import.Refusal.Refused() {
		return nil
	}
	var lines []goapp.UI
	for _, line := range refusalLines(f.Text, f.Import.Refusal) {
		lines = append(lines, goapp.P().Text(line))
	}
	return lines
}
