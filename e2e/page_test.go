package e2e

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	chrome "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// page is a browser tab that has the site, and how it is played.
type page struct {
	*testing.T
	ctx     context.Context
	site    *server
	remote  remote // the tab where the browser is not Chromium; else nil
	profile *profile
	lent    bool // the tab is the profile's, and left to it
	device  device
	*pageErrors
	*workers
	scripts []cdppage.ScriptIdentifier // that run before the page's own: reportViolations, stillClock, those of the test
}

// newPage opens an empty tab in a profile that has been here, but has
// nothing stored. At the end of the test the page must have made no errors.
func newPage(t *testing.T, s *server) *page {
	t.Helper()
	if elsewhere != nil {
		return openElsewhere(t, s)
	}
	lent := s.profiles.take(t)
	tab := chromedp.WithTargetID(lent.tab)
	if lent.tab == "" {
		tab = chromedp.WithExistingBrowserContext(lent.id)
	}
	lent.tab = ""                                  // until the test leaves it
	t.Cleanup(func() { s.profiles.give(t, lent) }) // when all its tabs are closed
	p := openTab(t, s, lent, sharedBrowser.ctx, tab, chromedp.WithDetachOnCancel())
	p.lent = true
	call(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{
		Origin: strings.TrimSuffix(p.origin, "/"), StorageTypes: "local_storage,session_storage,indexeddb",
	})
	return p
}

// start opens such a tab of the site at /, for a test that runs beside others.
func start(t *testing.T) *page {
	t.Helper()
	t.Parallel()
	return newPage(t, root)
}

// cases runs a test for each of some cases, one beside the other.
func cases[C interface{ called() string }](t *testing.T, some []C, do func(t *testing.T, c C)) {
	t.Helper()
	t.Parallel()
	for _, c := range some {
		t.Run(c.called(), func(t *testing.T) { do(t, c) })
	}
}

// firstVisit opens an empty tab in a profile that has never been here.
func firstVisit(t *testing.T, s *server) *page {
	t.Helper()
	if elsewhere != nil {
		return openElsewhere(t, s)
	}
	p := openTab(t, s, &profile{}, sharedBrowser.ctx, chromedp.WithNewBrowserContext())
	p.profile.id = chromedp.FromContext(p.ctx).BrowserContextID
	return p
}

// newTab opens another tab of the same profile.
func (p *page) newTab() *page {
	p.Helper()
	return openTab(p.T, p.site, p.profile, p.ctx, chromedp.WithExistingBrowserContext(p.profile.id))
}

func openTab(t *testing.T, s *server, of *profile, parent context.Context, options ...chromedp.ContextOption) *page {
	t.Helper()
	if elsewhere != nil {
		t.Skip("only Chromium can be made to do this: another window")
	}
	ctx, cancel := chromedp.NewContext(parent, options...)
	t.Cleanup(cancel)
	p := &page{T: t, ctx: ctx, site: s, profile: of, device: keyboard{}, pageErrors: newPageErrors(s.url), workers: &workers{}}
	late := time.AfterFunc(patience, cancel)
	defer late.Stop()
	if err := chromedp.Do(ctx); err != nil { // opens the tab
		t.Fatal(err)
	}
	if err := chromedp.Listen(ctx, func(event any) { p.pageErrors.record(event); p.workers.record(event) }); err != nil {
		t.Fatal(err)
	}
	if *slow > 1 {
		call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: *slow})
	}
	p.before(reportViolations)
	p.before(stillClock)
	t.Cleanup(p.end)
	return p
}

// end checks the errors of a page whose test ends, and leaves the tab to the next one.
func (p *page) end() {
	p.checkErrors()
	if !p.lent {
		return
	}
	if err := p.leave(); err == nil && !p.Failed() {
		p.profile.tab = chromedp.FromContext(p.ctx).Target.TargetID
	}
}

// leave empties the tab. All else that the test has set in it ends with the test's
// connection to it.
func (p *page) leave() error {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	for _, id := range p.scripts { // so that none runs in the page that is left behind
		remove := cdppage.RemoveScriptToEvaluateOnNewDocumentParams{Identifier: id}
		if _, err := chromedp.Call(ctx, cdppage.RemoveScriptToEvaluateOnNewDocument, remove); err != nil {
			return err
		}
	}
	if err := chromedp.Do(ctx, chromedp.Navigate(p.site.url+"robots.txt")); err != nil {
		return err
	}
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[chromedp.Void](`sessionStorage.clear()`)); err != nil {
		return err
	}
	_, err := chromedp.Call(ctx, cdppage.ResetNavigationHistory, cdp.Empty{})
	return err
}

// do carries out browser actions, or ends the test.
func (p *page) do(steps ...chromedp.Action[chromedp.Void]) {
	p.Helper()
	p.needsChromium("a protocol of its own")
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		p.Fatal(err)
	}
}

