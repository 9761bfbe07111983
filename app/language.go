package app

import (
	"strings"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/internal/each"
)

// The page has the language of its address. The lang of <html> may be another: a browser that translates
// the page changes it. Where the player has chosen another, beforepaint.js has
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

// tags returns the tags of the languages of the interface, in the order in which they are offered.
func tags() []string { return each.Of(text.Locales, func(l text.Locale) string { return l.Tag }) }

// firstText returns the sentences of the page, which came with the program.
func firstText() *text.Text {
	t, err := text.Read(goapp.Window().Get("ketwordText").String())
	if err != nil {
		panic(err)
	}
	return t
}

// loaded returns the sentences of a language, nil if they are not here.
func (r *root) loaded(lang string) *text.Text {
	for _, t := range r.texts {
		if t.Lang == lang {
			return t
		}
	}
	return nil
}

// load fetches the sentences of a language, unless they are here. It waits for them.
func (r *root) load(lang string) error {
	if r.loaded(lang) != nil {
		return nil
	}
	compiled, err := browser.Await(goapp.Window().Call("ketwordTextIn", lang))
	if err != nil {
		return err
	}
	t, err := text.Read(compiled.String())
	if err == nil && r.loaded(lang) == nil {
		r.texts, r.compiled[lang] = append(r.texts, t), compiled
	}
	return err
}

// inAnyLanguage returns the message that f makes of a text that somebody shared, in whatever language. While sentences are
// missing it returns nil, and sends the message when they are there, or can't be had.
func (r *root) inAnyLanguage(f func() model.Msg) model.Msg {
	if len(r.texts) == len(text.Locales) {
		return f()
	}
	r.start(func() model.Msg {
		browser.Soon(func() {
			for _, tag := range tags() {
				r.load(tag)
			}
		})
		return f()
	})
	return nil
}

// folder returns the folder of the pages in the language that is spoken, from the site’s root.
func (r *root) folder() string { return text.LocaleOf(r.plain.Lang).Folder() }

// textPatience is how long the page waits for the sentences of another language. Those that come later are there when it is
// chosen again.
const textPatience = 10 * time.Second

// speak takes the sentences of the language that the model has. Those that are not here are fetched.
func (r *root) speak() {
	lang := r.model.Language()
	if lang == r.plain.Lang {
		return
	}
	t := r.loaded(lang)
	if t == nil && lang == r.awaited {
		return
	}
	if t == nil {
		r.awaited = lang
		r.start(func() model.Msg {
			browser.Within(textPatience, func() { r.load(lang) })
			if r.loaded(lang) == nil {
				r.awaited = ""
				return model.LanguageLost{Lang: lang, Spoken: r.plain.Lang}
			}
			return model.LanguageLoaded{}
		})
		return
	}
	r.plain, r.text, r.awaited = t, t, ""
	goapp.Window().Set("ketwordText", r.compiled[lang]) // with which the program starts again if it stops
	browser.DocumentElement().Set("lang", lang)
	browser.DocumentElement().Set("dir", t.Language.Direction())
	r.nameManifest()
	r.correctAddress()
}

// nameManifest has the page installed, from now on, under the names that the language has
// for it.
func (r *root) nameManifest() {
	if link := goapp.Window().Get("document").Call("querySelector", "link[rel=manifest]"); link.Truthy() {
		link.Set("href", r.home+r.folder()+"manifest.webmanifest")
	}
}

// correctAddress makes the address that of the same page in the language of the interface,
// if it is of another: a language was chosen, or the way back leads to a page from before.
func (r *root) correctAddress() {
	written, at := r.pagePath()
	if written.Tag == r.plain.Lang {
		return
	}
	browser.Try(func() error {
		history := goapp.Window().Get("history")
		history.Call("replaceState", history.Get("state"), "", r.home+r.folder()+at+links.Address(queryOfPage()))
		return nil
	})
}

// pagePath returns what the address says of the page: its language, and where it is in that one's folder.
func (r *root) pagePath() (written text.Locale, at string) {
	path := strings.TrimPrefix(browser.Location().Get("pathname").String(), r.home)
	for _, l := range text.Locales[1:] {
		if rest, found := strings.CutPrefix(path, l.Folder()); found {
			return l, rest
		}
	}
	return text.Locales[0], path
}

// languageOffer draws, in the place of the message line, the offer to read the page in
// another language, in that language.
func (r *root) languageOffer(line goapp.HTMLP, lang string) goapp.UI {
	return line.Lang(lang).Body(
		ui.TextButton("language", text.LocaleOf(lang).Offer).Dir("auto").DataSet("value", lang),
		ui.IconButton("keep-language", r.text.Language.Keep(), ui.IconClose).Lang(r.text.Lang),
	)
}
