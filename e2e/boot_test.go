package e2e

import (
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// Opened from a file, where nothing can run, the page says what to do.
func TestFromFile(t *testing.T) {
	t.Parallel()
	p := newcomer(t, root)
	p.origin = "file://"
	p.provoke("blocked by CORS policy", "net::ERR_FAILED") // the preload of the program
	p.do(chromedp.Navigate("file://" + filepath.Join(site, "index.html")))
	p.notified("file", en.Site.FromFile)
}

func TestWithoutWebAssembly(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.before(`delete window.WebAssembly`)
	p.do(chromedp.Navigate(root.url))
	p.notified("wasm", en.Site.NoWasm)
}

func TestWithoutScript(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	p.do(chromedp.Navigate(root.url))
	text, err := chromedp.Run(p.ctx, chromedp.Text(chromedp.CSS("noscript p")))
	if err != nil || text != en.Site.NoScript {
		t.Errorf("%q, %v; want %q", text, err, en.Site.NoScript)
	}
}

// A program that can't be loaded is told, with a button that tries again.
func TestProgramNotLoaded(t *testing.T) {
	t.Parallel()
	p := newcomer(t, root)
	block := func(patterns ...*network.BlockPattern) {
		call(p, network.SetBlockedURLs, network.SetBlockedURLsParams{URLPatterns: patterns})
	}
	block(&network.BlockPattern{URLPattern: "http://*:*/*.wasm", Block: true})
	p.provoke("Failed to fetch")
	p.do(chromedp.Navigate(root.url))
	p.notified("load", en.Site.LoadFailed)
	if text := eval[string](p, `document.querySelector('[data-notice="load"] button').textContent`); text != en.Site.Retry {
		t.Errorf("the button says %q", text)
	}
	block()
	p.click(`[data-notice="load"] button`)
	p.ready()
	p.playable()
}

// An address without a page leads to the game, at every width.
func TestNotFound(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.provoke("404")
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
	p.do(chromedp.Click(chromedp.CSS("main a")))
	p.ready()
}
