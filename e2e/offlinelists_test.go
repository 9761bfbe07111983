package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"

	"ketword/wordlists"
)

// What the dialog tells of the lists.
const (
	keepAll   = `dialog [data-value="keep-lists=on"]`
	keepNone  = `dialog [data-value="keep-lists=off"]`
	keptCount = `document.querySelectorAll("dialog .kept svg").length`
)

// openOffline opens the dialog about what is kept.
func (p *page) openOffline() {
	p.Helper()
	p.openFromMenu("offline", "offline")
}

// tellsOffline waits until the dialog says what is kept of the game.
func (p *page) tellsOffline(sentence string) {
	p.Helper()
	p.wait(`document.querySelector("dialog .offline").textContent.includes(` + quote(sentence) + `)`)
}

// That the game is ready for offline play is told once, after the first visit has fetched
// it. All lists can be kept: one after the other, with their progress; that can be ended,
// goes on where it stopped, and tells if the network breaks. Then each can be played
// without a network. Whether the browser may clear the games is told, too, once there are any: it is asked not to after the first.
func TestKeepAllLists(t *testing.T) {
	t.Parallel()
	proxy := newListProxy(t, root)
	v := newVersions(t, proxy.server)
	p := firstVisit(t, v.server)
	p.withAxe()
	p.before(`const persist = StorageManager.prototype.persist;
		StorageManager.prototype.persist = function () { window.asked = (window.asked || 0) + 1; return persist.call(this); }`)
	p.open("")
	p.playable() // the game is introduced no more, which news would interrupt
	p.passesUntil("the news", func(s screen) bool { return s.Message == en.Offline.Told })
	p.fits("ready for offline play")
	p.reload()
	is(p, "the copy at the second visit", `ketwordOffline()`, "kept")

	p.openOffline()
	p.wait(keptCount + ` === 1`)
	if said := eval[string](p, `document.querySelector("dialog .offline").textContent`); !strings.Contains(said, en.Offline.Ready) || !strings.Contains(said, en.Help.Version("")) {
		t.Errorf("the dialog says %q", said)
	}
	p.click(keepAll)
	p.wait(status + ` === "Loading English · 4 letters …" && document.querySelector("dialog progress").value > 10000`)
	p.accessible("keeping all lists")
	p.dialogFits("keeping all lists")
	p.click(keepNone)
	p.wait(status + ` === "" && !document.querySelector("dialog progress")`)
	p.click(keepAll)
	p.wait(status + ` === "Loading English · 4 letters …"`)
	p.allowError("net::ERR_FAILED") // of one that waits for the one that was given up
	proxy.breaks.Store(true)
	proxy.disconnect()
	p.wait(status + ` === ` + quote(en.Offline.Lost))
	p.accessible("lists that could not be loaded")
	proxy.breaks.Store(false)
	proxy.release()
	p.click("dialog " + action("cache-again"))
	p.wait(status + ` === ` + quote(en.Offline.All) + ` && ` + keptCount + ` === ` + fmt.Sprint(len(wordlists.Catalogue())))
	p.closeDialog()

	// A list that this version has and the one before had not is there once it is installed.
	lost := wordlists.Catalogue()[len(wordlists.Catalogue())-1].File()
	p.run(`caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.delete(` + quote(v.url+lost) + `)))))`)
	v.publish(p)
	p.awaitOfflineList(lost)

	v.stop()
	call(p, network.ClearBrowserCache, cdp.Empty{}) // which has the lists, too
	p.reload()
	g := p.playList("de", 8)
	p.ends(p.play(g, secrets(g)[0]))
	p.wait(`window.asked === 1`)
	p.opensNamed("offline")
	p.tellsOffline(en.Offline.Clearable)
	p.dialogFits("whether games are safe")
	p.wait(keptCount + ` === ` + fmt.Sprint(len(wordlists.Catalogue())))
	p.closeDialog()
	p.before(`StorageManager.prototype.persisted = async () => true`) // the player has allowed it
	p.reload()
	p.opensNamed("offline")
	p.tellsOffline(en.Offline.Safe)
	p.dialogFits("games are safe")
}
