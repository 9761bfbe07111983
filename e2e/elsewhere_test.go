package e2e

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"ketword/internal/sample"
)

// browserName names the browser that the tests run in. What needs Chromium's own protocol is
// skipped elsewhere.
var browserName = flag.String("browser", "chromium", "test in this `browser`: chromium, firefox or webkit")

// longOnly leaves a test to make test-long, as [sample.LongOnly] does, but in browsers other than Chromium.
func longOnly(t *testing.T, why string) {
	t.Helper()
	if elsewhere == nil {
		sample.LongOnly(t, why)
	}
}

// elsewhere is the browser that the tests run in, if it is not Chromium.
var elsewhere otherBrowser

// otherBrowser opens tabs in which nothing is stored.
type otherBrowser interface {
	open(found *pageErrors) (tab remote, close func() error, err error)
	stop()
}

// otherBrowsers are those that can be named, each with what starts it, with a folder for its files.
var otherBrowsers = map[string]func(folder string) (otherBrowser, error){"firefox": startFirefox, "webkit": startWebkit}

// openElsewhere opens an empty tab.
func openElsewhere(t *testing.T, s *server) *page {
	t.Helper()
	p := &page{T: t, ctx: context.Background(), site: s, profile: &profile{}, device: keyboard{}, pageErrors: newPageErrors(s.url), workers: &workers{}}
	tab, closeTab, err := elsewhere.open(p.pageErrors)
	if err != nil {
		t.Fatal(err)
	}
	p.remote = tab
	t.Cleanup(func() {
		p.checkErrors()
		if err := closeTab(); err != nil {
			t.Error(err)
		}
	})
	for _, script := range []string{reportViolations, stillClock} {
		p.must("a script", tab.before(script))
	}
	p.must("a window", tab.window(800, 600)) // as Chromium's is
	return p
}

// startProgram starts a program with what is added to the environment, and waits for a line that
// it writes; it returns what the group of the awaited expression is in that.
func startProgram(environment []string, awaited, name string, arguments ...string) (told string, process *exec.Cmd, err error) {
	line := regexp.MustCompile(awaited)
	process = exec.Command(name, arguments...)
	process.Env = append(os.Environ(), environment...)
	reader, writer := io.Pipe()
	process.Stdout, process.Stderr = writer, writer
	if err := process.Start(); err != nil {
		return "", nil, err
	}
	late := time.AfterFunc(patience, func() { process.Process.Kill(); writer.Close() })
	defer late.Stop()
	var said []string
	for lines := bufio.NewScanner(reader); lines.Scan(); {
		if found := line.FindStringSubmatch(lines.Text()); found != nil {
			go io.Copy(io.Discard, reader)
			return found[1], process, nil
		}
		said = append(said, lines.Text())
	}
	return "", nil, fmt.Errorf("%s says %q", name, said)
}

// end ends a program, and waits until it is gone.
func end(process *exec.Cmd) {
	process.Process.Signal(os.Interrupt)
	late := time.AfterFunc(patience, func() { process.Process.Kill() })
	defer late.Stop()
	process.Wait()
}

// firefoxSettings have Firefox ask its maker's hosts for nothing, save without asking, and prefer
// reduced motion.
var firefoxSettings = map[string]any{
	"app.normandy.enabled": false, "app.update.disabledForTesting": true, "browser.safebrowsing.update.enabled": false,
	"browser.shell.checkDefaultBrowser": false, "datareporting.policy.dataSubmissionEnabled": false, "toolkit.telemetry.enabled": false,
	"browser.download.folderList": 2, "browser.download.useDownloadDir": true, "browser.download.always_ask_before_handling_new_types": false,
	"ui.prefersReducedMotion": 1, "dom.disable_window_flip": false,
}

// firefox is a Firefox without windows.
type firefox struct {
	*bidi
	process *exec.Cmd
}

func startFirefox(folder string) (otherBrowser, error) {
	profile := filepath.Join(folder, "firefox")
	if err := os.MkdirAll(profile, 0o700); err != nil {
		return nil, err
	}
	var settings strings.Builder
	for name, value := range firefoxSettings {
		fmt.Fprintf(&settings, "user_pref(%q, %#v);\n", name, value)
	}
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(settings.String()), 0o600); err != nil {
		return nil, err
	}
	address, process, err := startProgram([]string{"HOME=" + folder}, "WebDriver BiDi listening on (.*)",
		"firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", "--remote-allow-origins=http://localhost")
	if err != nil {
		return nil, err
	}
	protocol, err := newBidi(address)
	return &firefox{protocol, process}, err
}

func (f *firefox) open(found *pageErrors) (remote, func() error, error) {
	tab, err := f.bidi.open(found)
	if err != nil {
		return nil, nil, err
	}
	return tab, tab.close, nil
}

func (f *firefox) stop() {
	f.call("browser.close", step{}, nil)
	end(f.process)
}

// webkit is WebKitGTK's own small browser, with windows on a screen that nobody sees. Each tab is a
// browser of its own, with a driver of its own: a driver that is used again hangs now and then.
type webkit struct {
	screen, manager *exec.Cmd
	environment     []string
}

// miniBrowser is the browser that comes with the driver.
const miniBrowser = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"

func startWebkit(folder string) (otherBrowser, error) {
	// Of screens that others have it says more before its number.
	display, screen, err := startProgram(nil, `^(\d+)$`, "Xvfb", "-displayfd", "1", "-screen", "0", "1600x1400x24", "-nolisten", "tcp")
	if err != nil {
		return nil, err
	}
	w := &webkit{screen: screen, manager: exec.Command("openbox")} // without a manager no window has the focus
	w.environment = append(os.Environ(), "DISPLAY=:"+display, "HOME="+folder, "XDG_RUNTIME_DIR="+folder, "LIBGL_ALWAYS_SOFTWARE=1")
	w.manager.Env = w.environment
	return w, w.manager.Start()
}

// drive starts a driver, and returns its address.
func (w *webkit) drive() (address string, driver *exec.Cmd, err error) {
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", nil, err
	}
	free.Close()
	_, port, _ := net.SplitHostPort(free.Addr().String())
	driver = exec.Command("WebKitWebDriver", "--port="+port)
	driver.Env = w.environment
	if err := driver.Start(); err != nil {
		return "", nil, err
	}
	for late := time.Now().Add(patience); time.Now().Before(late); time.Sleep(pause) {
		if conn, err := net.Dial("tcp", free.Addr().String()); err == nil {
			return "http://" + free.Addr().String(), driver, conn.Close()
		}
	}
	end(driver)
	return "", nil, errors.New("WebKitWebDriver does not listen")
}

func (w *webkit) open(*pageErrors) (remote, func() error, error) {
	found, err := filepath.Glob(miniBrowser)
	if err != nil || len(found) == 0 {
		return nil, nil, fmt.Errorf("no %s, %v", miniBrowser, err)
	}
	address, driver, err := w.drive()
	if err != nil {
		return nil, nil, err
	}
	session, err := newWebdriver(address, map[string]any{
		"pageLoadStrategy":         "normal", // a script that is run while a page is left may never end
		"webkitgtk:browserOptions": map[string]any{"binary": found[0], "args": []string{"--automation"}},
	})
	if err != nil {
		end(driver)
		return nil, nil, err
	}
	return session, func() error { defer end(driver); return session.end() }, nil
}

func (w *webkit) stop() {
	end(w.manager)
	end(w.screen)
}
