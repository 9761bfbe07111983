package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ketword/internal/sample"
)

// variant is one of several cases of a test, of which make test takes the first.
type variant[T any] struct {
	name  string
	value T
}

// wrongFiles are what can come in place of a version.
var wrongFiles = []variant[func(path string, answer []byte) []byte]{
	{"half of the program", at(`\.wasm(\.gz)?$`, half)},
	{"a page of another version", at(`/de/$`, func(answer []byte) []byte { return append(answer, "<!-- older -->"...) })},
	{"a page in place of the script", at(`/run-.*\.js$`, someonesPage)},
	{"the host's page for the solver", at(`/solver/$`, someonesPage)},
}

// copyIsRight reports whether the copy has all files of the version that its service worker
// lists, each with its SHA-256.
const copyIsRight = `await (async () => {
	const [version] = (await caches.keys()).filter((name) => !name.endsWith(":words"));
	const cache = await caches.open(version);
	const worker = await (await fetch("sw.js")).text();
	const files = Object.entries(JSON.parse(worker.match(/const FILES = .*?(\{.*?\})/)[1]));
	const right = files.map(async ([file, sum]) => {
		const response = await cache.match(new URL(file, location.origin));
		const digest = response && new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
		return response && Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sum;
	});
	return (await Promise.all(right)).every(Boolean);
})()`

// Whatever a host sends in place of a file of the version, with status 200, is not kept. The
// game plays without a copy, and has one as soon as the host is healthy.
func TestWrongFileIsNotKept(t *testing.T) {
	for _, wrong := range wrongFiles[:sample.Size(2, len(wrongFiles))] {
		t.Run(wrong.name, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, root)
			p := firstVisit(t, h.server)
			p.allowError("does not come as it is in this version")
			p.before(`window.addEventListener("load", (event) => { if (!window.mayCopy) event.stopImmediatePropagation(); }, {capture: true, once: true});`)
			p.open("")
			h.answers(wrong.value)
			p.run(`window.mayCopy = true; window.dispatchEvent(new Event("load"))`)
			await(p, "the file that is wrong", func() (int32, error) { return h.asked.Load(), nil }, func(n int32) bool { return n > 0 })
			p.wait(`(await navigator.serviceWorker.getRegistration()) === undefined`)
			p.playable()
			h.answers(nil)
			p.run(`window.dispatchEvent(new Event("load"))`)
			p.awaitOfflineCopy()
			p.wait(copyIsRight)
		})
	}
}

// A copy that is not whole any more, since the browser has cleared it or another page of the
// origin has changed it, is mended: at the next start, or when the program can't be run.
func TestCopyIsMended(t *testing.T) {
	const wrong = `const cache = await caches.open((await caches.keys()).find((name) => !name.endsWith(":words")));
		const url = (await cache.keys()).map(({url}) => url).find((url) => url.match(%s));
		const whole = await (await cache.match(url)).arrayBuffer(), type = (await cache.match(url)).headers.get("Content-Type");
		await cache.put(url, new Response(%s, {headers: {"Content-Type": type}}));`
	spoilt := []variant[string]{
		{"half a program", fmt.Sprintf(wrong, `/wasm$/`, `whole.slice(0, whole.byteLength / 2)`)},
		{"another script", fmt.Sprintf(wrong, `/run-.*js$/`, `"window.strange = true;"`)},
		{"all was cleared", `for (const name of await caches.keys()) await caches.delete(name);`},
		{"another page", fmt.Sprintf(wrong, `/\/de\/$/`, `"<!doctype html><title>Changed</title>"`)},
		{"the page in place", fmt.Sprintf(wrong, `/wasm$/`, `"<!doctype html><title>Please log in</title>"`)},
		{"a page is missing", `const cache = await caches.open((await caches.keys())[0]); await cache.delete("/de/");`},
		{"the program is gone", `const cache = await caches.open((await caches.keys())[0]);
			for (const request of await cache.keys()) if (request.url.endsWith(".wasm")) await cache.delete(request);`},
	}
	for _, spoil := range spoilt[:sample.Size(4, len(spoilt))] {
		t.Run(spoil.name, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, root)
			p := firstVisit(t, h.server)
			p.allowError("WebAssembly")
			g := p.openPuzzle(quantum, keyboard{})
			g = p.play(g, guesses(t, g)[0])
			p.awaitOfflineCopy()
			p.run(`(async () => {` + spoil.value + `})()`)
			p.reload()
			p.shows(g, "")
			p.wait(`(await ketwordOffline()) === "kept"`)
			p.passes(10 * time.Second)
			p.wait(copyIsRight)
			h.stop()
			p.reload()
			p.shows(g, "")
		})
	}
}

