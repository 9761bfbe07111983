package slim

import (
	"bytes"
	"runtime"
	"testing"
)

// Programs have the table of powers of ten, as it is computed. That its code computes it is
// tested in a browser, in e2e.
func TestPowers(t *testing.T) {
	_, p := compiled(t)
	table := powers()
	at := bytes.Index(p.memory, table)
	if of, _ := releaseOf(runtime.Version()); at < 0 && of.tested != go126.tested {
		t.Skipf("strconv of %s has another table, which stays", of.tested)
	}
	if at < 0 {
		t.Fatal("strconv has another table")
	}
	if len(p.forgetPowers()) == 0 {
		t.Error("no code")
	}
	if bytes.ContainsFunc(p.memory[at:at+len(table)], func(r rune) bool { return r != 0 }) {
		t.Error("the table is still there")
	}
	if code := p.forgetPowers(); code != nil {
		t.Error("code for a table that is gone")
	}
}
