package e2e

import (
	"fmt"
	"regexp"
	"sync/atomic"
	"testing"
	"time"

	cdppage "github.com/chromedp/cdproto/page"

	"ketword/app/text/embedded"
	"ketword/internal/sample"
)

// wrongTexts are what can come in place of the sentences of a language.
var wrongTexts = []variant[func(answer []byte) []byte]{
	{"somebody's page", someonesPage},
	{"half of them", half},
	{"those of another version", func(text []byte) []byte {
		return regexp.MustCompile(`(?m)^[0-9a-f]{10}$`).ReplaceAll(text, []byte("0123456789"))
	}},
	{"nothing", func([]byte) []byte { return nil }},
	{"a busy host's page", busy},
}

// allowWrongTexts allows the errors that come of wrong sentences.
func (p *page) allowWrongTexts() {
	for _, part := range []string{"does not come as it is in this version", "Failed to load resource", ".txt: 404", ".txt: 503"} {
		p.allowError(part)
	}
}

// choosesLanguage chooses a language in the settings, which stay open.
func (p *page) choosesLanguage(lang string) {
	p.Helper()
	p.click(fmt.Sprintf("dialog [data-value=%q]", "language="+lang))
}

// A language whose sentences can't be had is told in the settings, in sight, and the page stays in its own. Chosen later, it is there,
// and nothing of the game is lost; a program that starts again goes on in it, without anything to fetch.
func TestLanguageNotLoaded(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	released := make(chan struct{})
	t.Cleanup(func() { close(released) })
	p := firstVisit(t, h.server)
	p.allowWrongTexts()
	g := p.openPuzzle(classic, keyboard{})
	p.typeIn("cr")
	p.shows(g, "cr")
	p.awaitOfflineCopy()
	p.openFromMenu("settings", "settings")
	staysEnglish := func() {
		t.Helper()
		p.wait(`document.querySelector("dialog [data-value='language=en']").ariaPressed === "true"`)
		p.wait(`document.querySelector("dialog .refusal").textContent === ` + quote(en.Lists.NotLoaded("Deutsch")))
		is(p, "the page is in English, and what is told in sight", `(() => {
			const { top, bottom } = document.querySelector("dialog .refusal").getBoundingClientRect();
			return document.documentElement.lang === "en" && top >= 0 && bottom <= innerHeight;
		})()`, true)
	}
	for _, w := range wrongTexts[:sample.Size(2, len(wrongTexts))] {
		t.Log(w.name)
		h.answers(at(`/text/de-`, w.value))
		p.choosesLanguage("de")
		await(p, "the answer", func() (int32, error) { return h.asked.Load(), nil }, func(n int32) bool { return n > 0 })
		staysEnglish()
	}
	t.Log("an answer that does not come")
	var held atomic.Bool
	h.answers(at(`/text/de-`, func(answer []byte) []byte { held.Store(true); <-released; return answer }))
	p.choosesLanguage("de")
	await(p, "the question", func() (bool, error) { return held.Load(), nil }, func(held bool) bool { return held })
	p.wait(`document.querySelector("dialog [data-value='language=de']").ariaPressed === "true"`)
	p.passes(10 * time.Second)
	staysEnglish()
	h.answers(nil)
	p.choosesLanguage("de")
	p.wait(`document.documentElement.lang === "de"`)
	p.closeDialog()
	p.shows(g, "cr")

	p.expectError("exit code: 2")
	p.run(countStarts + `ketwordTextIn = () => new Promise(() => {}); ` + crash)
	p.wait(`window.starts === 1`)
	p.shows(g, "cr")
	is(p, "the mode in German", `document.querySelector(".switch button").textContent`, embedded.Of("de").Game.Classic)
	is(p, "the page", `location.pathname`, "/de/")
}

// Without a network the page can be had in the languages that were read, from the copy, which is repaired for it. The
// copy has nothing of others: their pages lead home.
func TestLanguageFromTheCopy(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	g := p.beginGame(classic)
	p.awaitOfflineCopy()
	reads := func() {
		p.openFromMenu("settings", "settings")
		p.choosesLanguage("fr")
		p.wait(`document.documentElement.lang === "fr"`)
		p.choosesLanguage("en")
		p.wait(`document.documentElement.lang === "en"`)
		p.wait(`await caches.match("/fr/solver/") && ` + copyIsIntact)
		p.closeDialog()
	}
	reads()
	p.run(spoils(`/text\/fr-/`, `"changed"`))
	p.reload()
	reads()
	is(p, "German in the copy", `caches.match("/de/").then(Boolean)`, false)
	h.stop()
	p.openFromMenu("settings", "settings")
	p.choosesLanguage("fr")
	p.wait(`document.documentElement.lang === "fr"`)
	p.closeDialog()
	p.reload()
	p.wait(`document.documentElement.lang === "fr" && document.querySelector(".switch button").textContent === ` + quote(embedded.Of("fr").Game.Classic))
	p.shows(g, "")
	call(p, cdppage.Navigate, cdppage.NavigateParams{URL: p.site.url + "de/"})
	p.ready()
	is(p, "the page without a network", `location.pathname`, "/fr/")
}
