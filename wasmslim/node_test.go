package wasmslim

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// A testProgram is compiled from testdata.
type testProgram struct {
	name  string
	pkg   string // as the go command takes it
	args  []string
	input string
	page  string // the script that stands for a page, or ""
	wasi  bool   // compiled for WASI, not for the browser
}

// linkedPrograms keeps what was linked, by GOOS and package.
var linkedPrograms sync.Map

// link returns a package as Go links it for the browser.
func link(t testing.TB, pkg string) []byte {
	t.Helper()
	return testProgram{pkg: pkg}.link(t)
}

// link returns the program as Go links it.
func (p testProgram) link(t testing.TB) []byte {
	t.Helper()
	goos := "js"
	if p.wasi {
		goos = "wasip1"
	}
	once, _ := linkedPrograms.LoadOrStore(goos+" "+p.pkg, sync.OnceValues(func() ([]byte, error) { return goBuild(goos, "testdata", p.pkg) }))
	wasm, err := once.(func() ([]byte, error))()
	if err != nil {
		t.Fatal(err)
	}
	return wasm
}

// goBuild compiles a package, or a file, for GOOS, in a folder. What debuggers read isn't linked, so it isn't made.
func goBuild(goos, folder, pkg string) ([]byte, error) {
	temp, err := os.MkdirTemp("", "wasmslim-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	out := filepath.Join(temp, "program.wasm")
	build := exec.Command("go", "build", "-trimpath", "-gcflags=all=-dwarf=false", "-ldflags=-s -w", "-o", out, pkg)
	build.Dir = folder
	build.Env = append(os.Environ(), "GOOS="+goos, "GOARCH=wasm", "GOWASM=", "GOWORK=off", "GOFLAGS=")
	if said, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("build %s: %w\n%s", pkg, err, said)
	}
	return os.ReadFile(out)
}

// wasmExec is the script of Go that runs a program under Node.
var wasmExec = sync.OnceValues(func() (string, error) {
	if _, err := exec.LookPath("node"); err != nil {
		return "", errors.New("these tests run programs under Node: install it (Debian: apt-get install nodejs)")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	return filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js"), err
})

// A result is what comes of running a program.
type result struct {
	out, errors string
	code        int
}

// run runs a program under Node, with variables added to the environment.
func (p testProgram) run(t testing.TB, wasm []byte, env ...string) result {
	t.Helper()
	script, err := wasmExec()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "program.wasm")
	if err := os.WriteFile(file, wasm, 0o666); err != nil {
		t.Fatal(err)
	}
	args := []string{"--stack-size=8192"} // as go_js_wasm_exec has it
	if p.wasi {
		args, script = append(args, "--no-warnings"), "testdata/wasi.mjs"
	}
	if p.page != "" {
		args = append(args, "--require", p.page)
	}
	node := exec.Command("node", append(append(args, script, file), p.args...)...)
	var out, messages bytes.Buffer
	node.Stdin, node.Stdout, node.Stderr = strings.NewReader(p.input), &out, &messages
	node.Env = append(os.Environ(), env...)
	if err := node.Run(); err != nil && node.ProcessState == nil {
		t.Fatal(err)
	}
	return result{out.String(), messages.String(), node.ProcessState.ExitCode()}
}

// withoutTraceback returns the result without the goroutines that a panic lists.
func (r result) withoutTraceback() result {
	r.errors, _, _ = strings.Cut(r.errors, "\ngoroutine ")
	return r
}
