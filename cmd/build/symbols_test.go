package main

import (
	"bytes"
	"io"
	"strings"
	"testing"
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
