//go:build !js

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ketword/engine/lexicon"
	"ketword/wordlists"
)

// TestBooksFit: every list has its book, made for it as it is.
func TestBooksFit(t *testing.T) {
	all, err := wordlists.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, texts := range all {
		l, err := lexicon.New(texts.Lang, texts.Length, texts.Answers, texts.Guesses)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join("..", texts.Lang, fmt.Sprintf("quantum-%d.txt", texts.Length))
		if !fits(file, l) {
			t.Errorf("%s does not fit its list: run go run ./wordlists/books", file)
		}
	}
}

// TestFits: a book that is missing, broken or of other words is made again.
func TestFits(t *testing.T) {
	l, err := lexicon.New("en", 5, "abide\ncrown\n", "slate\n")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "quantum-5.txt")
	if fits(file, l) {
		t.Error("a missing file fits")
	}
	good := l.Fingerprint().String() + " slate\n_____ crown\n"
	for text, want := range map[string]bool{
		good: true, "x": false, strings.Replace(good, "slate", "xxxxx", 1): false, strings.Replace(good, "crown", "xxxxx", 1): false,
		"0123456789abcdef slate\n": false,
	} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if fits(file, l) != want {
			t.Errorf("%q fits: %v", text, !want)
		}
	}
}
