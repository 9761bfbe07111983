package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/text"
)

// Page is a prerendered page, shown before the program runs.
type Page struct {
	Path        string // relative to the language's folder; "" or ending in /
	Title       string
	Description string
	UI          goapp.UI
}

// Pages returns the pages of the site in a language: the game, and each dialog with an
// address.
func Pages(t *text.Text) []Page {
	site := t.Site
	pages := []Page{{Title: site.Title, Description: site.Description, UI: pageOf(t, screen.None)}}
	for _, s := range model.Screens {
		if s.Paged {
			name := string(s.Name)
			pages = append(pages, Page{Path: s.Path(), Title: t.Pages.Title(name), Description: site.Descriptions(name), UI: pageOf(t, s.Name)})
		}
	}
	return pages
}

// pageOf returns the page with a dialog open.
func pageOf(t *text.Text, s screen.Name) goapp.UI {
	return &root{model: model.New(builtIn(), nil).InLanguages(tags()...).Prerendered(t.Lang, s), text: t, plain: t, prerenders: true}
}

// paths returns the paths of all pages in all languages.
func paths() []string {
	var all []string
	for _, l := range text.Locales {
		all = append(all, l.Folder())
		for _, s := range model.Screens {
			if s.Paged {
				all = append(all, l.Folder()+s.Path())
			}
		}
	}
	return all
}
