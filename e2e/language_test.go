package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"ketword/app/text/embedded"
)

// speaks makes the browser one that prefers languages, as in "fr-CA,en".
func (p *page) speaks(tags string) {
	p.Helper()
	call(p, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
		UserAgent: eval[string](p, "navigator.userAgent"), AcceptLanguage: tags,
	})
}

// watchLanguage notes every language in which something of the page is painted.
const watchLanguage = `
	sessionStorage.painted = sessionStorage.painted || "";
	requestAnimationFrame(function look() {
		const { lang, hidden } = document.documentElement;
		if (document.querySelector(".switch") && !hidden && !sessionStorage.painted.includes(lang)) sessionStorage.painted += lang + " ";
		requestAnimationFrame(look);
	})`

// A first visit goes to the browser's language before anything is painted, in both modes, whatever page it is
// about, and is offered the way back, which holds.
func TestBrowsersLanguage(t *testing.T) {
	t.Parallel()
	p := newPage(t, deep)
	p.speaks("xx,de-AT,en")
	p.before(watchLanguage)
	p.withAxe()
	p.open("?mode=quantum")
	p.at("de/", "?mode=quantum")
	p.awaitPlace("Deutsch · 5\u00a0Buchstaben")
	p.wait("sessionStorage.painted")
	is(p, "painted in", "sessionStorage.painted", "de ")
	p.wait(`document.querySelector(".offer").textContent === ` + quote(embedded.Of("de").Language.Moved+"English"))
	p.click(".offer .text")
	p.wait(`document.documentElement.lang === "en"`)
	p.awaitPlace("English · 5 letters")
	p.open("")
	p.at("", "")
	p.open("de/?mode=classic&seed=1") // a link of somebody who reads German
	p.at("", "?mode=classic&seed=1")
	p.open("de/") // the language's own address
	p.at("de/", "")
	p.wait(`document.documentElement.lang === "de"`)
	p.open("")
	p.at("de/", "")
}

// Who reads another language is offered the page in it, in its words; the first game then
// has its words, too. The address is that language's, and from then on nothing else is
// painted, whatever address is opened. Another window follows at once, and so do dialogs.
func TestLanguage(t *testing.T) {
	t.Parallel()
	p := newPage(t, deep)
	p.open("") // so the next visit is not the first one
	p.awaitPlace("English · 5 letters")
	p.speaks("xx,fr-CA,en")
	p.open("")
	french := embedded.Of("fr")
	p.wait(`document.querySelector(".offer").textContent.trim() === ` + quote(french.Language.Offer))
	other := p.newTab()
	other.open("lab/")
	p.click(".offer .text")
	p.wait(`document.documentElement.lang === "fr"`)
	p.awaitPlace("Français · 5\u00a0lettres")
	p.at("fr/", "?lang=fr&length=5&mode=classic")
	other.wait(`document.documentElement.lang === "fr" && document.title === ` + quote(french.Pages.Title("lab")))
	other.at("fr/lab/", "")

	p.before(watchLanguage)
	for _, a := range []struct{ from, path, query string }{{"?mode=quantum", "fr/", "?mode=quantum"}, {"solver/", "fr/solver/", ""}} {
		p.run(`sessionStorage.painted = ""`)
		p.open(a.from)
		p.at(a.path, a.query)
		p.wait("sessionStorage.painted")
		is(p, a.from+": painted in", "sessionStorage.painted", "fr ")
	}
	p.open("")
	p.chooseSetting("language", "en")
	p.wait(`document.documentElement.lang === "en"`)
	p.wait(`document.querySelector("link[rel=manifest]").href === new URL("manifest.webmanifest", document.baseURI).href`)
}
