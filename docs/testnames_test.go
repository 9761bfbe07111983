package docs_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	testName = regexp.MustCompile("`((?:Test|Fuzz|Benchmark)[A-Z]\\w+)`")
	testFunc = regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Benchmark)[A-Z]\w+)\(`)
)

// playedElsewhere are the lines of scripts/browsers with the names of tests, without Test.
var playedElsewhere = regexp.MustCompile(`(?m)^played=['"](?:\$played\|)?([\w|]+)['"]`)

// TestNamedTestsExist: the documents, and the script that plays in other browsers, name only tests that exist.
func TestNamedTestsExist(t *testing.T) {
	tests := testNames(t)
	for _, document := range documents(t) {
		text, err := os.ReadFile(filepath.Join("..", document))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range testName.FindAllStringSubmatch(string(text), -1) {
			if !tests[name[1]] {
				t.Errorf("%s: there is no %s", document, name[1])
			}
		}
	}
	script, err := os.ReadFile("../scripts/browsers")
	if err != nil {
		t.Fatal(err)
	}
	lines := playedElsewhere.FindAllStringSubmatch(string(script), -1)
	for _, line := range lines {
		for name := range strings.SplitSeq(line[1], "|") {
			if !tests["Test"+name] {
				t.Errorf("scripts/browsers: there is no Test%s", name)
			}
		}
	}
	if len(lines) < 6 {
		t.Errorf("scripts/browsers names tests in %d lines", len(lines))
	}
}

// testNames returns the names of all tests of the repository.
func testNames(t *testing.T) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	for path := range repositoryPaths(t) {
		if !strings.HasSuffix(path, "_test.go") {
			continue
		}
		text, err := fs.ReadFile(os.DirFS(".."), path)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range testFunc.FindAllStringSubmatch(string(text), -1) {
			names[f[1]] = true
		}
	}
	return names
}
