package main

import (
	"errors"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app"
	"ketword/app/text"
	"ketword/app/text/catalogues"
	"ketword/app/text/embedded"
	"ketword/cmd/build/internal/site"
)

// addPages adds the languages, and in each the pages of the game and of the dialogs that
// have addresses.
func addPages(p *site.Parts) error {
	sources, err := catalogues.All()
	if err != nil {
		return err
	}
	p.Edition = sources[0].Edition()
	for i, t := range embedded.All() {
		if i >= len(sources) || string(sources[i].Compile(true)) != embedded.Compiled(t.Lang) {
			return errors.New("what is generated from app/text/catalogues is older than they are: run make text")
		}
		language := site.Language{Tag: t.Lang, Folder: text.LocaleOf(t.Lang).Folder(), Text: t, Compiled: sources[i].Compile(false)}
		for _, page := range app.Pages(t) {
			body, err := site.Markup(goapp.HTMLString(page.UI))
			if err != nil {
				return err
			}
			language.Pages = append(language.Pages, site.Page{Path: page.Path, Title: page.Title, Description: page.Description, Body: body})
		}
		p.Languages = append(p.Languages, language)
	}
	return nil
}
