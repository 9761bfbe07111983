package e2e

import (
	"fmt"
	"go/version"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// hostingSizes are what docs/hosting.md tells of sizes: a sentence with a number of
// MB for each pattern, which is that of all files of the site that match it.
var hostingSizes = []struct {
	sentence   string
	patterns   []string
	ofCompiler bool // another release of Go makes a program of another size
}{
	{`the program has (\S+) MB, or (\S+) MB as brotli`, []string{"ketword-*.wasm", "ketword-*.wasm.br"}, true},
	{"the browser fetches the `.gz` copy by itself, of (\\S+) MB", []string{"ketword-*.wasm.gz"}, true},
	{"The files in `words/` have (\\S+) MB together, or (\\S+) MB as brotli", []string{"words/*.txt", "words/*.txt.br"}, false},
}

// The sizes in docs/hosting.md are those of the built site, rounded as the build
// prints them: for the program, with the release of Go that go.mod names.
func TestHostingTellsSizes(t *testing.T) {
	text, err := os.ReadFile(project + "/docs/hosting.md")
	if err != nil {
		t.Fatal(err)
	}
	prose := strings.Join(strings.Fields(string(text)), " ")
	named := isNamedRelease(t)
	for _, told := range hostingSizes {
		found := regexp.MustCompile(told.sentence).FindAllStringSubmatch(prose, -1)
		if len(found) != 1 {
			t.Errorf("%q is told %d times", told.sentence, len(found))
			continue
		}
		var built []string
		for _, pattern := range told.patterns {
			built = append(built, megabytes(t, pattern))
		}
		if numbers := found[0][1:]; !slices.Equal(numbers, built) && (named || !told.ofCompiler) {
			t.Errorf("%q: built were %s MB", found[0][0], strings.Join(built, " and "))
		}
	}
}

// isNamedRelease reports whether this Go is of the release that go.mod names.
func isNamedRelease(t *testing.T) bool {
	t.Helper()
	data, err := os.ReadFile(project + "/go.mod")
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindSubmatch(data)
	if named == nil {
		t.Fatal("go.mod names no release")
	}
	return version.Lang(runtime.Version()) == "go"+string(named[1])
}

// megabytes returns the size of all files of the site that match a pattern, in
// millions of bytes, rounded to a tenth.
func megabytes(t *testing.T, pattern string) string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(site, pattern))
	if err != nil || len(names) == 0 {
		t.Fatalf("%d files %s, %v", len(names), pattern, err)
	}
	total := int64(0)
	for _, name := range names {
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		total += info.Size()
	}
	return fmt.Sprintf("%.1f", float64(total)/1e6)
}
