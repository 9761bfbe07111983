package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ketword/internal/sample"
)

// host is a server before the site that can answer with something else.
type host struct {
	*front
	instead atomic.Pointer[func(path string, answer []byte) []byte] // what it answers instead
	asked   atomic.Int32                                            // what it was not to answer with
}

// newHost starts a host that lets nothing be kept by the browser itself, so that whatever is
// wrong comes from it or from the copy.
func newHost(t *testing.T, s *server) *host {
	t.Helper()
	h := &host{}
	h.front = newFront(t, s, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.Header.Set("Accept-Encoding", "identity")
			r.Header.Del("If-None-Match")
			recorded := &recorder{header: http.Header{}}
			site.ServeHTTP(recorded, r)
			data, status := recorded.body.Bytes(), max(recorded.status, http.StatusOK)
			if instead := h.instead.Load(); instead != nil {
				if other := (*instead)(r.URL.Path, data); !bytes.Equal(other, data) {
					data, status = other, http.StatusOK
					h.asked.Add(1)
				}
			}
			if data == nil {
				status = http.StatusNotFound
			}
			w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(r.URL.Path)))
			if strings.HasSuffix(r.URL.Path, "/") {
				w.Header().Set("Content-Type", "text/html")
			}
			w.Header().Set("Cache-Control", "no-store")
			w.WriteHeader(status)
			w.Write(data)
		})
	})
	return h
}

// recorder keeps an answer.
type recorder struct {
	header http.Header
	body   bytes.Buffer
	status int
}

func (r *recorder) Header() http.Header            { return r.header }
func (r *recorder) Write(data []byte) (int, error) { return r.body.Write(data) }
func (r *recorder) WriteHeader(status int)         { r.status = status }

// answers has the host answer with something else from now on; nil ends that.
func (h *host) answers(instead func(path string, answer []byte) []byte) {
	h.asked.Store(0)
	if instead == nil {
		h.instead.Store(nil)
		return
	}
	h.instead.Store(&instead)
}

// What hosts answer, with status 200, in place of a file.
var (
	someonesPage = func([]byte) []byte { return []byte("<!doctype html><title>Please log in</title>") }
	half         = func(answer []byte) []byte { return answer[:len(answer)/2] }
)

// at returns an answer for paths that match a pattern.
func at(pattern string, instead func([]byte) []byte) func(string, []byte) []byte {
	matches := regexp.MustCompile(pattern)
	return func(path string, answer []byte) []byte {
		if matches.MatchString(path) {
			return instead(answer)
		}
		return answer
	}
}

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

// nextSite returns the folder of another version of the site, all of whose pages name
// another script.
func nextSite(t *testing.T) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "site")
	if err := os.CopyFS(folder, os.DirFS(site)); err != nil {
		t.Fatal(err)
	}
	script := regexp.MustCompile(`run-[0-9a-f]{10}\.js`)
	const renamed = "run-0000000000.js"
	sums := map[string]string{}
	var worker string
	for path, data := range contents(t, folder) {
		file := filepath.Join(folder, path)
		switch {
		case strings.HasSuffix(path, ".br") || strings.HasSuffix(path, ".gz"):
			if !strings.Contains(path, ".wasm") && !strings.Contains(path, "words") {
				remove(t, file) // of the other version
			}
			continue
		case script.MatchString(path):
			remove(t, file)
			file, data = filepath.Join(folder, renamed), append(data, "// next"...)
			sums[renamed] = fmt.Sprintf("%x", sha256.Sum256(data))
		case strings.HasSuffix(path, ".html"):
			data = script.ReplaceAll(data, []byte(renamed))
			address, isFolder := strings.CutSuffix(path, "index.html")
			if isFolder && address == "" {
				address = "./"
			}
			sums[address] = fmt.Sprintf("%x", sha256.Sum256(data))
		case path == "sw.js":
			worker = string(script.ReplaceAll(data, []byte(renamed)))
			continue
		default:
			continue
		}
		write(t, file, data)
	}
	files := regexp.MustCompile(`(const FILES = .*?)(\{.*?\})`).FindStringSubmatch(worker)
	listed := map[string]string{}
	if files == nil || json.Unmarshal([]byte(files[2]), &listed) != nil {
		t.Fatal("the service worker lists no files")
	}
	for address, sum := range sums {
		if _, known := listed[address]; known {
			listed[address] = sum
		}
	}
	all, err := json.Marshal(listed)
	if err != nil {
		t.Fatal(err)
	}
	worker = strings.Replace(worker, files[2], string(all), 1)
	write(t, filepath.Join(folder, "sw.js"), []byte(strings.Replace(worker, `CACHE = PREFIX + "`, `CACHE = PREFIX + "0`, 1)))
	return folder
}

func remove(t *testing.T, file string) {
	t.Helper()
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
}

func write(t *testing.T, file string, data []byte) {
	t.Helper()
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// next has a host answer with the files of another version, or with 404 where it has none.
func next(t *testing.T) func(string, []byte) []byte {
	t.Helper()
	files := contents(t, nextSite(t))
	return func(path string, _ []byte) []byte {
		name := strings.TrimPrefix(path, "/")
		if name == "" || strings.HasSuffix(name, "/") {
			name += "index.html"
		}
		return files[name]
	}
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
