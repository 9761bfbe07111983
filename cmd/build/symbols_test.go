package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"reflect"
	"strings"
	"testing"

	"wasmslim"

	"ketword/cmd/build/internal/site"
)

// A program of a Go whose layout is not known is published as it was linked, and
// its crashes are looked up in what was kept of it.
func TestUnknownLayout(t *testing.T) {
	t.Chdir(t.TempDir())
	linked := []byte("\x00asm\x01\x00\x00\x00")
	if same, err := published(linked, false); err != nil || !bytes.Equal(same, linked) {
		t.Errorf("published %q, %v", same, err)
	}
	err := resolve(io.Discard, "0.1.0 3f2a91c 93a44bbb96-10000001")
	if err == nil || !strings.Contains(err.Error(), "symbols ketword-93a44bbb96.wasm: not linked by Go") {
		t.Errorf("got %v", err)
	}
}

// Symbols of a program that is published as it was linked have its own numbers, and others the new ones.
func TestNumbersOfSymbols(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("main.go", []byte("package main\n\nfunc main() { println(\"hello\") }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-trimpath", "-gcflags=all=-dwarf=false", "-ldflags=-s -w", "-o", "main.wasm", "main.go")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	linked, err := os.ReadFile("main.wasm")
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) *wasmslim.Symbols {
		if err := keepSymbols(name, linked); err != nil {
			t.Fatal(err)
		}
		symbols, err := readSymbols(name)
		if err != nil {
			t.Fatal(err)
		}
		return symbols
	}
	asLinked, slim := read(site.HashedName(programName, linked)), read("ketword-0123456789.wasm")
	if own, err := wasmslim.ReadSymbols(linked, wasmslim.Options{Steps: []wasmslim.Step{wasmslim.Peephole}}); err != nil || !reflect.DeepEqual(asLinked, own) || reflect.DeepEqual(slim, own) {
		t.Errorf("other numbers, or the same after all steps; %v", err)
	}
}

func TestResolveRefuses(t *testing.T) {
	t.Chdir(t.TempDir())
	for code, want := range map[string]string{
		"0.1.0 3f2a91c":       "-resolve wants the code of a crash",
		"0123456789-1a2b0003": "no symbols of program 0123456789: check out the version",
	} {
		if err := resolve(io.Discard, code); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", code, err, want)
		}
	}
}
