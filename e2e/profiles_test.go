package e2e

import (
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// profiles are browser profiles that have visited a site. A test takes one and
// gives it back: opening the site in a fresh one means compiling the program,
// which takes most of a second.
type profiles struct {
	mutex sync.Mutex
	idle  []cdp.BrowserContextID
}

// take returns a profile that no other test uses until this one ends.
func (s *profiles) take(t *testing.T) cdp.BrowserContextID {
	t.Helper()
	s.mutex.Lock()
	defer s.mutex.Unlock()
	var id cdp.BrowserContextID
	if n := len(s.idle); n > 0 {
		id, s.idle = s.idle[n-1], s.idle[:n-1]
	} else {
		made, err := chromedp.CallBrowser(shell.ctx, target.CreateBrowserContext, target.CreateBrowserContextParams{})
		if err != nil {
			t.Fatal(err)
		}
		id = made.BrowserContextID
	}
	t.Cleanup(func() {
		s.mutex.Lock()
		defer s.mutex.Unlock()
		s.idle = append(s.idle, id)
	})
	return id
}
