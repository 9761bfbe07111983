package ownlists

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
)

// Values of the field for a language, besides the languages: none, or that of the page if the list is
// short, as it is at first.
const (
	NoLanguage = "none"
	IfShort    = "short"
)

// languages draws the choice of a language whose words can be guessed, too.
func (f *importForm) languages() goapp.UI {
	t, w := &f.Text.ListImport, &f.Text.Words
	option := func(value, name string) goapp.UI { return goapp.Elem("option").Attr("value", value).Text(name) }
	options := []goapp.UI{option(IfShort, t.IfShort(w.Language(f.Text.Lang), w.Adjective(f.Text.Lang))), option(NoLanguage, t.NoOther())}
	for _, lang := range f.Langs {
		options = append(options, option(lang, t.All(w.Adjective(lang))))
	}
	return goapp.Elem("select").ID("list-also").Body(options...)
}

// langsOf returns the languages of lists, each once.
func langsOf(lists []lists.List) []string {
	var langs []string
	for _, l := range lists {
		if !slices.Contains(langs, l.Name.Lang) {
			langs = append(langs, l.Name.Lang)
		}
	}
	return langs
}
