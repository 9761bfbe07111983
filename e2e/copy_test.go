package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"

	"ketword/internal/sample"
)

// variant is one of several cases of a test, of which make test takes the first.
type variant[T any] struct {
	name  string
	value T
}

func (v variant[T]) called() string { return v.name }

// versionsKept are the names of the caches of the page's site, without that of its lists.
const versionsKept = `(await caches.keys()).filter((name) => name.startsWith("ketword:" + new URL("./", location).pathname + ":") && !name.endsWith(":words"))`

// copyIsIntact reports whether the copy has all files of the version that its service worker
// lists, but for languages of which it has none, each with its SHA-256.
const copyIsIntact = `await (async () => {
	const [version] = ` + versionsKept + `;
	const cache = await caches.open(version);
	const worker = await (await fetch("sw.js")).text();
	const others = JSON.parse(worker.match(/const LANGUAGES = new Set\((.*?)\)/)[1]);
	const language = (file) => others.find((tag) => file.startsWith(tag + "/") || file.startsWith("text/" + tag + "-"));
	const kept = (await cache.keys()).map(({url}) => language(url.slice(new URL("./", location).href.length)));
	const files = Object.entries(JSON.parse(worker.match(/const FILES = .*?(\{.*?\})/)[1]))
		.filter(([file]) => !language(file) || kept.includes(language(file)));
	const right = files.map(async ([file, sum]) => {
		const response = await cache.match(new URL(file, location));
		const digest = response && new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
		return response && Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sum;
	});
	return (await Promise.all(right)).every(Boolean);
})()`

// clearCopies throws away what is kept: the next copy has all files to fetch.
const clearCopies = `(async () => { for (const name of await caches.keys()) await caches.delete(name); })()`

// A page that holdCopy is run in makes no copy until makeCopy is.
const (
	holdCopy = `window.addEventListener("load", (event) => { if (!window.mayCopy) event.stopImmediatePropagation(); }, {capture: true, once: true});`
	makeCopy = `window.mayCopy = true; window.dispatchEvent(new Event("load"))`
)

// Whatever a host sends in place of a file of the version, with whatever status, is not kept. The
// game plays without a copy, and gets one as soon as the host is healthy.
func TestCorruptFileIsNotKept(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.allowError("does not come as it is in this version")
	p.allowError("unsupported MIME type")
	p.before(holdCopy)
	wrongs := []func(path string, answer []byte) []byte{
		at(`\.wasm(\.gz)?$`, half),
		at(`/lab/$`, func(answer []byte) []byte { return append(answer, "<!-- older -->"...) }),
		at(`\.(wasm|gz|png|svg|txt)$|/$`, busy),
		at(`/run-.*\.js$`, someonesPage),
		at(`/solver/$`, someonesPage),
		at(`/sw\.js$`, someonesPage),
	}
	for i, wrong := range wrongs[:sample.Size(1, len(wrongs))] {
		p.open("")
		h.answers(wrong)
		p.run(makeCopy)
		await(p, fmt.Sprint("the file that is wrong, ", i), func() (int32, error) { return h.asked.Load(), nil }, func(n int32) bool { return n > 0 })
		p.wait(`(await navigator.serviceWorker.getRegistration()) === undefined`)
		p.wait(`(await ketwordOffline()) === "broken"`)
		p.playable()
		h.answers(nil)
		p.run(makeCopy)
		p.awaitOfflineCopy()
		p.wait(copyIsIntact)
		p.run(`navigator.serviceWorker.getRegistration().then((r) => r.unregister()).then(() => {})`) // when the page is left
		p.run(clearCopies)
	}
}

// A cache that loses what is put into it, as WebKit's in private windows after an install that
// broke off, is made anew. If the new one loses it, too, the copy is not said to be kept.
func TestCacheLosesFiles(t *testing.T) {
	const loses = `{
		const {put} = Cache.prototype, remove = CacheStorage.prototype.delete;
		let whole = false;
		Cache.prototype.put = function (url, response) { return whole || url.endsWith("/") ? put.call(this, url, response) : Promise.resolve(); };
		CacheStorage.prototype.delete = function (name) { whole = %s; return remove.call(this, name); };
	}`
	cases(t, []variant[string]{{"until it is deleted", "true"}, {"always", "false"}}[:sample.Size(1, 2)], func(t *testing.T, lost variant[string]) {
		h := newHost(t, root)
		h.answers(at(`^/sw\.js$`, func(worker []byte) []byte { return append(fmt.Appendf(nil, loses, lost.value), worker...) }))
		p := firstVisit(t, h.server)
		p.open("")
		if lost.value == "true" {
			p.awaitOfflineCopy()
			p.wait(copyIsIntact)
		} else {
			p.wait(`(await ketwordOffline()) === "broken"`)
		}
	})
}

// A cache that can't be read once is not made anew, since without a network that would lose the
// copy.
func TestCacheFailsOnce(t *testing.T) {
	sample.LongOnly(t, "TestCacheLosesFiles has a cache that fails")
	t.Parallel()
	h := newHost(t, root)
	const fails = `new BroadcastChannel("fail").onmessage = () => { Cache.prototype.keys = () => Promise.reject(new Error("failed")); };`
	h.answers(at(`^/sw\.js$`, func(worker []byte) []byte { return append([]byte(fails), worker...) }))
	p := firstVisit(t, h.server)
	p.open("")
	p.awaitOfflineCopy()
	const kept = `(async () => await caches.open((` + versionsKept + `)[0]).then((cache) => cache.keys()).then((all) => all.length))()`
	before := eval[int](p, kept)
	h.stop()
	p.run(`new BroadcastChannel("fail").postMessage("")`)
	p.wait(`(await ketwordOffline()) === "broken"`)
	is(p, "files that are kept", kept, max(before, 1))
}

