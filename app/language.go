package app

import (
	"strings"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/links"
	"ketword/app/model"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/internal/each"
)

// The language of the page is that of its address. The lang attribute of <html> may differ, since
// browsers that translate a page change it. If the player has chosen another language, beforepaint.js
// went to the page in that language before anything was shown.

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

// tags returns the tags of the languages of the interface, in the order of the menu.
func tags() []string { return each.Of(text.Locales, func(l text.Locale) string { return l.Tag }) }

// firstText returns the sentences that were loaded with the program.
func firstText() *text.Text {
	t, err := text.Read(goapp.Window().Get("ketwordText").String())
	if err != nil {
		panic(err)
	}
	return t
}

// loaded returns the sentences of a language, or nil if they are not loaded.
func (r *root) loaded(lang string) *text.Text {
	for _, t := range r.texts {
		if t.Lang == lang {
			return t
		}
	}
	return nil
}

// load loads the sentences of a language, unless they are loaded. It blocks until they are.
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

// inAnyLanguage returns the message that f makes from a shared text, which may be in any language. If
// sentences of some languages are not loaded, it returns nil, and sends the message after loading them or
// failing to.
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

// folder returns the folder of the pages in the current language, relative to the site's root.
func (r *root) folder() string { return text.LocaleOf(r.plain.Lang).Folder() }

// textPatience is how long the page waits for the sentences of another language. If they arrive later, they
// are used when the language is chosen again.
const textPatience = 10 * time.Second

// speak switches to the sentences of the model's language, and loads them if necessary.
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
	goapp.Window().Set("ketwordText", r.compiled[lang]) // used if the program crashes and starts again
	browser.DocumentElement().Set("lang", lang)
	browser.DocumentElement().Set("dir", t.Language.Direction)
	r.nameManifest()
	r.correctAddress()
}

// nameManifest sets the web app manifest to that of the current language, under whose name
// the page is installed.
func (r *root) nameManifest() {
	if link := goapp.Window().Get("document").Call("querySelector", "link[rel=manifest]"); link.Truthy() {
		link.Set("href", r.home+r.folder()+"manifest.webmanifest")
	}
}

// correctAddress replaces an address in another language by that of the same page in the
// current one. The addresses differ after a language was chosen, and when Back leads to an
// earlier page.
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

// pagePath returns the language in the page's address, and the path within that language's folder.
func (r *root) pagePath() (written text.Locale, at string) {
	path := strings.TrimPrefix(browser.Location().Get("pathname").String(), r.home)
	for _, l := range text.Locales[1:] {
		if rest, found := strings.CutPrefix(path, l.Folder()); found {
			return l, rest
		}
	}
	return text.Locales[0], path
}

// languageOffer draws the offer to read the page in another language, in that language, in
// the place of the message line. A player who was taken to the language of the page is told so first.
func (r *root) languageOffer(line goapp.HTMLP, lang string) goapp.UI {
	button := ui.TextButton("language", text.LocaleOf(lang).Offer).Dir("auto").DataSet("value", lang)
	keep := ui.IconButton("keep-language", r.text.Language.Keep, ui.IconClose).Lang(r.text.Lang)
	if r.model.Settings.Value(session.Moved) == "on" {
		return line.Lang(lang).Body(goapp.Span().Lang(r.text.Lang).Text(r.text.Language.Moved), button.Text(text.LocaleOf(lang).Name), keep)
	}
	return line.Lang(lang).Body(button, keep)
}
