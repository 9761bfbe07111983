package e2e

import (
	"bytes"
	"fmt"
	"go/version"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"wasmslim"

	"github.com/andybalholm/brotli"

	"ketword/internal/release"
)

// The published files keep the budgets of size.
func TestSizes(t *testing.T) {
	for _, over := range oversize(t, site) {
		t.Error(over)
	}
}

// oversize says which files of a site are over their budget.
func oversize(t *testing.T, folder string) []string {
	t.Helper()
	allowed := 1.0
	t.Logf("%s is known: %v", runtime.Version(), wasmslim.Known(runtime.Version()))
	if !wasmslim.Known(runtime.Version()) {
		allowed = release.MaxLinked
	}
	var over []string
	check := func(name string, size int, most float64) {
		t.Logf("%s: %d bytes", name, size)
		if float64(size) > most {
			over = append(over, fmt.Sprintf("%s has %d bytes, at most %.0f are allowed", name, size, most))
		}
	}
	for pattern, most := range map[string]float64{
		"ketword-*.wasm.br": release.MaxProgramBrotli * allowed, "ketword-*.wasm.gz": release.MaxProgramGzip * allowed,
		"index.html.br": release.MaxPageBrotli, "text/*.txt.br": release.MaxTextBrotli,
	} {
		names, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil || len(names) == 0 || len(names) > 1 && !strings.HasPrefix(pattern, "text/") {
			t.Fatalf("%d files %s in %s, %v", len(names), pattern, folder, err)
		}
		for _, name := range names {
			info, err := os.Stat(name)
			if err != nil {
				t.Fatal(err)
			}
			check(name[len(folder)+1:], int(info.Size()), most)
		}
	}
	check("boot.js by brotli", bootSize(t), release.MaxBootBrotli)
	return over
}

// bootSize returns the size by brotli 11 of boot.js as it stands in the page.
func bootSize(t *testing.T) int {
	t.Helper()
	page, err := os.ReadFile(filepath.Join(site, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	script := regexp.MustCompile(`(?s)<script [^>]*data-run=[^>]*>(.*?)</script>`).FindSubmatch(page)
	if script == nil {
		t.Fatal("the page has no boot.js")
	}
	var out bytes.Buffer
	w := brotli.NewWriterLevel(&out, brotli.BestCompression)
	if _, err := w.Write(script[1]); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Len()
}

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

// Two builds are the same, byte for byte: the site that all tests play, and another.
func TestBuildIsRepeatable(t *testing.T) {
	t.Parallel()
	again := t.TempDir()
	if err := builder.build(again); err != nil {
		t.Fatal(err)
	}
	first, second := contents(t, site), contents(t, again)
	if len(first) < 10 {
		t.Fatalf("only %d files", len(first))
	}
	for name, data := range first {
		if other, ok := second[name]; !ok || !bytes.Equal(data, other) {
			t.Errorf("%s differs (in both: %v)", name, ok)
		}
	}
	for name := range second {
		if _, ok := first[name]; !ok {
			t.Errorf("%s is in the second build only", name)
		}
	}
}

// contents returns the files of a folder by their paths.
func contents(t *testing.T, folder string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		files[name], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
