package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"wasmslim"
)

// hello compiles a program with the flags of wasmslim's own tests, so that Go's packages are compiled once for both.
func hello(t *testing.T) string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "hello.wasm")
	build := exec.Command("go", "build", "-trimpath", "-gcflags=all=-dwarf=false", "-ldflags=-s -w", "-o", out, "./hello")
	build.Dir = "../../testdata"
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=", "GOWORK=off", "GOFLAGS=")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return out
}

// A program is written as Slim makes it, and the report is printed if it is asked for, or all there is.
func TestRun(t *testing.T) {
	in := hello(t)
	out := in + ".out"
	linked, err := os.ReadFile(in)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args   []string
		steps  []wasmslim.Step // of what is written, if anything is
		prints string
	}{
		{[]string{"-o", out, in}, wasmslim.DefaultSteps(), ""},
		{[]string{"-o", out, "-step=all", "-report", in}, wasmslim.AllSteps(), "types"},
		{[]string{"-o", out, "-step=strip,powers", in}, []wasmslim.Step{wasmslim.Strip, wasmslim.Powers}, ""},
		{[]string{"-o", out, "-step=default,types", in}, append(wasmslim.DefaultSteps(), wasmslim.Types), ""},
		{[]string{in}, nil, "gzip\n"},
		{[]string{in}, nil, "as linked by go"},
		{[]string{"-help"}, nil, "* unused"},
		{[]string{"-h"}, nil, "without it nothing is written"},
	} {
		os.Remove(out)
		var said strings.Builder
		if err := run(c.args, &said); err != nil {
			t.Fatalf("%q: %v", c.args, err)
		}
		if !strings.Contains(said.String(), c.prints) || c.prints == "" && said.Len() > 0 {
			t.Errorf("%q printed %q", c.args, said.String())
		}
		got, err := os.ReadFile(out)
		if c.steps == nil {
			if err == nil {
				t.Errorf("%q wrote %d bytes", c.args, len(got))
			}
			continue
		}
		if want, _, _ := wasmslim.Slim(linked, wasmslim.Options{Steps: c.steps}); err != nil || string(got) != string(want) {
			t.Errorf("%q wrote %d bytes, want %d; %v", c.args, len(got), len(want), err)
		}
	}
}

// Wrong arguments are told from other errors, as by Go's own commands.
func TestRefuses(t *testing.T) {
	in := hello(t)
	for _, c := range []struct {
		args   []string
		want   string
		status int
	}{
		{nil, "want one program, got 0: see -help", 2},
		{[]string{in, in}, "want one program, got 2: see -help", 2},
		{[]string{in, "-o", "out.wasm"}, "-o stands behind the program: flags come before it: see -help", 2},
		{[]string{"-brotli", in}, "flag provided but not defined: -brotli: see -help", 2},
		{[]string{"nowhere.wasm"}, "open nowhere.wasm: ", 1},
		{[]string{"main.go"}, "main.go: not a WebAssembly module", 1},
		{[]string{"-step=strip,shrink", in}, `wrong steps: "shrink" is unknown`, 2},
		{[]string{"-step=", in}, `wrong steps: "" is unknown: see -help`, 2},
		{[]string{"-step=linear", in}, "wrong steps: linear needs strip: see -help", 2},
	} {
		var said strings.Builder
		err := run(c.args, &said)
		if err == nil || !strings.Contains(err.Error(), c.want) || said.Len() > 0 || status(err) != c.status {
			t.Errorf("%q: %v, want %s; printed %q; status %d, want %d", c.args, err, c.want, said.String(), status(err), c.status)
		}
	}
}
