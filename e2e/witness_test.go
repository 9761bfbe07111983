package e2e

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
)

// reportViolations makes every breach of the content security policy an error
// in the console.
const reportViolations = `addEventListener("securitypolicyviolation", (e) =>
	console.error("content security policy: " + e.violatedDirective + " " + e.blockedURI));`

// witness writes down what a tab does that it shouldn't, and where it turns.
type witness struct {
	origin string // of the site, ending in a slash

	mutex    sync.Mutex
	troubles []string
	allowed  []string // parts of troubles that the test provokes
	met      map[string]bool
}

func newWitness(home string) *witness {
	scheme, rest, _ := strings.Cut(home, "://")
	host, _, _ := strings.Cut(rest, "/")
	return &witness{origin: scheme + "://" + host + "/", met: map[string]bool{}}
}

// provoke tells that troubles that contain one of the parts are meant to come:
// each part must.
func (w *witness) provoke(parts ...string) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.allowed = append(w.allowed, parts...)
}

// notice takes in an event of the browser.
func (w *witness) notice(event any) {
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning ||
			e.Type == runtime.ConsoleAPICalledTypeAssert {
			w.add("console %s: %s", e.Type, written(e.Args))
		}
	case *runtime.EventExceptionThrown:
		w.add("exception: %s", thrown(e.ExceptionDetails))
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError || e.Entry.Level == log.EntryLevelWarning {
			w.add("log %s: %s %s", e.Entry.Level, e.Entry.Text, e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		if !strings.HasPrefix(e.Request.URL, w.origin) {
			w.add("request: %s", e.Request.URL)
		}
	}
}

// thrown returns what was thrown, as text.
func thrown(details *runtime.ExceptionDetails) string {
	if details.Exception == nil {
		return details.Text
	}
	return details.Text + " " + written([]*runtime.RemoteObject{details.Exception})
}

// written returns what was logged, as text.
func written(args []*runtime.RemoteObject) string {
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

func (w *witness) add(format string, args ...any) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	trouble := fmt.Sprintf(format, args...)
	for _, part := range w.allowed {
		if strings.Contains(trouble, part) {
			w.met[part] = true
			return
		}
	}
	w.troubles = append(w.troubles, trouble)
}

// judge fails the test for what should not have happened, and for what was to
// happen and didn't.
func (w *witness) judge(t *testing.T) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	for _, trouble := range w.troubles {
		t.Errorf("%s: %s", w.origin, trouble)
	}
	for _, part := range w.allowed {
		if !w.met[part] {
			t.Errorf("%s: provoked, but did not come: %s", w.origin, part)
		}
	}
}
