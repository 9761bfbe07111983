package ownlists

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/ui"
	"ketword/engine"
	"ketword/internal/each"
)

// form draws the import form: the title, the answers, and further guesses.
func (o *drawing) form() goapp.UI {
	t := &o.Text.ListImport
	submit := ui.Act("import", t.Submit).Class("main")
	if o.Import.Busy {
		submit = ui.Act("import", t.Checking).Class("main").Aria("disabled", true)
	}
	return goapp.Div().Class("import").Body(
		goapp.H3().Text(t.Head),
		goapp.P().Text(t.About(engine.MinLength, engine.MaxLength)),
		ui.Labelled(ui.OptionalName(t.Name, t.Optional), ui.TextInput("list-title", lists.MaxTitle)),
		o.part(lists.AnswersPart, t.Answers, ui.FieldName(t.Answers)),
		o.part(lists.GuessesPart, t.Guesses, ui.OptionalName(t.Guesses, t.Optional)),
		ui.Labelled(ui.OptionalName(t.Also, t.Optional), o.languages()),
		ui.Live("alert", goapp.Div().Class("refusal")).Body(o.refusal()...),
		submit,
	)
}

// part draws the input for one text of the list: a field for words, or the picked file.
func (o *drawing) part(p lists.Part, name string, title goapp.UI) goapp.UI {
	words := ui.Labelled(title, goapp.Elem("textarea").ID("list-"+string(p)).Attr("rows", 3).
		Attr("autocapitalize", "none").Attr("autocomplete", "off").Spellcheck(false))
	rest := o.picker(p, name)
	if file, picked := o.Import.Files[p]; picked {
		words, rest = words.Class("away"), o.file(p, name, file)
	}
	return goapp.Div().Class("part").DataSet("part", string(p)).Body(words, rest)
}

func (o *drawing) picker(p lists.Part, name string) goapp.UI {
	return ui.Labelled(
		goapp.Text(o.Text.ListImport.Choose),
		ui.Input("file").DataSet("part", string(p)).Aria("label", o.Text.ListImport.Pick(name)),
	).Class("act", "pick")
}

// file draws the picked file.
func (o *drawing) file(p lists.Part, name, file string) goapp.UI {
	file = lists.Seen(file)
	return goapp.P().Class("file").Body(
		ui.FieldName(name),
		goapp.B().Text(file),
		ui.IconButton("unpick", o.Text.ListImport.Unpick(file), ui.IconClose).DataSet("value", string(p)),
	)
}

// refusal draws why the list was not imported.
func (o *drawing) refusal() []goapp.UI {
	if !o.Import.Refusal.Refused() {
		return nil
	}
	lines := each.Of(refusalLines(o.Text, o.Import.Refusal), func(line string) goapp.UI { return goapp.P().Text(line) })
	var ways []goapp.UI
	if r := o.Import.Refusal; len(r.Problems)+len(r.Lengths) == 0 && len(r.Understood) > 0 {
		ways = append(ways, ui.Act("import-understood", o.Text.ListImport.Agree).Class("main"))
	}
	if n := o.Import.Refusal.Skips; n > 0 {
		ways = append(ways, ui.Act("import-good", o.Text.ListImport.Skip(n)))
	}
	if o.Import.Refusal.Takes {
		ways = append(ways, ui.Act("import-mixed", o.Text.ListImport.Take))
	}
	if len(ways) > 0 {
		lines = append(lines, goapp.Div().Class("acts").Body(ways...))
	}
	if lengths := o.Import.Refusal.Lengths; len(lengths) > 0 {
		lines = append(lines, goapp.Div().Class("acts").Body(o.lengths(lengths)...))
	}
	return lines
}

// lengths draws the lengths of words to choose from. The most frequent one is the main button.
func (o *drawing) lengths(lengths []lists.LengthCount) []goapp.UI {
	t := &o.Text.ListImport
	buttons := make([]goapp.UI, len(lengths))
	most := slices.MaxFunc(lengths, func(a, b lists.LengthCount) int { return a.Answers - b.Answers })
	for i, l := range lengths {
		name := t.Length(l.Length, o.Text.Coach.Count(engine.Classic.String(), l.Answers))
		if l.Guesses > 0 {
			name += ", " + o.Text.OwnLists.Further(l.Guesses)
		}
		button := ui.Act("import-length", name).DataSet("value", l.Length)
		if l == most {
			button.Class("main")
		}
		buttons[i] = button
	}
	return buttons
}

// Values of the field for a language, besides the languages: none, or that of the page if the list is
// short. The latter is the default.
const (
	NoLanguage = "none"
	IfShort    = "short"
)

// languages draws the choice of a language whose words may also be guessed.
func (o *drawing) languages() goapp.UI {
	t, w := &o.Text.ListImport, &o.Text.Words
	option := func(value, name string) goapp.UI { return goapp.Elem("option").Attr("value", value).Text(name) }
	options := []goapp.UI{option(IfShort, t.IfShort(w.Language(o.Text.Lang), w.Adjective(o.Text.Lang))), option(NoLanguage, t.NoOther)}
	for _, lang := range langsOf(o.Session.Lists) {
		options = append(options, option(lang, t.All(w.Adjective(lang))))
	}
	return goapp.Elem("select").ID("list-also").Body(options...)
}

// langsOf returns the languages of lists, without duplicates.
func langsOf(lists []lists.List) []string {
	var langs []string
	for _, l := range lists {
		if !slices.Contains(langs, l.Name.Lang) {
			langs = append(langs, l.Name.Lang)
		}
	}
	return langs
}
