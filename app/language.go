package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/languages"
	"ketword/app/links"
	"ketword/app/text"
	"ketword/app/ui"
)

// The page has the language of its address: a browser that translates it has the root name another. Where the player has chosen another, beforepaint.js has
// gone to the page in that one before anything was shown.

// spokenLanguages returns the language tags that the browser prefers, without their
// regions.
func spokenLanguages() []string {
	tags := browser.Navigator().Get("languages")
	if !tags.Truthy() {
		return nil
	}
	var all []string
	for i := range tags.Length() {
		tag, _, _ := strings.Cut(strings.ToLower(tags.Index(i).String()), "-")
		all = append(all, tag)
	}
	return all
}

// speak takes the sentences of the language that the model has.
func (r *root) speak() {
	lang := r.model.Language()
	if lang == r.text.Lang {
		return
	}
	r.text = languages.Of(lang)
	r.model = r.model.Explaining(helpSamples(r.text))
	browser.DocumentElement().Set("lang", lang)
	r.nameManifest()
	r.correctAddress()
}

// nameManifest has the page installed, from now on, under the names that the language has
// for it.
func (r *root) nameManifest() {
	if link := goapp.Window().Get("document").Call("querySelector", "link[rel=manifest]"); link.Truthy() {
		link.Set("href", r.home+r.text.Folder()+"manifest.webmanifest")
	}
}

// correctAddress makes the address that of the same page in the language of the interface,
// if it is of another: a language was chosen, or the way back leads to a page from before.
func (r *root) correctAddress() {
	written, at := r.pagePath()
	if written.Lang == r.text.Lang {
		return
	}
	browser.Try(func() error {
		history := goapp.Window().Get("history")
		history.Call("replaceState", history.Get("state"), "", r.home+r.text.Folder()+at+links.Address(query()))
		return nil
	})
}

// pagePath returns what the address says of the page: its language, and where it is in that one's folder.
func (r *root) pagePath() (written *text.Text, at string) {
	path := strings.TrimPrefix(browser.Location().Get("pathname").String(), r.home)
	for _, t := range languages.All()[1:] {
		if rest, found := strings.CutPrefix(path, t.Folder()); found {
			return t, rest
		}
	}
	return languages.All()[0], path
}

// languageOffer draws, in the place of the message line, the offer to read the page in
// another language, in that language.
func (r *root) languageOffer(line goapp.HTMLP, lang string) goapp.UI {
	offered := languages.Of(lang)
	return line.Lang(lang).Body(
		ui.TextButton("language", offered.Language.Offer).DataSet("value", lang),
		ui.IconButton("keep-language", r.text.Language.Keep, ui.IconClose).Lang(r.text.Lang),
	)
}
