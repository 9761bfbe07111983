package docs_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestFilesOfALanguage: a language takes as many files as adding.md says, and each
// has the same.
func TestFilesOfALanguage(t *testing.T) {
	text, err := os.ReadFile("adding.md")
	if err != nil {
		t.Fatal(err)
	}
	_, told, _ := strings.Cut(string(text), "| a language of the interface | `app/text/LANGUAGE`: a package that fills the same structs (")
	told, _, _ = strings.Cut(told, " files)")
	folders, err := filepath.Glob("../app/text/*/text.go")
	if err != nil || len(folders) < 2 {
		t.Fatalf("%d languages, error %v", len(folders), err)
	}
	for _, folder := range folders {
		count := 0
		files, err := os.ReadDir(filepath.Dir(folder))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if !strings.HasSuffix(file.Name(), "_test.go") {
				count++
			}
		}
		if strconv.Itoa(count) != told {
			t.Errorf("%s has %d files, adding.md tells of %s", filepath.Dir(folder), count, told)
		}
	}
}
