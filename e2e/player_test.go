package e2e

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// player is someone at one tab of the site.
type player struct {
	*testing.T
	ctx  context.Context
	site *server
	hand hand
	*witness
}

// newPlayer opens an empty tab in a profile that has been here, but has
// nothing stored. What the tab did is judged when the test ends.
func newPlayer(t *testing.T, s *server) *player {
	t.Helper()
	profile := s.profiles.take(t)
	p := openTab(t, s, shell.ctx, chromedp.WithExistingBrowserContext(profile))
	call(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{
		Origin: strings.TrimSuffix(p.origin, "/"), StorageTypes: "local_storage,session_storage,indexeddb",
	})
	return p
}

// newcomer opens an empty tab in a profile that has never been here.
func newcomer(t *testing.T, s *server) *player {
	t.Helper()
	return openTab(t, s, shell.ctx, chromedp.WithNewBrowserContext())
}

// tab opens another tab of the same profile.
func (p *player) tab() *player {
	p.Helper()
	id := chromedp.FromContext(p.ctx).BrowserContextID
	return openTab(p.T, p.site, p.ctx, chromedp.WithExistingBrowserContext(id))
}

func openTab(t *testing.T, s *server, parent context.Context, options ...chromedp.ContextOption) *player {
	t.Helper()
	ctx, cancel := chromedp.NewContext(parent, options...)
	t.Cleanup(cancel)
	p := &player{T: t, ctx: ctx, site: s, hand: keys{}, witness: newWitness(s.url)}
	p.do(chromedp.Steps()) // opens the tab
	if err := chromedp.Listen(ctx, p.notice); err != nil {
		t.Fatal(err)
	}
	p.before(reportViolations)
	t.Cleanup(func() { p.judge(t) })
	return p
}

// patience is how long anything that the page does may take.
const patience = 10 * time.Second

// do carries out browser actions, or ends the test.
func (p *player) do(steps ...chromedp.Action[chromedp.Void]) {
	p.Helper()
	if err := chromedp.Do(p.ctx, steps...); err != nil {
		p.Fatal(err)
	}
}

// call sends a command of the protocol.
func call[P, R any](p *player, command cdp.Command[P, R], params P) R {
	p.Helper()
	result, err := chromedp.Call(p.ctx, command, params)
	if err != nil {
		p.Fatalf("%s: %v", command.Method, err)
	}
	return result
}

// eval returns the value of a script, waiting for it if it is a promise. It
// runs outside the page's content security policy.
func eval[T any](p *player, script string) T {
	p.Helper()
	value, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
	if err != nil {
		p.Fatalf("%s\n%v", script, err)
	}
	return value
}

// run runs a script for what it does.
func (p *player) run(script string) {
	p.Helper()
	eval[chromedp.Void](p, script)
}

// before has a script run in every page that is loaded from now on, before any
// of its own.
func (p *player) before(script string) {
	p.Helper()
	call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// open loads the site with a query, which is empty or begins with "?", and
// waits until the game runs.
func (p *player) open(query string) {
	p.Helper()
	p.do(chromedp.Navigate(p.site.url + query))
	p.ready()
}

// reload loads the page again.
func (p *player) reload() {
	p.Helper()
	p.do(chromedp.Reload())
	p.ready()
}

// ready waits until the program has taken over.
func (p *player) ready() {
	p.Helper()
	p.wait(`document.documentElement.dataset.app === "ready"`)
}

// wait waits until a script is true.
func (p *player) wait(condition string) {
	p.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(blink) {
		ok, err := chromedp.Run(p.ctx, chromedp.Evaluate[bool]("Boolean("+condition+")"))
		if err == nil && ok {
			return
		}
		if time.Now().After(end) {
			p.Fatalf("waited in vain for %s (%v); the page: %+v", condition, err, p.look())
		}
	}
}

// quote writes a string as a script does.
func quote(s string) string {
	quoted, _ := json.Marshal(s) // a string always marshals
	return string(quoted)
}
