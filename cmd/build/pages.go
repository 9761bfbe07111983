package main

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app"
	"ketword/app/languages"
	"ketword/cmd/build/internal/site"
)

// addPages adds the languages, and in each the pages of the game and of the dialogs that
// have addresses.
func addPages(p *site.Parts) error {
	for _, t := range languages.All() {
		language := site.Language{Tag: t.Lang, Folder: t.Folder(), Text: *languages.SiteOf(t)}
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
