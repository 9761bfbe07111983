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
		submit = act("import", t.Checking).Class("main").Aria("disabled", true)
	}
	return goapp.Div().Class("import").Body(
		goapp.H3().Text(t.Import),
		goapp.P().Text(t.Hint),
		label(optionalName(t.Name, t.Optional), textInput("list-title", model.MaxTitle)),
		f.part(model.AnswersPart, t.Answers, fieldName(t.Answers)),
		f.part(model.GuessesPart, t.Guesses, optionalName(t.Guesses, t.Optional)),
		goapp.Div().Class("refusal").Role("alert").Body(f.refusal()...),
		submit,
	)
}

// part draws the field of one text of the list: words that are typed or
// pasted, or the file that was picked.
func (f *importForm) part(p model.Part, name string, title goapp.UI) goapp.UI {
	words := label(title, goapp.Elem("textarea").ID("list-"+string(p)).Attr("rows", 3).
		Attr("autocapitalize", "none").Attr("autocomplete", "off").Spellcheck(false))
	rest := f.picker(p, name)
	if file, picked := f.Import.Files[p]; picked {
		words, rest = words.Class("away"), f.file(p, name, file)
	}
	return goapp.Div().Class("part").DataSet("part", string(p)).Body(words, rest)
}

// picker draws the control that picks a file.
func (f *importForm) picker(p model.Part, name string) goapp.UI {
	return label(
		goapp.Text(f.Text.Choose),
		input("file").Attr("accept", ".txt,text/plain").DataSet("part", string(p)).Aria("label", name+": "+f.Text.Choose),
	).Class("act", "pick")
}

// file draws the file that was picked.
func (f *importForm) file(p model.Part, name, file string) goapp.UI {
	return goapp.P().Class("file").Body(
		fieldName(name),
		goapp.B().Text(file),
		iconButton("unpick", f.Text.Unpick(file), iconClose).DataSet("value", string(p)),
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
