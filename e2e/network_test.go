package e2e

import (
	"fmt"
	"maps"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
)

// blockingProxy is a proxy that the browser takes to every host but this one. It
// lets nothing through and writes down who came: so a request to another
// origin is seen whoever made it, page, service worker or prefetch.
type blockingProxy struct {
	address string

	mutex   sync.Mutex
	blocked []string
}

func newBlockingProxy() (*blockingProxy, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	t := &blockingProxy{address: listener.Addr().String()}
	go http.Serve(listener, t) // until the tests end
	return t, nil
}

func (b *blockingProxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.WriteHeader(http.StatusForbidden)
	if slices.Contains(chromiumsOwn, r.URL.Hostname()) {
		return
	}
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.blocked = append(b.blocked, r.Method+" "+r.URL.String())
}

// chromiumsOwn are the hosts that Chromium asks for itself, for its updates,
// the time, accounts and its search page, whatever page is open.
var chromiumsOwn = []string{
	"accounts.google.com", "clients2.google.com", "update.googleapis.com",
	"content-autofill.googleapis.com", "optimizationguide-pa.googleapis.com",
	"start.duckduckgo.com", "android.clients.google.com", "mtalk.google.com", "redirector.gvt1.com",
}

// requests returns what was asked of other hosts.
func (b *blockingProxy) requests() []string {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return slices.Clone(b.blocked)
}

// reportViolations makes every breach of the content security policy an error
// in the console.
const reportViolations = `addEventListener("securitypolicyviolation", (e) =>
	console.error("content security policy: " + e.violatedDirective + " " + e.blockedURI));`

// pageErrors collects what a page does that it shouldn't: errors and warnings in
// its console, exceptions, requests to other origins.
type pageErrors struct {
	origin string // of the site, ending in a slash

	mutex    sync.Mutex
	found    []string
	expected map[string]bool // parts of errors that the test brings about, and whether they came
}

func newPageErrors(home string) *pageErrors {
	scheme, rest, _ := strings.Cut(home, "://")
	host, _, _ := strings.Cut(rest, "/")
	return &pageErrors{origin: scheme + "://" + host + "/", expected: map[string]bool{}}
}

// expectError tells that errors that contain one of the parts are meant to come:
// each part must.
func (e *pageErrors) expectError(parts ...string) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	for _, part := range parts {
		e.expected[part] = false
	}
}

// allowError tells that errors that contain a part may come, or not.
func (e *pageErrors) allowError(part string) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.expected[part] = true
}

// record looks at an event of the browser.
func (e *pageErrors) record(event any) {
	switch event := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if event.Type == runtime.ConsoleAPICalledTypeError || event.Type == runtime.ConsoleAPICalledTypeWarning ||
			event.Type == runtime.ConsoleAPICalledTypeAssert {
			e.add("console %s: %s", event.Type, consoleText(event.Args))
		}
	case *runtime.EventExceptionThrown:
		thrown := []*runtime.RemoteObject{}
		if event.ExceptionDetails.Exception != nil {
			thrown = append(thrown, event.ExceptionDetails.Exception)
		}
		e.add("exception: %s %s", event.ExceptionDetails.Text, consoleText(thrown))
	case *log.EventEntryAdded:
		if event.Entry.Level == log.EntryLevelError || event.Entry.Level == log.EntryLevelWarning && !strings.Contains(event.Entry.Text, usedLate) {
			e.add("log %s: %s %s", event.Entry.Level, event.Entry.Text, event.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		if !strings.HasPrefix(event.Request.URL, e.origin) {
			e.add("request: %s", event.Request.URL)
		}
	}
}

// usedLate is what Chromium warns of where a preloaded file is used only some seconds later, which
// a slow machine brings about, too. TestPreloads in cmd/build/internal/site holds that all are used.
const usedLate = "was preloaded using link preload but not used within a few seconds"

// consoleText returns what was logged.
func consoleText(args []*runtime.RemoteObject) string {
	var parts []string
	for _, a := range args {
		if a.Description != "" {
			parts = append(parts, a.Description)
		} else {
			parts = append(parts, strings.Trim(string(a.Value), `"`))
		}
	}
	return strings.Join(parts, " ")
}

func (e *pageErrors) add(format string, args ...any) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if elsewhere != nil && len(e.expected) > 0 {
		return // each browser has words of its own for what a test brings about
	}
	text := fmt.Sprintf(format, args...)
	meant := false
	for part := range e.expected {
		if strings.Contains(text, part) {
			e.expected[part], meant = true, true
		}
	}
	if !meant {
		e.found = append(e.found, text)
	}
}

// missing returns the expected errors that have not come.
func (e *pageErrors) missing() ([]string, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	return slices.DeleteFunc(slices.Collect(maps.Keys(e.expected)), func(part string) bool { return e.expected[part] }), nil
}

// checkErrors fails the test for errors that were not expected, and for expected
// ones that don't come.
func (p *page) checkErrors() {
	p.Helper()
	p.pageErrors.mutex.Lock()
	for _, text := range p.found {
		p.Errorf("%s: %s", p.origin, text)
	}
	p.pageErrors.mutex.Unlock()
	if !p.Failed() && p.remote == nil {
		await(p, "the expected errors", p.missing, func(parts []string) bool { return len(parts) == 0 })
	}
}
