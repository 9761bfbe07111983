package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
)

// Page is a page of the site as it is before the program runs, for prerendering.
type Page struct {
	Path        string // from the folder of the language, "" or ending in /
	Title       string
	Description string
	UI          goapp.UI
}

// Pages returns the pages of the site in a language: that of the game, and those of the
// dialogs that have an address.
func Pages(t *text.Text) []Page {
	site := t.Site
	pages := []Page{{Title: site.Title(), Description: site.Description(), UI: pageOf(t, model.NoScreen)}}
	for _, s := range screens {
		if s.paged {
			name := string(s.name)
			pages = append(pages, Page{Path: s.path(), Title: t.Pages.Title(name), Description: site.Descriptions(name), UI: pageOf(t, s.name)})
		}
	}
	return pages
}

// pageOf returns the page with a dialog open.
func pageOf(t *text.Text, s model.Screen) goapp.UI {
	return &root{model: model.New(builtIn(), nil).InLanguages(tags()...).Prerendered(t.Lang, s), text: t, plain: t, prerenders: true}
}

// path returns the address of a dialog, from the site's root; "" if it has none.
func (s screen) path() string {
	if !s.paged {
		return ""
	}
	return string(s.name) + "/"
}

// paths returns the addresses, in each language, of the game and of the dialogs that have
// one.
func paths() []string {
	var all []string
	for _, l := range text.Locales {
		all = append(all, l.Folder())
		for _, s := range screens {
			if s.paged {
				all = append(all, l.Folder()+s.path())
			}
		}
	}
	return all
}
