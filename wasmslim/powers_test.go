package wasmslim

import (
	"bytes"
	"testing"
)

// Programs have the table of powers of ten, as it is computed. That its code computes it is tested by
// testdata/behaviour.
func TestPowers(t *testing.T) {
	_, p := compiled(t)
	before := bytes.Clone(p.memory)
	if p.computePowers(); p.powersCode == nil {
		t.Fatal("strconv has another table")
	}
	gone := 0
	for at := range p.memory {
		if p.memory[at] != before[at] {
			gone++
		}
	}
	if size := len(powers(false)); gone < size*9/10 || gone > size {
		t.Errorf("%d of %d bytes are gone", gone, size)
	}
	p.powersCode = nil
	if p.computePowers(); p.powersCode != nil {
		t.Error("code for a table that is gone")
	}
}
