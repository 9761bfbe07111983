package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"

	"ketword/engine"
	"ketword/wordlists"
)

// ofLang selects the button of a language in the menu.
func ofLang(lang string) string {
	return fmt.Sprintf(`dialog [aria-labelledby="choice-language"] [data-value^="%s/"]`, lang)
}

// playList chooses a list of the site in the menu, and returns the game that is
// in play then.
func (p *page) playList(lang string, length int) engine.Game {
	p.Helper()
	p.openDialog("puzzle")
	for _, button := range []string{ofLang(lang), fmt.Sprintf(`dialog [aria-labelledby="choice-length"] [data-value$="/%d"]`, length)} {
		p.click(button)
		p.wait(`document.querySelector(` + quote(button) + `).getAttribute("aria-pressed") === "true" && !document.querySelector(".loading progress")`)
	}
	p.click(`dialog .main[data-action="close"]`) // which is shown now
	p.dialog("")
	return p.inPlay()
}

// status is what the menu says of the list that is being loaded, or could not be.
const status = `document.querySelector("dialog .loading [role=status]").textContent`

// A list that is fetched shows its progress; one that could not be loaded is told, and loaded again by itself when the network is back.
// From then on it is there without the server, in a page that is loaded anew, too.
func TestFetch(t *testing.T) {
	t.Parallel()
	proxy := newListProxy(t, deep)
	p := firstVisit(t, proxy.server)
	p.withAxe()
	english := p.beginGame(classic)
	p.typeIn("cr")
	p.awaitOfflineCopy() // from here on a list that breaks off isn't logged in the page
	const failed = "German · 5 letters could not be loaded. Please check your connection."
	p.openDialog("puzzle")
	p.click(ofLang("de"))
	p.wait(status + ` === "Loading German · 5 letters …" && Math.round(document.querySelector("dialog .loading progress").value / 2) === 25`)
	p.accessible("play, loading") // with a progress bar
	proxy.disconnect()
	p.wait(status + ` === ` + quote(failed))
	p.dialogFits("a list that could not be loaded")
	p.accessible("play, not loaded")
	p.closeDialog()
	p.says(failed)
	p.fits("a list that could not be loaded")
	p.shows(english, "cr") // the game in play goes on
	p.run(`dispatchEvent(new Event("online"))`)
	p.until("half of the list", func(s screen) bool {
		return strings.HasPrefix(s.Message, "Loading German · 5 letters … ") && !strings.HasSuffix(s.Message, "… 0%")
	})
	proxy.release()
	p.awaitPlace("German · 5 letters")
	german := p.inPlay()
	german = p.play(german, wrongGuesses(german, 1)[0])
	file := fileOf(german)
	p.awaitOfflineList(file)
	short := p.playList("de", 4)
	p.awaitOfflineList(fileOf(short))
	broken := proxy.requests()[file]
	p.returnTo(english, "cr")
	p.returnTo(german, "")
	p.returnTo(short, "")
	// Four letters in English were on the way back.
	if asked := proxy.requests(); len(asked) != 3 || asked[file] != broken || asked[fileOf(short)] != 1 {
		t.Errorf("asked for %v, want what came once", asked)
	}
	p.returnTo(german, "")

	proxy.stop()
	call(p, network.ClearBrowserCache, cdp.Empty{})
	p.reload()
	p.shows(german, "")
	p.returnTo(english, "cr")
	p.erase(2)
	p.ends(p.play(english, secrets(english)[0]))
}

// returnTo goes to a game's list in the menu, and checks that the game goes on.
func (p *page) returnTo(g engine.Game, typed string) {
	p.Helper()
	p.playList(g.Puzzle.Lang, g.Puzzle.Rules.Length)
	p.shows(g, typed)
}

// fileOf returns the path, from the site's folder, of the list of a game.
func fileOf(g engine.Game) string {
	i := slices.IndexFunc(wordlists.Catalogue(), func(e wordlists.Entry) bool { return e.Lang == g.Puzzle.Lang && e.Length == g.Puzzle.Rules.Length })
	return wordlists.Catalogue()[i].File()
}

// awaitOfflineList waits until the service worker has kept a list.
func (p *page) awaitOfflineList(file string) {
	p.Helper()
	p.wait(`await caches.match(` + quote(p.site.url+file) + `)`)
}
