package wasmslim

import (
	"slices"
	"strings"
	"testing"
)

// The parts of a program are as large as the program, and the packages among them have
// the code of their functions.
func TestSizes(t *testing.T) {
	wasm, p := compiled(t)
	parts, err := Sizes(wasm)
	if err != nil {
		t.Fatal(err)
	}
	total, names := 0, map[string]int{}
	for _, part := range parts {
		total += part.Bytes
		names[part.Name] = part.Bytes
	}
	if total != len(wasm) {
		t.Errorf("the parts have %d bytes, the program %d", total, len(wasm))
	}
	if !slices.IsSortedFunc(parts, func(a, b Part) int { return b.Bytes - a.Bytes }) {
		t.Errorf("not by size: %v", parts)
	}
	ours := 0
	for i, f := range p.functions {
		if name := p.name(f.Name); strings.HasPrefix(name, "main.") {
			ours += len(p.code[i])
		}
	}
	if ours == 0 || names["main"] != ours || names["runtime"] < ours || names["internal/abi"] == 0 {
		t.Errorf("main has %d bytes of code; %v", ours, parts)
	}
	if _, err := Sizes([]byte("no program")); err == nil {
		t.Error("no error for what is no program")
	}
}

func TestPackageOf(t *testing.T) {
	for function, want := range map[string]string{
		"main.main":                             "main",
		"example.org/app.(*root).Render":        "example.org/app",
		"a/b.(*T).c.d/e/pkg/f.m":                "a/b",
		"slices.SortFunc[go.shape.[]a/b.T,c.D]": "slices",
		"a.b/c%2ed.F.func1":                     "a.b/c%2ed",
		"type:.eq.example.org/engine.Word":      "(made by the compiler)",
		"go:buildid":                            "(made by the compiler)",
		"wasm_pc_f_loop":                        "(made by the compiler)",
	} {
		if got := packageOf(function); got != want {
			t.Errorf("%s: %s, want %s", function, got, want)
		}
	}
}
