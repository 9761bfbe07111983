package e2e

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
)

// versions is a front whose service worker is that of another version each time that
// publish is called.
type versions struct {
	*front
	version atomic.Int32
}

func newVersions(t *testing.T, s *server) *versions {
	t.Helper()
	v := &versions{}
	v.front = newFront(t, s, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !strings.HasSuffix(r.URL.Path, "/sw.js") {
				site.ServeHTTP(w, r)
				return
			}
			r.Header.Del("If-None-Match")
			r.Header.Set("Accept-Encoding", "identity")
			answer := httptest.NewRecorder()
			site.ServeHTTP(answer, r)
			w.Header().Set("Content-Type", answer.Header().Get("Content-Type"))
			w.Write([]byte(strings.Replace(answer.Body.String(), `CACHE = PREFIX + "`, `CACHE = PREFIX + "`+strings.Repeat("0", int(v.version.Load())), 1)))
		})
	})
	return v
}

// publish puts another version of the site in the place of the one before, and waits until
// a page's browser has fetched it.
func (v *versions) publish(p *page) {
	p.Helper()
	v.version.Add(1)
	p.run(lookForUpdate)
	p.wait(`(await navigator.serviceWorker.getRegistration()).waiting`)
}

// Whether the page has been left since it was marked.
const (
	markPage = `window.marked = true`
	isMarked = `Boolean(window.marked)`
	hasNews  = `document.querySelector(".head [data-action=menu]").dataset.news === "true"`
)

// lookForUpdate has the browser look whether there is another version.
const lookForUpdate = `navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => {})`

// takeUpdate takes the version that is offered, and waits until it runs.
func (p *page) takeUpdate() {
	p.Helper()
	p.run(markPage)
	p.chooseInMenu("apply-update")
	p.wait(`!` + isMarked)
	p.run(`window.release?.()`) // of holdProgram
	p.ready()
}

// A new version is offered: in the menu at once, and in the message line before a
// game. Until the player takes it, nothing is loaded anew.
func TestUpdate(t *testing.T) {
	t.Parallel()
	v := newVersions(t, root)
	p := firstVisit(t, v.server)
	p.withAxe()
	p.open("")
	p.playable() // ends the introduction
	p.awaitOfflineCopy()
	p.run(markPage)
	v.publish(p)
	p.wait(hasNews)
	p.passesUntil("the offer", func(s screen) bool { return s.Message == en.Notice.UpdateReady })
	is(p, "not loaded anew", isMarked, true)
	p.fits("an update is offered")
	p.accessible("an update is offered")
	p.click(".message " + action("apply-update"))
	p.wait(`!` + isMarked)
	p.ready()
	p.wait(`!(` + hasNews + `)`)
}

// An update that is taken in the midst of a game goes on with it. A window that did not ask for
// it isn't taken away from who plays there: it is offered there, too, and comes by itself when the window is left, but not under a dialog, in which
// something may have been typed.
func TestUpdateInTwoWindows(t *testing.T) {
	t.Parallel()
	v := newVersions(t, root)
	p := firstVisit(t, v.server)
	c := p.beginGame(classic)
	p.awaitOfflineCopy()
	p.typeIn("cr")
	p.shows(c, "cr")
	q := p.newTab()
	g := q.beginGame(quantum)
	q.typeIn("cr")
	q.run(markPage + `; Object.defineProperty(document, "hidden", {configurable: true, get: () => Boolean(window.left)})`)
	q.openLists()
	q.paste("list-title", "My list")
	q.run(`navigator.serviceWorker.addEventListener("controllerchange", () => { window.changed = true; })`)
	v.publish(p)
	p.takeUpdate()
	p.shows(c, "cr")
	p.wait(`!(` + hasNews + `)`)
	q.wait(`window.changed`)
	const leave = `window.left = true; document.dispatchEvent(new Event("visibilitychange"))`
	q.run(leave + `; window.left = false`)
	q.closeDialog()
	q.wait(hasNews)
	q.shows(g, "cr")
	q.says("")
	is(q, "the other window is not loaded anew", isMarked, true)
	q.run(leave)
	q.wait(`!` + isMarked)
	q.ready()
	q.shows(g, "cr")
}
