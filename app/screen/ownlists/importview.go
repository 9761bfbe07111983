package ownlists

import (
	"cmp"
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// form draws the import form: the title, the answers, and further guesses.
func (o *drawing) form() goapp.UI {
	t := &o.Text.ListImport
	head, does := t.Head, t.Submit
	edited, edits := o.Session.Find(o.Import.Editing)
	if edits {
		head, does = t.Edit(wording.ListName(o.Text, edited)), o.Text.OwnLists.Save
	}
	submit := ui.Act("import", does).Class("main")
	if o.Import.Busy {
		submit = ui.Act("import", t.Checking).Class("main").Aria("disabled", true)
	}
	return ui.Div("import",
		ui.H3(head),
		ui.P("", t.About(engine.MinLength, engine.MaxLength)), // also while a list is edited: the fields, which are filled, keep their places
		ui.Labelled(ui.OptionalName(t.Name, t.Optional), ui.TextInput("list-title", lists.MaxTitle)),
		o.part(lists.AnswersPart, t.Answers, ui.FieldName(t.Answers)),
		o.part(lists.GuessesPart, t.Guesses, ui.OptionalName(t.Guesses, t.Optional)),
		ui.Labelled(ui.OptionalName(t.Also, t.Optional), o.languages()),
		ui.Div("acts", submit, ui.If(edits, ui.Act("edit-none", o.Text.OwnLists.Cancel))),
	)
}

// part draws the input for one text of the list: a field for words, or the picked file.
func (o *drawing) part(p lists.Part, name string, title goapp.UI) goapp.UI {
	field := goapp.Elem("textarea").ID("list-"+string(p)).Attr("rows", 3).
		Attr("autocapitalize", "none").Attr("autocomplete", "off").Spellcheck(false)
	var refusal []goapp.UI
	if cmp.Or(o.Import.Refusal.Part, lists.AnswersPart) == p && o.Import.Refusal.Refused() {
		refusal = o.refusal()
		field.Aria("invalid", true).Aria("describedby", "refusal-"+string(p))
	}
	words := ui.Labelled(title, field)
	rest := o.picker(p, name)
	if file, picked := o.Import.Files[p]; picked {
		words, rest = words.Class("away"), o.file(p, name, file)
	}
	return goapp.Div().Class("part").DataSet("part", string(p)).Body(words, rest, ui.Live("alert", goapp.Div().Class("refusal").ID("refusal-"+string(p))).Body(refusal...))
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
	lines := each.Of(refusalLines(o.Text, o.Import.Refusal), func(line string) goapp.UI { return ui.P("", line) })
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
		lines = append(lines, ui.Div("acts", ways...))
	}
	if lengths := o.Import.Refusal.Lengths; len(lengths) > 0 {
		lines = append(lines, ui.Div("acts", o.lengths(lengths)...))
	}
	return lines
}

// lengths draws the lengths of words to choose from: all, or one.
func (o *drawing) lengths(counts []lists.LengthCount) []goapp.UI {
	t := &o.Text.ListImport
	var buttons []goapp.UI
	if len(counts) > 1 {
		buttons = append(buttons, ui.Act("import-length", t.Every(len(counts))).Class("main").DataSet("value", lists.EveryLength))
	}
	for _, l := range counts {
		name := t.Length(l.Length, o.Text.Coach.Count(engine.Classic.String(), l.Answers))
		if l.Guesses > 0 {
			name += ", " + o.Text.OwnLists.Further(l.Guesses)
		}
		buttons = append(buttons, ui.Act("import-length", name).Class(ui.When(len(counts) == 1, "main")).DataSet("value", l.Length))
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
