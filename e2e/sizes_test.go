package e2e

import (
	"bytes"
	"fmt"
	"go/version"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"ketword/internal/release"
	"ketword/internal/sample"
	"wasmslim"
)

// The published files keep the budgets of size.
func TestSizes(t *testing.T) {
	files := contents(t, site)
	allowed := 1.0
	t.Logf("%s is known: %v", runtime.Version(), wasmslim.Known(runtime.Version()))
	if !wasmslim.Known(runtime.Version()) {
		allowed = release.MaxLinked
	}
	for pattern, most := range map[string]float64{
		"ketword-*.wasm.br": release.MaxProgramBrotli * allowed, "ketword-*.wasm.gz": release.MaxProgramGzip * allowed,
		"index.html.br": release.MaxPageBrotli, "text/*.txt.br": release.MaxTextBrotli,
	} {
		found := matching(t, files, pattern)
		if len(found) > 1 && !strings.HasPrefix(pattern, "text/") {
			t.Errorf("%d files %s", len(found), pattern)
		}
		for _, name := range found {
			t.Logf("%s: %d bytes", name, len(files[name]))
			if size := float64(len(files[name])); size > most {
				t.Errorf("%s has %.0f bytes, at most %.0f are allowed", name, size, most)
			}
		}
	}

	boot := regexp.MustCompile(`(?s)<script [^>]*data-run=[^>]*>(.*?)</script>`).FindSubmatch(files["index.html"])
	if boot == nil {
		t.Fatal("the page has no boot.js")
	}
	var packed bytes.Buffer
	w := brotli.NewWriterLevel(&packed, brotli.BestCompression)
	w.Write(boot[1])
	if err := w.Close(); err != nil || packed.Len() > release.MaxBootBrotli {
		t.Errorf("boot.js has %d bytes by brotli, at most %d are allowed; %v", packed.Len(), release.MaxBootBrotli, err)
	}
}

// The sizes in docs/hosting.md are those of the built site, in MB: for the program, with the release of Go
// that go.mod names.
func TestHostingTellsSizes(t *testing.T) {
	text := sample.Must(os.ReadFile(project + "/docs/hosting.md"))(t)
	prose := strings.Join(strings.Fields(string(text)), " ")
	module := sample.Must(os.ReadFile(project + "/go.mod"))(t)
	named := regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindSubmatch(module)
	if named == nil {
		t.Fatal("go.mod names no release")
	}
	files := contents(t, site)
	for sentence, patterns := range map[string][]string{
		`the program has (\S+) MB, or (\S+) MB as brotli`:                       {"ketword-*.wasm", "ketword-*.wasm.br"},
		"the browser fetches the `.gz` copy by itself, of (\\S+) MB":            {"ketword-*.wasm.gz"},
		"The files in `words/` have (\\S+) MB together, or (\\S+) MB as brotli": {"words/*.txt", "words/*.txt.br"},
	} {
		found := regexp.MustCompile(sentence).FindAllStringSubmatch(prose, -1)
		if len(found) != 1 {
			t.Errorf("%q is told %d times", sentence, len(found))
			continue
		}
		for i, pattern := range patterns {
			total := 0
			for _, name := range matching(t, files, pattern) {
				total += len(files[name])
			}
			built := fmt.Sprintf("%.1f", float64(total)/1e6)
			ofThisGo := pattern[0] == 'w' || version.Lang(runtime.Version()) == "go"+string(named[1])
			if told := found[0][1+i]; told != built && ofThisGo {
				t.Errorf("%q: %s has %s MB", found[0][0], pattern, built)
			}
		}
	}
}

// Two builds are the same, byte for byte: the site that all tests play, and another.
func TestBuildIsRepeatable(t *testing.T) {
	t.Parallel()
	again := t.TempDir()
	if err := builder.build(again); err != nil {
		t.Fatal(err)
	}
	first, second := contents(t, site), contents(t, again)
	for _, name := range slices.Sorted(maps.Keys(first)) {
		if other, both := second[name]; !both || !bytes.Equal(first[name], other) {
			t.Errorf("%s differs (in both: %v)", name, both)
		}
	}
	if len(first) != len(second) {
		t.Errorf("%d files, then %d", len(first), len(second))
	}
}

// matching returns the names of the files that match a pattern, at least one.
func matching(t *testing.T, files map[string][]byte, pattern string) (names []string) {
	t.Helper()
	for name := range files {
		if is, _ := path.Match(pattern, name); is {
			names = append(names, name)
		}
	}
	if names == nil {
		t.Fatalf("no file %s", pattern)
	}
	return names
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
