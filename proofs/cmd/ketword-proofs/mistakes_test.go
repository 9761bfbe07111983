package main

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"ketword/internal/cli/clitest"
)

// called runs the program and returns what it prints.
func called(command string) string {
	return clitest.Printed(program(), strings.Fields(command), "")
}

// write writes a file.
func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestManyLongWords: of words that are too long for columns there may not be many, of one machine or of several.
func TestManyLongWords(t *testing.T) {
	t.Chdir(t.TempDir())
	var list strings.Builder
	for i := range 300 {
		list.WriteString("aaaaaaaaaa" + string(rune('a'+i/26)) + string(rune('a'+i%26)) + "\n")
	}
	write(t, "list", list.String())
	for _, command := range []string{"prove -list list", "prove -list list -merge -out new list"} {
		if said, want := called(command), "ketword-proofs: there may be at most 255 secrets of two words, or of words with more than 10 letters\n"; said != want {
			t.Errorf("%s: %s", command, said)
		}
	}
}

// TestFalseParts: parts that claim too little of a first guess make no proof.
func TestFalseParts(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "list", "bills\nfills\nhills\nmills\n")
	if said := called("prove -list list -part 1/1 -out part"); !strings.HasPrefix(said, "Part 1 of 1 is done: ") {
		t.Fatal(said)
	}
	text, err := os.ReadFile("part")
	if err != nil {
		t.Fatal(err)
	}
	changed := regexp.MustCompile(`(?m)^(\w+) = .*$`).ReplaceAllString(string(text), "$1 = 8")
	if changed == string(text) {
		t.Fatalf("%s", text)
	}
	write(t, "part", changed)
	if said := called("prove -list list -merge -out new part"); said != "ketword-proofs: what is known of a first guess is false\n" {
		t.Error(said)
	}
}
