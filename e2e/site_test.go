package e2e

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// project is the project's folder, seen from the tests.
const project = ".."

// builder builds and serves the site.
var builder tools

// tools is the build command. It is compiled once, as go run does, so that a
// server can be stopped: go run does not pass signals on.
type tools struct{ command string }

// newTools compiles the build command into a folder.
func newTools(folder string) (tools, error) {
	t := tools{command: filepath.Join(folder, "build")}
	compile := exec.Command("go", "build", "-o", t.command, "./cmd/build")
	compile.Dir = project
	if out, err := compile.CombinedOutput(); err != nil {
		return t, fmt.Errorf("compile cmd/build: %w\n%s", err, out)
	}
	return t, nil
}

// build builds the whole site into a folder, compressed copies and all.
func (t tools) build(out string) error {
	build := exec.Command("go", "run", "./cmd/build", "-out", out)
	build.Dir = project
	if said, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("build the site: %w\n%s", err, said)
	}
	return nil
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
	line, err := bufio.NewReader(out).ReadString('\n')
	_, url, found := strings.Cut(strings.TrimSpace(line), " at ")
	if err != nil || !found {
		process.Process.Kill()
		return nil, fmt.Errorf("the server said %q, not its address", line)
	}
	return &server{url: url, process: process}, nil
}

// stopTimeout is how long a server may take to stop.
const stopTimeout = 5 * time.Second

// stop ends the server and waits until it is gone.
func (s *server) stop() {
	s.process.Process.Signal(syscall.SIGTERM)
	late := time.AfterFunc(stopTimeout, func() { s.process.Process.Kill() })
	defer late.Stop()
	s.process.Wait()
}
