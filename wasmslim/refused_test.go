package wasmslim

import (
	"bytes"
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
		"0 headers of function tables":  func(m memory) { m[header]-- },
		"table 1 is not where its":      func(m memory) { m[header+40]++ },
		"no module data, or several":    func(m memory) { m[header+32]++ },
		"functions":                     func(m memory) { m[header+8]++ },
		"function 0 is elsewhere":       func(m memory) { m[p.Index.Start]++ },
		"function 0: record of another": func(m memory) { m[record]++ },
		"unknown kinds of data":         func(m memory) { m[record+28] = 9 },
		"no name at its offset":         func(m memory) { m[record+4] = 3 },
		"no pc-value table":             func(m memory) { m[record+18] = 0x7f },
		"bucket 5 is of another":        func(m memory) { m[p.Buckets+5*bucketSize+4]++ },
	} {
		changed := slices.Clone(p.memory)
		change(changed)
		m, _ := parseModule(wasm)
		if out, _, err := Slim(m.with(dataSection, changed.data()).bytes(), Options{}); err == nil || out != nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("got %v, want %s", err, reason)
		}
	}
}
