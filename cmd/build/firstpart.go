package main

import (
	_ "embed"
	"fmt"
	"os"
	"strings"

	"ketword/cmd/build/slim"
)

// firstFunctions names functions that the first part of the program has, one in a line: those that
// a start calls, up to the first judged word. make first writes them. Whatever else is called early
// comes a little later. The first line is the release of Go whose functions they are: of another one,
// what its runtime calls before it can pause would be missing.
//
//go:embed first.txt
var firstFunctions string

// inParts cuts a program in two: the browser runs the first part while the rest is on its way. size
// is that of the first part; 0 if the list is of another release of Go, and the program stays in one
// piece.
func inParts(slimmed, linked []byte, goVersion string) (parts []byte, size int, err error) {
	release, list, _ := strings.Cut(firstFunctions, "\n")
	if !strings.HasPrefix(goVersion+".", release+".") {
		fmt.Fprintf(os.Stderr, "build: the program stays in one piece: cmd/build/first.txt is of %s, not of %s (make first)\n", release, goVersion)
		return slimmed, 0, nil
	}
	symbols, err := slim.ReadSymbols(linked)
	if err != nil {
		return nil, 0, err
	}
	first := map[string]bool{}
	for name := range strings.Lines(list) {
		first[strings.TrimSuffix(name, "\n")] = true
	}
	names := symbols.Names()
	for _, name := range names {
		first[name] = first[name] || ofTheRuntime(name)
	}
	return slim.Cut(slimmed, names, first)
}

// ofTheRuntime says whether a function is one of Go's runtime, or of what waits by it. They are all in
// the first part: which of them a start calls depends on when garbage is collected, and on who waits
// for whom.
func ofTheRuntime(name string) bool {
	for _, of := range []string{"runtime.", "internal/runtime/", "sync.", "internal/sync.", "time."} {
		if strings.HasPrefix(name, of) {
			return true
		}
	}
	return false
}

// functionsFile has the names of the functions of the program that marks those that are called,
// in the order of its marks.
const functionsFile = ".cache/functions.txt"

// marked returns the program that marks functions when they are called.
func marked(slimmed, linked []byte) ([]byte, error) {
	symbols, err := slim.ReadSymbols(linked)
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(functionsFile, []byte(strings.Join(symbols.Names(), "\n")), 0o644); err != nil {
		return nil, fmt.Errorf("names of functions: %w", err)
	}
	return slim.Marked(slimmed)
}
