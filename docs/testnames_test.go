package docs_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ketword/internal/sample"
)

var (
	testName = regexp.MustCompile("`((?:Test|Fuzz|Benchmark)[A-Z]\\w+)`")
	testFunc = regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Benchmark)[A-Z]\w+)\(`)
)

// played are the lines of scripts with the names of browser tests, some of which are without Test.
var played = regexp.MustCompile(`(?m)^(?:played|browser)=['"](?:\$played\||\^\()?([\w|]+)`)

// TestNamedTestsExist: the documents, and the scripts that play some tests, name only tests that exist.
func TestNamedTestsExist(t *testing.T) {
	tests := testNames(t, "")
	for _, document := range documents(t) {
		text := sample.Must(os.ReadFile(filepath.Join("..", document)))(t)
		for _, name := range testName.FindAllStringSubmatch(string(text), -1) {
			if !tests[name[1]] {
				t.Errorf("%s: there is no %s", document, name[1])
			}
		}
	}
	tests = testNames(t, "e2e/")
	for script, count := range map[string]int{"browsers": 6, "test-go": 1} {
		text := sample.Must(os.ReadFile("../scripts/" + script))(t)
		lines := played.FindAllStringSubmatch(string(text), -1)
		for _, line := range lines {
			for name := range strings.SplitSeq(line[1], "|") {
				if !tests["Test"+strings.TrimPrefix(name, "Test")] {
					t.Errorf("scripts/%s: there is no %s in e2e", script, name)
				}
			}
		}
		if len(lines) != count {
			t.Errorf("scripts/%s names tests in %d lines, want %d", script, len(lines), count)
		}
	}
}

// testNames returns the names of all tests in a folder of the repository.
func testNames(t *testing.T, folder string) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	for path := range repositoryPaths(t) {
		if !strings.HasPrefix(path, folder) || !strings.HasSuffix(path, "_test.go") {
			continue
		}
		text := sample.Must(fs.ReadFile(os.DirFS(".."), path))(t)
		for _, f := range testFunc.FindAllStringSubmatch(string(text), -1) {
			names[f[1]] = true
		}
	}
	return names
}
