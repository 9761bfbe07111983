package ownlists

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
	"ketword/internal/each"
)

// importForm draws the form to bring a list: its title, the answers, and
// further guesses.
type importForm struct {
	goapp.Compo
	Text   *text.Text
	Import Import
	Langs  []string // of the built-in lists
}

func (f *importForm) Render() goapp.UI {
	t := &f.Text.ListImport
	submit := ui.Act("import", t.Submit()).Class("main")
	if f.Import.Busy {
		submit = ui.Act("import", t.Checking()).Class("main").Aria("disabled", true)
	}
	return goapp.Div().Class("import").Body(
		goapp.H3().Text(t.Head()),
		goapp.P().Text(t.About(engine.MinLength, engine.MaxLength)),
		ui.Labelled(ui.OptionalName(t.Name(), t.Optional()), ui.TextInput("list-title", lists.MaxTitle)),
		f.part(lists.AnswersPart, t.Answers(), ui.FieldName(t.Answers())),
		f.part(lists.GuessesPart, t.Guesses(), ui.OptionalName(t.Guesses(), t.Optional())),
		ui.Labelled(ui.OptionalName(t.Also(), t.Optional()), f.languages()),
		ui.Live("alert", goapp.Div().Class("refusal")).Body(f.refusal()...),
		submit,
	)
}

// part draws the field of one text of the list: words that are typed or
// pasted, or the file that was picked.
func (f *importForm) part(p lists.Part, name string, title goapp.UI) goapp.UI {
	words := ui.Labelled(title, goapp.Elem("textarea").ID("list-"+string(p)).Attr("rows", 3).
		Attr("autocapitalize", "none").Attr("autocomplete", "off").Spellcheck(false))
	rest := f.picker(p, name)
	if file, picked := f.Import.Files[p]; picked {
		words, rest = words.Class("away"), f.file(p, name, file)
	}
	return goapp.Div().Class("part").DataSet("part", string(p)).Body(words, rest)
}

func (f *importForm) picker(p lists.Part, name string) goapp.UI {
	return ui.Labelled(
		goapp.Text(f.Text.ListImport.Choose()),
		ui.Input("file").DataSet("part", string(p)).Aria("label", f.Text.ListImport.Pick(name)),
	).Class("act", "pick")
}

// file draws the file that was picked.
func (f *importForm) file(p lists.Part, name, file string) goapp.UI {
	file = lists.Seen(file)
	return goapp.P().Class("file").Body(
		ui.FieldName(name),
		goapp.B().Text(file),
		ui.IconButton("unpick", f.Text.ListImport.Unpick(file), ui.IconClose).DataSet("value", string(p)),
	)
}

// refusal draws why the list was not imported.
func (f *importForm) refusal() []goapp.UI {
	if !f.Import.Refusal.Refused() {
		return nil
	}
	lines := each.Of(refusalLines(f.Text, f.Import.Refusal), func(line string) goapp.UI { return goapp.P().Text(line) })
	var ways []goapp.UI
	if r := f.Import.Refusal; len(r.Problems)+len(r.Lengths) == 0 && len(r.Understood) > 0 {
		ways = append(ways, ui.Act("import-understood", f.Text.ListImport.Agree()).Class("main"))
	}
	if n := f.Import.Refusal.Skips; n > 0 {
		ways = append(ways, ui.Act("import-good", f.Text.ListImport.Skip(n)))
	}
	if f.Import.Refusal.Takes {
		ways = append(ways, ui.Act("import-mixed", f.Text.ListImport.Take()))
	}
	if len(ways) > 0 {
		lines = append(lines, goapp.Div().Class("acts").Body(ways...))
	}
	if lengths := f.Import.Refusal.Lengths; len(lengths) > 0 {
		lines = append(lines, goapp.Div().Class("acts").Body(f.lengths(lengths)...))
	}
	return lines
}

// lengths draws the lengths of words of which one is to be chosen; that of most words is the main one.
func (f *importForm) lengths(lengths []lists.LengthCount) []goapp.UI {
	t := &f.Text.ListImport
	buttons := make([]goapp.UI, len(lengths))
	most := slices.MaxFunc(lengths, func(a, b lists.LengthCount) int { return a.Answers - b.Answers })
	for i, l := range lengths {
		name := t.Length(l.Length, f.Text.Coach.Count(engine.Classic.String(), l.Answers))
		if l.Guesses > 0 {
			name += ", " + f.Text.OwnLists.Further(l.Guesses)
		}
		button := ui.Act("import-length", name).DataSet("value", l.Length)
		if l == most {
			button.Class("main")
		}
		buttons[i] = button
	}
	return buttons
}
