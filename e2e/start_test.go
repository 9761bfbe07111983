package e2e

import (
	"net/http"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"ketword/app/text/embedded"
	"ketword/internal/sample"
)

// What a page has preloaded are the program, the sentences in its language, the script that starts it and, unless
// it has it, the style of dialogs: nothing comes in vain.
func TestPreloads(t *testing.T) {
	p := start(t)
	for _, address := range []string{"de/solver/", "", "fr/"}[:sample.Size(1, 3)] {
		p.open(address)
		if !eval[bool](p, `(() => {
			const names = Array.from(document.querySelectorAll("link[rel=preload]"), (link) => link.href.split("/").pop());
			const { wasm, text, run, screens } = document.querySelector("script[data-run]").dataset;
			const [folder, sentences] = text.split("/");
			return names.join() === [wasm, sentences, run, screens].filter(Boolean).join() && sentences.startsWith(document.documentElement.lang) && !screens === location.pathname.endsWith("/solver/");
		})()`) {
			t.Errorf("%q preloads something else", address)
		}
	}
}

// Opened from a file, where nothing can run, the page says what to do.
func TestFromFile(t *testing.T) {
	t.Parallel()
	p := firstVisit(t, root)
	p.origin = "file://"
	p.expectError("blocked by CORS policy", "net::ERR_FAILED") // the preload of the program
	p.do(chromedp.Navigate("file://" + filepath.Join(site, "index.html")))
	p.showsNotice("file", embedded.English.Site.FromFile)
}

func TestWithoutWebAssembly(t *testing.T) {
	p := start(t)
	p.before(`delete window.WebAssembly`)
	p.do(chromedp.Navigate(root.url))
	p.showsNotice("wasm", embedded.English.Site.NoWasm)
}

func TestWithoutScript(t *testing.T) {
	p := start(t)
	call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	p.do(chromedp.Navigate(root.url))
	said, err := perform(p.ctx, chromedp.Text(chromedp.CSS("noscript p")))
	if err != nil || said != embedded.English.Site.NoScript {
		t.Errorf("%q, %v; want %q", said, err, embedded.English.Site.NoScript)
	}
}

// Without the program, the script that starts it or the style of dialogs the game doesn't start: the page says so, with a
// button that tries again. What was typed meanwhile is there then.
func TestPartsNotLoaded(t *testing.T) {
	t.Parallel()
	for _, part := range []string{"run-*.js", "*.wasm", "screens-*.css"} {
		t.Run(part, func(t *testing.T) {
			t.Parallel()
			p := firstVisit(t, root)
			p.failsToLoad("http://*:*/*" + part)
			p.allowError("Failed to fetch")
			p.openEarly(quantum.query())
			p.showsNotice("load", embedded.English.Site.LoadFailed)
			p.typesEarly(0, "cro", "c", "r", "o")
			p.loads()
			p.click(`[data-notice="load"] button`)
			p.ready()
			p.shows(quantum.game(t), "cro")
			if eval[bool](p, `document.querySelector('[data-notice="load"]').checkVisibility()`) {
				t.Error("the notice is still there")
			}
		})
	}
}

// failsToLoad keeps files from being loaded, until loads is called.
func (p *page) failsToLoad(files string) {
	p.Helper()
	call(p, network.SetBlockedURLs, network.SetBlockedURLsParams{
		URLPatterns: []*network.BlockPattern{{URLPattern: files, Block: true}},
	})
}

func (p *page) loads() {
	p.Helper()
	call(p, network.SetBlockedURLs, network.SetBlockedURLsParams{})
}

// An address without a page leads to the game, at every width.
func TestNotFound(t *testing.T) {
	p := start(t)
	p.expectError("404")
	for _, width := range []int64{320, 390, 1280} {
		p.do(chromedp.EmulateViewport(width, 568), chromedp.Navigate(root.url+"nothing/here"))
		p.wait(`document.querySelector("[data-screen=not-found] a")`)
		if !eval[bool](p, `(() => {
			const [heading, link] = ["h1", "a"].map((tag) => document.querySelector("main " + tag).getBoundingClientRect());
			return heading.height >= 28 && heading.bottom <= link.top && link.right <= innerWidth;
		})()`) {
			t.Errorf("%d wide: the heading and the link overlap, or are cut off", width)
		}
	}
	p.click("main a")
	p.ready()
}

// From a host that doesn't compress, the program comes packed, and so does the copy for
// playing offline: of the program as it is the host sends nothing but that it is there,
// until nobody waits for it any more. Nor does it matter that the host redirects the name of a
// page to one without .html.
func TestHostThatDoesNotCompress(t *testing.T) {
	t.Parallel()
	var packed atomic.Bool
	host := newFront(t, root, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.Header.Set("Accept-Encoding", "identity")
			if name, is := strings.CutSuffix(r.URL.Path, ".html"); is {
				http.Redirect(w, r, name, http.StatusPermanentRedirect)
				return
			}
			if strings.HasSuffix(r.URL.Path, "/404") {
				r.URL.Path += ".html"
			}
			switch {
			case strings.HasSuffix(r.URL.Path, ".wasm") && r.Method == http.MethodGet:
				w.Header().Set("Content-Type", "application/wasm")
				w.WriteHeader(http.StatusOK)
				w.(http.Flusher).Flush()
				<-r.Context().Done()
				return
			case strings.HasSuffix(r.URL.Path, ".wasm.gz"):
				packed.Store(true)
			}
			site.ServeHTTP(w, r)
		})
	})
	p := firstVisit(t, host.server)
	p.open(classic.query())
	g := classic.game(t)
	g = p.play(g, wrongGuesses(g, 1)...)
	p.awaitOfflineCopy()
	p.wait(copyIsIntact)
	if !packed.Load() {
		t.Error("the packed program was not asked for")
	}
	host.stop()
	p.reload()
	p.shows(g, "")
}
