package wasmslim

import (
	"strings"
	"testing"
)

// After it got more stack, a function begins again; no other call in a condition returns.
// So it is entered where calls outside of conditions return, and at its beginning.
func TestEntries(t *testing.T) {
	_, p := compiled(t)
	checked := 0
	for i, body := range p.code {
		_, list, err := parseBody(body)
		if err != nil {
			t.Fatal(err)
		}
		for k := range list {
			if k+3 >= len(list) || !pushed(list, k, firstAddress(i)) || list[k+3].op != opCall {
				continue
			}
			called := int(list[k+3].value) - p.imports
			if called >= 0 && strings.HasPrefix(p.name(p.functions[called].Name), "runtime.morestack") {
				checked++
				if list[k].value != firstAddress(i) {
					t.Errorf("%s goes on at %d with more stack", p.name(p.functions[i].Name), list[k].value&0xffff)
				}
			}
		}
	}
	if checked < p.count/4 {
		t.Errorf("%d functions ask for more stack", checked)
	}
}
