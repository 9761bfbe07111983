package e2e

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// What all tests share: the built site, its two servers, and one browser, in
// which each test has a profile of its own.
var (
	site          string  // folder of the built site
	root          *server // serves the site at /
	deep          *server // serves it at /deep/sub/
	sharedBrowser *browser
	outside       *blockingProxy // where requests to other hosts end
)

// built names the folder of a site that was built before, so that it is not built anew.
var built = flag.String("site", "", "test the site in this `folder`, which was built before")

// slow is how many times as slow as it is the CPU is to be for the pages.
var slow = flag.Float64("slow", 1, "slow the CPU of pages down so many `times`")

// mostParallel is how many tests run at once where there are cores for them: a page takes
// some hundred megabytes.
const mostParallel = 8

// sharedFlags spare time in the browser that tests share; make pace measures without the second.
//
//   - It keeps no page that is left: to keep those that tests leave for good would take a tenth of the time.
//   - It compiles the program's functions once, and hardly any again for speed: most pages of the tests are
//     gone before that pays. That is another tenth.
var sharedFlags = []chromedp.ExecAllocatorOption{
	chromedp.Flag("disable-back-forward-cache", true),
	chromedp.Flag("js-flags", "--wasm-tiering-budget=200000000"),
}

// deepMount is a path that is not the root of an origin.
const deepMount = "/deep/sub/"

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		code = 1
	}
	os.Exit(code)
}

// environment is what the browsers would otherwise take from the machine: the time zone, the
// encoding of file names, and the language.
var environment = map[string]string{"TZ": "UTC", "LC_ALL": "C.UTF-8", "LANGUAGE": "en_US"}

// run prepares what the tests share and runs them.
func run(m *testing.M) (code int, err error) {
	// One test more than there are cores, since tests wait for frames, unless the command line says another number.
	flag.Set("test.parallel", fmt.Sprint(min(runtime.NumCPU()+1, mostParallel)))
	flag.Parse()
	for name, value := range environment {
		os.Setenv(name, value)
	}
	work, err := os.MkdirTemp("", "ketword-e2e-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(work)
	builder.command = work + "/build"
	if _, err := inProject("go", "build", "-o", builder.command, "./cmd/build"); err != nil {
		return 1, err
	}
	if site = *built; site == "" {
		site = work + "/site"
		if err := builder.build(site); err != nil {
			return 1, err
		}
	}
	for mount, s := range map[string]**server{"/": &root, deepMount: &deep} {
		if *s, err = builder.serve(site, mount, "localhost:0"); err != nil {
			return 1, err
		}
		defer (*s).stop()
	}
	if outside, err = newBlockingProxy(); err != nil {
		return 1, err
	}
	stop, err := startShared(work)
	if err != nil {
		return 1, err
	}
	defer stop()
	code = m.Run()
	if strangers := outside.requests(); len(strangers) > 0 {
		return 1, fmt.Errorf("requests to other hosts: %q", strangers)
	}
	return code, nil
}

// startShared starts the browser that the tests share.
func startShared(work string) (stop func(), err error) {
	if start, other := otherBrowsers[*browserName]; other {
		flag.Set("test.parallel", "1") // only one page of theirs has the focus
		if elsewhere, err = start(work); err != nil {
			return nil, err
		}
		return elsewhere.stop, nil
	}
	if chromium, err = findChromium(); err != nil {
		return nil, err
	}
	if sharedBrowser, err = startBrowser(chromium, work+"/profile", sharedFlags...); err != nil {
		return nil, err
	}
	return sharedBrowser.stop, nil
}

// project is the project's folder, seen from the tests.
const project = ".."

// inProject runs a command in the project's folder, and returns what it prints.
func inProject(name string, arguments ...string) (string, error) {
	command := exec.Command(name, arguments...)
	command.Dir = project
	said, err := command.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s", name, strings.Join(arguments, " "), err, said)
	}
	return string(said), nil
}

// builder builds and serves the site.
var builder tools

// tools is the build command. It is compiled once, as go run does, so that a
// server can be stopped: go run does not pass signals on.
type tools struct{ command string }

// build builds the whole site into a folder, compressed copies and all unless
// flags of the build command want it otherwise.
func (t tools) build(out string, flags ...string) error {
	_, err := inProject(t.command, append(flags, "-out", out)...)
	return err
}

// server is a running server of the site, a process of its own.
type server struct {
	url      string // of the site, ending in a slash
	process  *exec.Cmd
	profiles profiles
}

// serve serves a folder under a path, until it is stopped.
func (t tools) serve(folder, mount, address string) (*server, error) {
	process := exec.Command(t.command, "-serve-only", "-serve", address, "-out", folder, "-mount", mount)
	process.Stderr = os.Stderr
	out, err := process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := process.Start(); err != nil {
		return nil, err
	}
	late := time.AfterFunc(patience, func() { process.Process.Kill() })
	defer late.Stop()
	line, err := bufio.NewReader(out).ReadString('\n')
	_, url, found := strings.Cut(strings.TrimSpace(line), " at ")
	if err != nil || !found {
		process.Process.Kill()
		return nil, fmt.Errorf("the server said %q, not its address", line)
	}
	return &server{url: url, process: process}, nil
}

// stop ends the server and waits until it is gone.
func (s *server) stop() { end(s.process) }
