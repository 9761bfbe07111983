// Package toolchain runs the go command: it compiles the program for the
// browser and says which modules went into it.
package toolchain

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Go is the toolchain that the go command uses in a folder.
type Go struct {
	Version string `json:"GOVERSION"` // as in "go1.26.0"
	Root    string `json:"GOROOT"`
	dir     string
	modfile string // in place of go.mod, or ""
	overlay string // replaces files of the standard library, or ""
}

// Find returns the toolchain that the go command uses in dir, a folder of the
// module. That it is there, and new enough, scripts/go-ready has said.
func Find(dir string) (Go, error) {
	g := Go{dir: dir}
	out, err := g.run(nil, "env", "-json", "GOVERSION", "GOROOT")
	if err != nil {
		return Go{}, err
	}
	if err := json.Unmarshal(out, &g); err != nil {
		return Go{}, fmt.Errorf("go env: %w", err)
	}
	return g, nil
}

// WithModfile returns a toolchain that takes another file, whose path is relative
// to its folder, for go.mod.
func (g Go) WithModfile(file string) Go {
	g.modfile = file
	return g
}

// WithOverlay returns a toolchain that replaces files of the standard library as another file says,
// whose path is relative to its folder.
func (g Go) WithOverlay(file string) Go {
	g.overlay = file
	return g
}

// WasmExec returns wasm_exec.js, the toolchain's script that runs a program in
// the browser.
func (g Go) WasmExec() ([]byte, error) {
	return os.ReadFile(filepath.Join(g.Root, "lib", "wasm", "wasm_exec.js"))
}

// browser is the environment in which the go command compiles for the browser.
var browser = []string{"GOOS=js", "GOARCH=wasm", "GOWASM=", "GOWORK=off"}

// Compile builds a main package for the browser, without symbols, and without
// paths or anything else that differs between two machines.
func (g Go) Compile(pkg string) ([]byte, error) {
	temp, err := os.MkdirTemp("", "ketword-build-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	out := filepath.Join(temp, "ketword.wasm")
	args := append([]string{"build", "-buildvcs=false", "-ldflags=-s -w", "-o", out}, g.PackageFlags()...)
	if _, err := g.run(browser, append(args, pkg)...); err != nil {
		return nil, fmt.Errorf("compile %s: %w", pkg, err)
	}
	return os.ReadFile(out)
}

// PackageFlags returns the flags that decide what comes of compiling a package: with the same ones, and
// for the same system, the go command compiles it once.
func (g Go) PackageFlags() []string {
	flags := []string{"-modfile=" + g.modfile, "-overlay=" + g.overlay, "-trimpath", "-gcflags=all=" + shorter} // whatever GOFLAGS says
	for _, packages := range notInlined {
		flags = append(flags, "-gcflags="+packages+"=-l "+shorter)
	}
	return flags
}

// shorter are flags of the compiler by which the program has a 60th fewer bytes, and is as fast. No debugger
// reads the program, so it has nothing for one. Slices that grow have no room on the stack first, iterators are
// not checked for calls after their loop, and blocks stay in the order of the source, which matters to
// processors but not to WebAssembly.
const shorter = "-dwarf=false -d=variablemakethreshold=0,rangefunccheck=0,ssa/loop_rotate/off,ssa/likelyadjust/off"

// notInlined are packages whose functions are not inlined: that makes the program smaller by more
// than a 40th, and keys no slower. The packages that the solver counts with are not among them.
var notInlined = []string{
	"ketword/app/...", "ketword/internal/...", "ketword/wordlists", "github.com/maxence-charriere/go-app/...",
	"internal/strconv", "strconv", "strings", "syscall/js",
}

// run runs the go command in the module, with env added to the environment, and
// returns what it prints. An error holds what it printed as errors.
func (g Go) run(env []string, args ...string) ([]byte, error) {
	var out, messages bytes.Buffer
	cmd := exec.Command("go", args...)
	cmd.Dir = g.dir
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdout, cmd.Stderr = &out, &messages
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", args[0], err, strings.TrimSpace(messages.String()))
	}
	return out.Bytes(), nil
}
