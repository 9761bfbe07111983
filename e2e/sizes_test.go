package e2e

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
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

// A site with a larger program or page is over the budgets of size.
func TestLargeSiteIsOverBudget(t *testing.T) {
	folder := t.TempDir()
	for name, size := range map[string]int{
		"ketword-0.wasm.br": 2 * release.MaxProgramBrotli, "ketword-0.wasm.gz": 2 * release.MaxProgramGzip,
		"index.html.br": release.MaxPageBrotli + 1, "text/de-0.txt.br": release.MaxTextBrotli, "text/fr-0.txt.br": release.MaxTextBrotli + 1,
	} {
		file := filepath.Join(folder, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, make([]byte, size), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	if over := oversize(t, folder); len(over) != 4 {
		t.Errorf("over budget: %q, want four files", over)
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
