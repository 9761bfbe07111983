package main

import (
	"strings"
	"testing"

	"ketword/cmd/build/internal/site"
)

// The figures are of the program and of all lists together, and of no other file.
func TestPrintFigures(t *testing.T) {
	files := site.Files{
		"ketword-0.wasm": make([]byte, 5_949_999), "words/de-4-0.txt": make([]byte, 1_040_000), "words/en-4-0.txt": make([]byte, 1_040_000),
		"coach-0.js": make([]byte, 3_000_000),
	}
	copies := site.Files{
		"ketword-0.wasm.br": make([]byte, 1_000_000), "ketword-0.wasm.gz": make([]byte, 1_440_000),
		"words/de-4-0.txt.br": make([]byte, 300_000), "words/en-4-0.txt.br": make([]byte, 320_000), "words/en-4-0.txt.gz": make([]byte, 400_000),
		"coach-0.js.br": make([]byte, 2_000_000),
	}
	var out strings.Builder
	printFigures(&out, files, copies)
	want := "the program: 5.9 MB, or 1.0 MB as brotli, 1.4 MB as gzip\nthe files in words/: 2.1 MB, or 0.6 MB as brotli\n"
	if out.String() != want {
		t.Errorf("printed\n%swant\n%s", out.String(), want)
	}
}
