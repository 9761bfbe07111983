package e2e

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// chromium is the browser's binary.
var chromium string

// findChromium finds the browser, or says what to do. It never lets the tests
// be passed over.
func findChromium() (string, error) {
	if named := os.Getenv("CHROMIUM"); named != "" {
		path, err := exec.LookPath(named)
		if err != nil {
			return "", errors.New("CHROMIUM names no program that can be run: " + named)
		}
		return path, nil
	}
	for _, name := range []string{"chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "/usr/bin/chromium"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("no Chromium found: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM to its binary")
}

// browser is a running Chromium, a process of its own.
type browser struct {
	ctx  context.Context
	stop func()
}

// unwanted are Chromium's features that ask its maker's hosts for something, or
// draw an address bar for every window that nobody sees, which takes as much
// time as the game.
var unwanted = []string{
	"Translate", "PreconnectToSearch", "NetworkTimeServiceQuerying", "OptimizationHints",
	"AutofillServerCommunication", "MediaRouter",
	"WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
}

// startBrowser starts Chromium with a profile folder. Its pages prefer reduced
// motion, so that drawing takes little time; a test of motion says that it wants
// it.
func startBrowser(binary, profile string, further ...chromedp.ExecAllocatorOption) (*browser, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(binary),
		chromedp.UserDataDir(profile),
		chromedp.WSURLReadTimeout(patience),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-domain-reliability", true),
		chromedp.Flag("no-pings", true),
		chromedp.Flag("disable-features", strings.Join(unwanted, ",")),
		chromedp.Flag("force-prefers-reduced-motion", true),
		chromedp.ProxyServer("http://"+outside.address), // localhost goes past it
	)
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), append(options, further...)...)
	ctx, stopContext := chromedp.NewContext(allocator)
	b := &browser{ctx: ctx, stop: func() {
		closing, cancel := context.WithTimeout(ctx, patience)
		chromedp.Cancel(closing) // in good order, so that the profile is written
		cancel()
		stopContext()
		stopAllocator()
	}}
	late := time.AfterFunc(patience, stopContext)
	defer late.Stop()
	if err := chromedp.Do(ctx); err != nil {
		b.stop()
		return nil, err
	}
	return b, nil
}

// profile is a browser profile that has visited a site.
type profile struct {
	id  cdp.BrowserContextID // "" of a browser with one profile
	tab target.ID            // that a test has left at a file of the site; "" if there is none
}

// profiles are those that no test uses. A test takes one and gives it back: opening the
// site in a fresh one means compiling the program, which takes most of a second, and a
// fresh tab means another process.
type profiles struct {
	mutex sync.Mutex
	idle  []*profile
}

// take returns a profile that no other test uses until it is given back.
func (p *profiles) take(t *testing.T) *profile {
	t.Helper()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if n := len(p.idle); n > 0 {
		last := p.idle[n-1]
		p.idle = p.idle[:n-1]
		return last
	}
	made := sample.Must(callBrowser(sharedBrowser.ctx, target.CreateBrowserContext, target.CreateBrowserContextParams{}))(t)
	return &profile{id: made.BrowserContextID}
}

// give gives a profile back, or has it closed with all its tabs where a test couldn't leave
// its tab.
func (p *profiles) give(t *testing.T, back *profile) {
	if back.tab == "" {
		dispose := target.DisposeBrowserContextParams{BrowserContextID: back.id}
		if _, err := callBrowser(sharedBrowser.ctx, target.DisposeBrowserContext, dispose); err != nil {
			t.Error(err)
		}
		return
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.idle = append(p.idle, back)
}