// call sends a command of the protocol.
func call[P, R any](p *page, command cdp.Command[P, R], params P) R {
	p.Helper()
	p.needsChromium(command.Method)
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	result, err := chromedp.Call(ctx, command, params)
	if err != nil {
		p.Fatalf("%s: %v", command.Method, err)
	}
	return result
}

// eval returns the value of a script, waiting for it if it is a promise. It
// runs outside the page's content security policy.
func eval[T any](p *page, script string) T {
	p.Helper()
	value, err := reading[T](p, script)()
	if err != nil {
		p.Fatalf("%s\n%v", script, err)
	}
	return value
}

// scripts are the longer ones of the tests, each an expression or a block.
//
//go:embed testdata/*.js
var scripts embed.FS

// script returns one of them, by its name.
func script(name string) string {
	text, err := scripts.ReadFile("testdata/" + name + ".js")
	if err != nil {
		panic(err)
	}
	return string(bytes.TrimSpace(text))
}

// is checks the value of a script.
func is[T comparable](p *page, what, script string, want T) {
	p.Helper()
	if got := eval[T](p, script); got != want {
		p.Errorf("%s: %#v, want %#v", what, got, want)
	}
}

// run runs a script for what it does.
func (p *page) run(script string) {
	p.Helper()
	eval[chromedp.Void](p, script)
}

// before has a script run in every page that is loaded from now on, before any
// of its own.
func (p *page) before(script string) {
	p.Helper()
	if p.remote != nil {
		if *browserName == "webkit" && script != "" {
			p.needsChromium("a script before the page's own")
		}
		p.must("a script", p.remote.before(script))
		return
	}
	added := call(p, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	p.scripts = append(p.scripts, added.Identifier)
}

// open loads the site with a query, which is empty or begins with "?", and
// waits until the game runs.
func (p *page) open(query string) {
	p.Helper()
	p.load(p.site.url + query)
	p.ready()
}

// load leaves the page for an address.
func (p *page) load(address string) {
	p.Helper()
	if p.remote != nil {
		p.leaves("load "+address, func() error { return p.remote.load(address) })
		return
	}
	p.do(chromedp.Navigate(address))
}

// reload loads the page again.
func (p *page) reload() {
	p.Helper()
	if p.remote != nil {
		p.leaves("reload", p.remote.reload)
	} else {
		p.do(chromedp.Reload())
	}
	p.ready()
}

// ready waits until the program has taken over.
func (p *page) ready() {
	p.Helper()
	p.wait(`document.documentElement.dataset.app === "ready"`)
}

// painted is a promise of the page that a frame is painted, and what waits for that, storage, is
// done. The program hears of the frame by a message, and so does this.
const painted = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
	const {port1, port2} = new MessageChannel();
	port1.onmessage = resolve;
	port2.postMessage(null);
}))).then(() => {})`

// painted waits until a frame is painted, and what waits for that is done.
func (p *page) painted() {
	p.Helper()
	p.run(painted)
}

// quote writes a string as a script does.
func quote(s string) string {
	quoted, _ := json.Marshal(s) // a string always marshals
	return string(quoted)
}

// prefer emulates a preference of the system, as in prefers-color-scheme.
func (p *page) prefer(features ...*emulation.MediaFeature) {
	p.Helper()
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
}

// pick picks a file in a field.
func (p *page) pick(field, path string) {
	p.Helper()
	if p.remote != nil {
		p.must("pick "+path, p.remote.pick(field, path))
		return
	}
	p.do(chromedp.SetUploadFiles(chromedp.CSS(field), []string{path}))
}

// file writes a file that is to be picked.
func (p *page) file(name, data string) string {
	p.Helper()
	path := filepath.Join(p.TempDir(), name)
	if err := os.WriteFile(path, []byte(data), 0o600); err != nil {
		p.Fatal(err)
	}
	return path
}

// downloadFolder returns the folder to which downloads go.
func (p *page) downloadFolder() string {
	p.Helper()
	folder := p.TempDir()
	if p.remote != nil {
		if *browserName == "webkit" {
			p.needsChromium("a folder for downloads")
		}
		p.must("downloads", p.remote.downloads(folder))
		return folder
	}
	if _, err := callBrowser(p.ctx, chrome.SetDownloadBehavior, chrome.SetDownloadBehaviorParams{
		Behavior: chrome.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder,
		BrowserContextID: p.profile.id,
	}); err != nil {
		p.Fatal(err)
	}
	return folder
}

// downloaded returns what the browser saves under a path. It makes an empty file
// of that name, writes to another one, and renames that when it is complete.
func (p *page) downloaded(path string) string {
	p.Helper()
	data := await(p, "the download "+path, func() ([]byte, error) { return os.ReadFile(path) }, func(data []byte) bool { return len(data) > 0 })
	return string(data)
}
