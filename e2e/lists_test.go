package e2e

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"ketword/engine"
	"ketword/wordlists"
)

// Controls of the menu.
const (
	langChoice = `dialog [aria-labelledby="choice-language"] `
	lengths    = `dialog [aria-labelledby="choice-length"] `
	playIt     = `dialog .main[data-action="close"]` // shown once a list was chosen
)

// ofLang selects the button of a language.
func ofLang(lang string) string { return langChoice + fmt.Sprintf(`[data-value^="%s/"]`, lang) }

// ofLength selects the button of a length.
func ofLength(length int) string { return lengths + fmt.Sprintf(`[data-value$="/%d"]`, length) }

// chooseList clicks a button of the open menu and waits until its list is in
// play.
func (p *page) chooseList(button string) {
	p.Helper()
	p.click(button)
	p.wait(`document.querySelector(` + quote(button) + `).getAttribute("aria-pressed") === "true" && !document.querySelector(".loading progress")`)
}

// playList chooses a list of the site in the menu, and returns the game that is
// in play then.
func (p *page) playList(lang string, length int) engine.Game {
	p.Helper()
	p.openDialog("puzzle")
	p.chooseList(ofLang(lang))
	p.chooseList(ofLength(length))
	p.click(playIt)
	p.dialog("")
	return p.inPlay()
}

// status is what the menu says of the list that is being loaded, or could not be.
const status = `document.querySelector("dialog .loading [role=status]").textContent`

// A list is fetched once, shows its progress, and is there without the server
// from then on, in a page that is loaded anew, too.
func TestFetch(t *testing.T) {
	t.Parallel()
	proxy := newListProxy(t, deep)
	p := firstVisit(t, proxy.server)
	english := p.beginGame(classic)
	p.typeIn("cr")
	p.awaitOfflineCopy()

	p.openDialog("puzzle")
	p.click(ofLang("de"))
	p.awaitHalfLoaded("German · 5 letters")
	p.shows(english, "cr") // the game in play goes on
	proxy.release()
	p.wait(`document.querySelector(` + quote(playIt) + `)`)
	p.click(playIt)
	p.dialog("")
	german := p.inPlay()
	german = p.play(german, wrongGuesses(german, 1)[0])
	file := fileOf(t, german)
	p.awaitOfflineList(file)
	p.returnTo(english, "cr")
	p.returnTo(german, "")
	if asked := proxy.requests(); !maps.Equal(asked, map[string]int{file: 1}) {
		t.Errorf("asked for %v, want %s once", asked, file)
	}

	proxy.stop()
	call(p, network.ClearBrowserCache, cdp.Empty{})
	p.reload()
	p.shows(german, "")
	p.returnTo(english, "cr")
	p.erase(2)
	p.ends(p.play(english, secrets(english)[0]))
}

// awaitHalfLoaded waits until the menu shows that half of a list is there.
func (p *page) awaitHalfLoaded(list string) {
	p.Helper()
	p.wait(status + ` === ` + quote("Loading "+list+" …"))
	p.wait(`Math.round(document.querySelector("dialog .loading progress").value / 2) === 25`)
}

// returnTo goes to a game's list in the menu, and checks that the game goes on.
func (p *page) returnTo(g engine.Game, typed string) {
	p.Helper()
	p.playList(g.Puzzle.Lang, g.Puzzle.Rules.Length)
	p.shows(g, typed)
}

// fileOf returns the path, from the site's folder, of the list of a game.
func fileOf(t *testing.T, g engine.Game) string {
	t.Helper()
	for _, e := range wordlists.Catalogue() {
		if e.Lang == g.Puzzle.Lang && e.Length == g.Puzzle.Rules.Length {
			return e.File()
		}
	}
	t.Fatalf("%v: no list", g.Puzzle.Identity)
	return ""
}

// awaitOfflineList waits until the service worker has kept a list.
func (p *page) awaitOfflineList(file string) {
	p.Helper()
	p.wait(`await caches.match(` + quote(p.site.url+file) + `)`)
}

// A link to a puzzle of another language is followed in a browser that has
// never been here: the empty board has the puzzle's shape until the list is
// there.
func TestLinkToAnotherLanguage(t *testing.T) {
	t.Parallel()
	held, release := newHeldSite(t, deep, "/sw.js")
	proxy := newListProxy(t, held)
	p := firstVisit(t, proxy.server)
	m := quantum
	g := m.of(t, builtIn("de", 6))
	p.do(chromedp.Navigate(p.site.url + m.query("&lang=de&length=6&words="+listOf(g).words.Fingerprint().String())))
	proxy.awaitAsked(p)
	release() // the service worker comes after the list was asked for
	s := p.until("half of the list, and all keys, which are drawn in parts", func(s screen) bool {
		half := s.Message == "Loading German · 6 letters … 50%" || s.Message == "Loading German · 6 letters … 49%"
		return half && len(s.Keys) == len(keysOf(g))
	})
	if s.App == "ready" || s.Mode != "quantum" || len(s.Rows[0]) != 6 {
		t.Errorf("before the list is there: %+v", s)
	}
	proxy.release()
	p.ready()
	if s := p.shows(g, ""); s.Message != "" || s.Place != m.title()+" · German · 6 letters" {
		t.Errorf("the link opens %q and says %q", s.Place, s.Message)
	}
	p.ends(p.play(g, wrongGuesses(g, 1)[0], secrets(g)[0]))
	file := fileOf(t, g)
	p.awaitOfflineList(file)
	if asked := proxy.requests(); !maps.Equal(asked, map[string]int{file: 1}) {
		t.Errorf("asked for %v, want %s once", asked, file)
	}
}

// A list that could not be loaded is told, and loaded again by itself when the network is back.
func TestTryAgain(t *testing.T) {
	t.Parallel()
	proxy := newListProxy(t, root)
	p := firstVisit(t, proxy.server)
	p.withAxe()
	english := p.openPuzzle(classic, keyboard{})
	p.awaitOfflineCopy() // from here on a list that breaks off isn't logged in the page
	const failed = "German · 5 letters could not be loaded. Please check your connection."
	p.openDialog("puzzle")
	p.click(ofLang("de"))
	p.awaitHalfLoaded("German · 5 letters")
	p.accessible("play, loading") // with a progress bar
	proxy.disconnect()
	p.wait(status + ` === ` + quote(failed))
	p.dialogFits("a list that could not be loaded")
	p.accessible("play, not loaded")
	p.closeDialog()
	p.says(failed)
	p.fits("a list that could not be loaded")
	p.run(`dispatchEvent(new Event("online"))`)
	p.until("half of the list", func(s screen) bool {
		return strings.HasPrefix(s.Message, "Loading German · 5 letters … ") && !strings.HasSuffix(s.Message, "… 0%")
	})
	proxy.release()
	p.awaitPlace("German · 5 letters")
	p.returnTo(english, "")
}
