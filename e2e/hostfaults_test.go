package e2e

import (
	"bytes"
	"net/http"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// A server that goes down while an update is fetched leaves the game in the version before.
// The update is taken once the server is back.
func TestServerGoesDownInUpdate(t *testing.T) {
	longOnly(t, "TestCorruptUpdateIsNotTaken has an update that fails")
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	g := p.beginGame(classic)
	p.awaitOfflineCopy()
	now := next(t)
	h.answers(func(path string, answer []byte) []byte {
		h.down.Store(h.down.Load() || path == "/run-0000000000.js") // half of that comes, and then nothing
		return now(path, answer)
	})
	p.run(updateFails)
	p.reload()
	p.shows(g, "")
	g = p.play(g, guesses(t, g)[1])
	h.down.Store(false)
	h.answers(now)
	h.take(p)
	p.wait(`document.querySelector('script[src$="run-0000000000.js"]')`)
	p.shows(g, "")
	p.wait(`(await ketwordOffline()) === "kept"`)
	p.wait(copyIsIntact)
}

// While a slow host sends the copy, the game is played, with a list that is fetched
// meanwhile, too.
func TestSlowHost(t *testing.T) {
	t.Parallel()
	var slow atomic.Bool
	h := newHolding(t, root, func(path string) bool {
		return slow.Load() && !strings.HasSuffix(path, "/sw.js") && !strings.HasPrefix(path, "/words/")
	})
	p := firstVisit(t, h.server)
	p.before(holdCopy)
	p.open(classic.query())
	slow.Store(true)
	p.run(makeCopy)
	h.awaitHeld(p, 3)
	g := p.playList("de", 4)
	p.ends(p.play(g, secrets(g)[0]))
	p.openOffline()
	p.tellsOffline(en.Offline.Coming)
	h.release()
	p.awaitOfflineCopy()
	p.tellsOffline(en.Offline.Ready)
	p.wait(copyIsIntact)
}

// A host that never answers when one file is asked for keeps nobody waiting for good: the copy is
// given up, and made once the host answers.
func TestSilentHost(t *testing.T) {
	sample.LongOnly(t, "TestSlowHost has a host that keeps the page waiting")
	t.Parallel()
	h := newHost(t, root)
	released := make(chan struct{})
	t.Cleanup(func() { close(released) })
	p := firstVisit(t, h.server)
	p.before(holdCopy)
	p.open("")
	var asked atomic.Int32
	h.answers(func(path string, answer []byte) []byte {
		switch path {
		case "/sw.js":
			return bytes.Replace(answer, []byte("signal = limit()"), []byte(`signal = url.endsWith("/lab/") ? AbortSignal.timeout(1000) : limit()`), 1)
		case "/lab/":
			asked.Add(1)
			<-released
		}
		return answer
	})
	p.run(makeCopy)
	p.wait(`(await ketwordOffline()) === "broken"`)
	if n := asked.Load(); n > 1 {
		t.Errorf("the file is asked for %d times, each of which takes its time", n)
	}
	p.playable()
	h.answers(nil)
	p.run(makeCopy)
	p.awaitOfflineCopy()
	p.wait(copyIsIntact)
}

// Of two versions that came one after the other, the first of which was never taken, one
// update takes the newest, and nothing of the others is kept.
func TestTwoVersionsInARow(t *testing.T) {
	sample.LongOnly(t, "TestUpdate takes versions, one after the other")
	t.Parallel()
	v := newVersions(t, root)
	p := firstVisit(t, v.server)
	g := p.beginGame(classic)
	p.awaitOfflineCopy()
	before := eval[string](p, `(async () => (`+versionsKept+`)[0])()`)
	newest := strings.Replace(before, ":/:", ":/:00", 1)
	v.publish(p)
	p.wait(hasNews)
	v.version.Add(1)
	p.run(`navigator.serviceWorker.getRegistration().then((r) => r.update()).then(({installing}) => installing && new Promise((done) => {
		installing.onstatechange = () => done();
	}))`)
	p.takeUpdate()
	p.shows(g, "")
	p.wait(`(` + versionsKept + `).join() === ` + quote(newest))
	p.wait(`!(` + hasNews + `) && !(await navigator.serviceWorker.getRegistration()).waiting`)
}

// Two copies of the site on one origin, side by side or one below the other, play offline,
// and an update of one leaves the other as it is.
func TestTwoSitesOnOneOrigin(t *testing.T) {
	sample.LongOnly(t, "TestCorruptUpdateIsNotTaken has others at the origin")
	cases(t, []variant[string]{{"one below the other", "/"}, {"side by side", "/a/"}}, func(t *testing.T, sites variant[string]) {
		mount := sites.value
		v := newVersions(t, root)
		f := newFront(t, v.server, func(updated http.Handler) http.Handler {
			home := sample.Must(url.Parse(root.url))(t)
			both := http.NewServeMux()
			both.Handle(mount, http.StripPrefix(strings.TrimSuffix(mount, "/"), updated))
			both.Handle("/b/", http.StripPrefix("/b", httputil.NewSingleHostReverseProxy(home)))
			return both
		})
		p := firstVisit(t, &server{url: f.url + mount[1:]})
		c := p.beginGame(classic)
		p.awaitOfflineCopy()
		q := openTab(t, &server{url: f.url + "b/"}, p.profile, p.ctx, chromedp.WithExistingBrowserContext(p.profile.id))
		d := q.beginGame(quantum)
		q.run(markPage)
		q.awaitOfflineCopy()
		q.wait(`(await ketwordOffline()) === "new"`)
		is(q, "its first copy is told as an update", hasNews+` || !`+isMarked, false)

		v.publish(p)
		p.wait(hasNews)
		p.takeUpdate()
		q.wait(copyIsIntact)
		is(q, "the update of one is told by the other", hasNews+` || !`+isMarked, false)
		f.stop()
		p.reload()
		p.shows(c, "")
		q.reload()
		q.shows(d, "")
	})
}

// If the player tries again while the copy is still being repaired, the program runs once. A page whose copy was repaired is not
// reloaded when another window takes an update later.
func TestRepairedPageStays(t *testing.T) {
	sample.LongOnly(t, "TestCopyIsRepaired has copies that are spoilt, and TestPartsNotLoaded the button")
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.allowError("WebAssembly")
	p.before(`{
		window.compiled = 0;
		const compile = WebAssembly.compileStreaming;
		WebAssembly.compileStreaming = (response) => { compiled++; return compile(response); };
	}`)
	g := p.openPuzzle(classic, keyboard{})
	p.awaitOfflineCopy()
	held := make(chan struct{})
	release := sync.OnceFunc(func() { close(held) })
	t.Cleanup(release)
	h.answers(at(`/lab/$`, func(page []byte) []byte { <-held; return page }))
	p.run(`(async () => {
		const cache = await caches.open((await caches.keys())[0]);
		const program = (await cache.keys()).find(({url}) => url.endsWith(".wasm"));
		await cache.put(program, new Response("", {headers: {"Content-Type": "application/wasm"}}));
		await cache.delete("/lab/");
		location.reload();
	})()`)
	p.wait(`(passTime(6000), !document.querySelector('[data-notice="load"]').hidden)`)
	p.wait(`(await (await caches.match(document.querySelector("[data-wasm]").dataset.wasm)).arrayBuffer()).byteLength > 0`)
	p.click(`[data-notice="load"] button`)
	p.ready()
	release()
	p.wait(copyIsIntact)
	p.run(`ketwordAsk("kept").then(() => fetch(document.querySelector("[data-wasm]").dataset.wasm)).then((r) => r.arrayBuffer()).then(() => {})`) // as a second run would begin
	p.settle()
	is(p, "how often the program was compiled", `compiled`, 2)

	p.wait(`(await ketwordOffline()) === "kept"`)
	// The navigation's own event comes at once, the next page a while later.
	p.run(markPage + `; navigator.serviceWorker.addEventListener("controllerchange", () => { window.changed = true; })
		navigation.addEventListener("navigate", () => { window.left = true; })`)
	h.answers(next(t))
	p.run(lookForUpdate)
	p.wait(`(await navigator.serviceWorker.getRegistration()).waiting`)
	p.run(`navigator.serviceWorker.getRegistration().then((r) => r.waiting.postMessage("activate"))`)
	p.wait(`window.changed || !` + isMarked)
	p.settle()
	is(p, "the page stays", isMarked+` && !window.left`, true)
	p.ends(p.play(g, secrets(g)[0]))
}
