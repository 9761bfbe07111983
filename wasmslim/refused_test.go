package wasmslim

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// A program that is laid out otherwise is refused, with the reason.
func TestOtherLayouts(t *testing.T) {
	wasm, p := compiled(t)
	header := uint64(bytes.Index(p.memory, magic[:]))
	record := p.Funcs.Start + roundUp(p.indexSize(), wordSize)
	for reason, change := range map[string]func(memory){
		"0 headers of function tables": func(m memory) { m[header]-- },
		"table 1 is not where":         func(m memory) { m[header+40]++ },
		"not one module data":          func(m memory) { m[header+32]++ },
		"functions":                    func(m memory) { m[header+8]++ },
		"function 0 is not where":      func(m memory) { m[p.Index.Start]++ },
		"function 0: is another one":   func(m memory) { m[record]++ },
		"unknown tables or facts":      func(m memory) { m[record+28] = 9 },
		"its name is none":             func(m memory) { m[record+4] = 3 },
		"a table of values by PC":      func(m memory) { m[record+18] = 0x7f },
		"bucket 5 leads elsewhere":     func(m memory) { m[p.Buckets+5*bucketSize+4]++ },
	} {
		changed := slices.Clone(p.memory)
		change(changed)
		m, _ := parseModule(wasm)
		if out, err := Program(m.with(dataSection, changed.data()).bytes(), runtime.Version()); err == nil || out != nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("got %v, want %s", err, reason)
		}
	}
}

func TestOtherPrograms(t *testing.T) {
	wasm, _ := compiled(t)
	slim, err := Program(wasm, runtime.Version())
	if err != nil || len(slim) > len(wasm)*9/10 {
		t.Fatalf("%d bytes of %d, %v", len(slim), len(wasm), err)
	}
	for _, c := range []struct {
		wasm            []byte
		version, reason string
	}{
		{wasm, "go1.99.0", "the layout of go1.99.0 is not known"},
		{wasm, "devel go1.27-abc", "is not known"},
		{nil, runtime.Version(), "not WebAssembly"},
		{[]byte(preamble), runtime.Version(), "no section of kind 11"},
		{wasm[:len(wasm)/2], runtime.Version(), "a section is cut off"},
		{slim, runtime.Version(), "function 0"},
	} {
		if _, err := Program(c.wasm, c.version); err == nil || !strings.Contains(err.Error(), c.reason) {
			t.Errorf("got %v, want %s", err, c.reason)
		}
	}
}

// Whatever the tables hold, the step says no, or makes a program: it never stops
// the build.
func TestDamage(t *testing.T) {
	wasm, p := compiled(t)
	random := rand.New(rand.NewPCG(1, 2))
	header := uint64(bytes.Index(p.memory, magic[:]))
	data := uint64(bytes.Index(p.memory, binary.LittleEndian.AppendUint64(nil, header)))
	for range sampleSize(20, 60) {
		changed := slices.Clone(p.memory)
		from, size := header, uint64(80)
		switch random.IntN(3) {
		case 0:
			from, size = data, uint64(binary.Size(moduleStart{}))+8*wordSize // and what follows, in the longest of forms
		case 1:
			from, size = p.Funcs.Start, p.Funcs.Len
		}
		changed[from+random.Uint64N(size)] = byte(random.Uint32())
		m, _ := parseModule(wasm)
		p, err := readAny(m.with(dataSection, changed.data()))
		if err != nil || p.dropUnused() != nil {
			continue
		}
		p.forget()
		p.shorten()
		p.rewrite()
	}
}
