package e2e

import (
	"flag"
	"fmt"
	"os"
	"testing"
)

// What all tests share: the built site, its two servers, and one browser, in
// which each test has a profile of its own.
var (
	site  string  // folder of the built site
	root  *server // serves the site at /
	deep  *server // serves it at /deep/sub/
	shell *browser
	toll  *tollgate // where requests to other hosts end
)

// parallel is how many tests run at once: more than two slow cores can draw
// makes them wait, not finish.
const parallel = "2"

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

// run prepares what the tests share and runs them.
func run(m *testing.M) (code int, err error) {
	flag.Set("test.parallel", parallel)
	binary, err := findChromium()
	if err != nil {
		return 1, err
	}
	work, err := os.MkdirTemp("", "ketword-e2e-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(work)
	tools, err := newTools(work)
	if err != nil {
		return 1, err
	}
	site = work + "/site"
	if err := tools.build(site); err != nil {
		return 1, err
	}
	for mount, s := range map[string]**server{"/": &root, deepMount: &deep} {
		if *s, err = tools.serve(site, mount, "localhost:0"); err != nil {
			return 1, err
		}
		defer (*s).stop()
	}
	if toll, err = newTollgate(); err != nil {
		return 1, err
	}
	if shell, err = startBrowser(binary, work+"/profile"); err != nil {
		return 1, err
	}
	defer shell.stop()
	builder, chromium = tools, binary
	code = m.Run()
	if strangers := toll.calls(); len(strangers) > 0 {
		return 1, fmt.Errorf("requests to other hosts: %q", strangers)
	}
	return code, nil
}
