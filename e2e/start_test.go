package e2e

import (
	"net/http"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"ketword/app/text/embedded"
	"ketword/internal/sample"
)

// Where nothing can run, the page says what to do: without WebAssembly, without scripts, and opened from a file.
func TestNothingRuns(t *testing.T) {
	t.Parallel()
	p := firstVisit(t, root)
	p.before(`delete window.WebAssembly`)
	p.do(chromedp.Navigate(root.url))
	p.showsNotice("wasm", embedded.English.Site.NoWasm)

	p.origin = "file://"
	p.expectError("blocked by CORS policy", "net::ERR_FAILED") // the preload of the program
	p.do(chromedp.Navigate("file://" + filepath.Join(site, "index.html")))
	p.showsNotice("file", embedded.English.Site.FromFile)

	call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	p.do(chromedp.Reload())
	said, err := perform(p.ctx, chromedp.Text(chromedp.CSS("noscript p")))
	if err != nil || said != embedded.English.Site.NoScript {
		t.Errorf("%q, %v; want %q", said, err, embedded.English.Site.NoScript)
	}
}

// Without one of its parts, or with something else in its place, which does nothing, the game doesn't start: the page says so,
// with a button that tries again. What was typed meanwhile is there then.
func TestPartsNotLoaded(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.allowWrongTexts()
	for _, error := range []string{"Failed to fetch", ".js: 404", ".wasm: 404", "ERR_"} {
		p.allowError(error)
	}
	p.expectError("content security policy: style-src-elem", "Content Security Policy directive 'style-src")
	p.before(holdCopy)
	type part struct {
		file    string
		instead func(answer []byte) []byte
	}
	parts := []part{
		{`\.wasm$`, func([]byte) []byte { panic(http.ErrAbortHandler) }},
		{`/screens-`, func([]byte) []byte { return []byte("body { display: none }") }},
	}
	for _, wrong := range wrongTexts[:sample.Size(2, len(wrongTexts))] {
		parts = append(parts, part{`/text/en-`, wrong.value})
	}
	parts = append(parts, part{`/run-`, func([]byte) []byte { return nil }}) // the last: once it comes, the copy is made
	g := quantum.game(t)
	for _, part := range parts {
		t.Log(part.file)
		var asked atomic.Int32
		h.answers(at(part.file, func(answer []byte) []byte { asked.Add(1); return part.instead(answer) }))
		p.openEarly(quantum.query())
		p.showsNotice("load", embedded.English.Site.LoadFailed)
		is(p, "the board is seen", `document.querySelector(".board").checkVisibility()`, true)
		p.typesEarly(0, "cr", "c", "r")
		before := asked.Load()
		p.click(`[data-notice="load"] button`)
		await(p, "the next answer", func() (int32, error) { return asked.Load(), nil }, func(n int32) bool { return n > before })
		p.showsNotice("load", embedded.English.Site.LoadFailed)
		p.run(`document.querySelector('[data-notice="load"] button').focus()`) // where it stays if the answer comes within a frame
		p.typesEarly(0, "cro", "o")
		h.answers(nil)
		p.click(`[data-notice="load"] button`)
		p.ready()
		p.shows(g, "cro")
		is(p, "the notice is seen", `document.querySelector('[data-notice="load"]').checkVisibility()`, false)
		p.erase(3)
	}
	p.ends(p.play(g, secrets(g)[0]))
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
			if strings.HasSuffix(r.URL.Path, ".wasm") && r.Method == http.MethodGet {
				w.Header().Set("Content-Type", "application/wasm")
				w.WriteHeader(http.StatusOK)
				w.(http.Flusher).Flush()
				<-r.Context().Done()
				return
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
	host.stop()
	p.reload()
	p.shows(g, "")
}