// A copy that can't be mended now is told to be incomplete.
func TestCopyIsBroken(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.open("")
	p.awaitOfflineCopy()
	p.run(`(async () => { const cache = await caches.open((await caches.keys())[0]); await cache.delete("/fr/"); })()`)
	h.answers(at(`/fr/$`, someonesPage))
	p.reload()
	p.wait(`(await ketwordOffline()) === "broken"`)
	p.chooseInMenu("offline")
	p.wait(`document.querySelector("dialog .offline").textContent.includes(` + quote(en.Offline.Broken) + `)`)
	h.answers(nil)
	p.reload()
	p.wait(`(await ketwordOffline()) === "kept"`)
}

// A version of which something else has come is not taken: the game goes on in the one
// before, with a network and without.
func TestWrongUpdateIsNotTaken(t *testing.T) {
	wrongs := []variant[func(path string, now, before []byte) []byte]{
		{"pages of the version before", func(path string, now, before []byte) []byte {
			if strings.HasPrefix(path, "/de/") {
				return before
			}
			return now
		}},
		{"another script", func(path string, now, _ []byte) []byte { return at(`/run-.*js$`, someonesPage)(path, now) }},
		{"half a script", func(path string, now, _ []byte) []byte { return at(`/run-.*js$`, half)(path, now) }},
	}
	for _, wrong := range wrongs[:sample.Size(2, len(wrongs))] {
		t.Run(wrong.name, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, root)
			p := firstVisit(t, h.server)
			p.allowError("does not come as it is in this version")
			g := p.openPuzzle(classic, keyboard{})
			g = p.play(g, guesses(t, g)[0])
			p.awaitOfflineCopy()
			now := next(t)
			h.answers(func(path string, before []byte) []byte { return wrong.value(path, now(path, before), before) })
			p.run(`navigator.serviceWorker.getRegistration().then((r) => r.update()).then((r) => new Promise((done) => {
				r.installing.onstatechange = ({target}) => { if (target.state === "redundant") done(); };
			}))`)
			p.reload()
			p.shows(g, "")
			p.wait(`!(await navigator.serviceWorker.getRegistration()).waiting`)
			h.answers(now)
			p.run(`navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => {})`)
			p.wait(hasNews)
			p.chooseInMenu("apply-update")
			p.wait(`document.querySelector('script[src$="run-0000000000.js"]')`)
			p.ready()
			p.shows(g, "")
		})
	}
}

// Where the copy is spoilt and the host has another version, that one is taken.
func TestNextVersionMends(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.expectError("Unexpected token")
	g := p.openPuzzle(classic, keyboard{})
	g = p.play(g, guesses(t, g)[0])
	p.awaitOfflineCopy()
	h.answers(next(t))
	p.run(`(async () => {
		const cache = await caches.open((await caches.keys())[0]);
		const script = (await cache.keys()).find(({url}) => url.match(/run-.*js$/));
		await cache.put(script, new Response("<!doctype html>", {headers: {"Content-Type": "text/javascript"}}));
		location.reload();
	})()`)
	p.wait(`document.querySelector('script[src$="run-0000000000.js"]')`)
	p.ready()
	p.shows(g, "")
}