// updateFails looks for an update, and promises that its copy could not be made.
const updateFails = `navigator.serviceWorker.getRegistration().then((r) => new Promise((done, fail) => {
	r.onupdatefound = () => {
		const found = r.installing, look = () => { if (!found || found.state === "redundant") done(); };
		if (found) found.onstatechange = look;
		look(); // it may have failed already
	};
	r.update().catch(fail);
}))`

// A version of which something else has come is not taken: the game goes on in the one before, with a
// network and without. The caches of others at the origin stay, whatever becomes of the copy.
func TestCorruptUpdateIsNotTaken(t *testing.T) {
	const othersStay = `(await Promise.all(["other-app", "ketword-notes", "ketword:/other/:1"].map(async (name) =>
		(await (await caches.match("/theirs", {cacheName: name}))?.text()) === name))).every(Boolean)`
	cases(t, []variant[func(path string, now, before []byte) []byte]{
		{"pages of the version before", func(path string, now, before []byte) []byte {
			if strings.HasPrefix(path, "/lab/") {
				return before
			}
			return now
		}},
		{"another script", func(path string, now, _ []byte) []byte { return at(`/run-.*js$`, someonesPage)(path, now) }},
		{"half a script", func(path string, now, _ []byte) []byte { return at(`/run-.*js$`, half)(path, now) }},
	}[:sample.Size(1, 3)], func(t *testing.T, wrong variant[func(path string, now, before []byte) []byte]) {
		h := newHost(t, root)
		p := firstVisit(t, h.server)
		p.allowError("does not come as it is in this version")
		p.load(p.site.url + "robots.txt")
		p.run(`Promise.all(["other-app", "ketword-notes", "ketword:/other/:1"].map(async (name) => (await caches.open(name)).put("/theirs", new Response(name)))).then(() => {})`)
		g := p.beginGame(classic)
		p.awaitOfflineCopy()
		p.wait(othersStay)
		now := next(t)
		h.answers(func(path string, before []byte) []byte { return wrong.value(path, now(path, before), before) })
		p.run(updateFails)
		p.reload()
		p.shows(g, "")
		p.wait(`!(await navigator.serviceWorker.getRegistration()).waiting`)
		p.wait(othersStay)
		h.answers(now)
		h.take(p)
		p.wait(`document.querySelector('script[src$="run-0000000000.js"]')`)
		p.shows(g, "")
		p.wait(copyIsIntact)
		p.wait(othersStay)
		p.run(`(async () => { for (const name of ` + versionsKept + `) await caches.delete(name); })()`)
		p.reload()
		p.wait(`(await ketwordOffline()) === "kept"`) // it was repaired
		p.wait(copyIsIntact)
		p.wait(othersStay)
	})
}

// hasRoomFor sets how many bytes there are for all that the page's origin keeps.
func (p *page) hasRoomFor(bytes float64) {
	p.Helper()
	call(p, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: strings.TrimSuffix(p.origin, "/"), QuotaSize: new(bytes)})
}

// Where there is no room for the copy, the game plays without it. It is made as soon as
// there is. Where there is none for lists, keeping them ends with a sentence, the lists that are
// kept stay, and what is played goes on. Where there is none for the copy of an update, the game
// goes on in the version before, with the lists that are kept, and what room there is stays free.
func TestNoRoom(t *testing.T) {
	t.Parallel()
	v := newVersions(t, root)
	p := firstVisit(t, v.server)
	p.hasRoomFor(500_000)
	g := p.openPuzzle(classic, keyboard{})
	p.wait(`(await ketwordOffline()) === "broken"`)
	g = p.play(g, guesses(t, g)[0])
	p.chooseInMenu("offline")
	p.tellsOffline(en.Offline.Broken)
	p.closeDialog()
	p.wait(`(` + versionsKept + `).length === 0`)
	p.hasRoomFor(100_000_000)
	p.reload()
	p.shows(g, "")
	p.awaitOfflineCopy()
	p.wait(copyIsIntact)

	french := p.playList("fr", 4)
	french = p.play(french, guesses(t, french)[0])
	p.awaitOfflineList(fileOf(french))
	p.hasRoomFor(1000)
	p.openOffline()
	p.click(keepAll)
	p.wait(status + ` === ` + quote(en.Offline.Full))
	p.dialogFits("no room")
	p.click(keepNone)
	p.closeDialog()
	german := p.playList("de", 4)
	p.ends(p.play(german, secrets(german)[0]))
	p.returnTo(french, "")

	const used = `(async () => (await navigator.storage.estimate()).usage)()`
	before := eval[float64](p, used)
	p.hasRoomFor(before + 500_000)
	v.version.Add(1)
	p.run(updateFails)
	p.wait(`(` + versionsKept + `).length === 1`)
	await(p, "room", reading[float64](p, used), func(now float64) bool { return now < before+100_000 })
	v.stop()
	p.reload()
	p.shows(french, "")
	p.ends(p.play(french, secrets(french)[0]))
}
