package goapp

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ketword/cmd/build/internal/toolchain"
	"ketword/internal/sample"
)

// The edits fit the release of Go that they were made for, and the overlay names the edited files. A file that
// lacks a text of its edit is left as it is.
func TestOverlay(t *testing.T) {
	tools := sample.Must(toolchain.Find("."))(t)
	other := t.TempDir()
	for _, e := range libraryEdits {
		file := filepath.Join(other, "src", filepath.FromSlash(e.changes[0].file))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("package other\n"+e.changes[0].old), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for root, made := range map[string]bool{tools.Root: strings.HasPrefix(tools.Version, "go1.26"), other: false} {
		project := t.TempDir()
		path, misfits, err := Overlay(project, "cache", root)
		if err != nil || made && len(misfits) > 0 {
			t.Fatalf("%s: misfits are %q, error %v", root, misfits, err)
		}
		overlay := sample.Must(os.ReadFile(filepath.Join(project, path)))(t)
		for _, e := range libraryEdits {
			edited := filepath.Join("cache", "std", filepath.FromSlash(e.changes[0].file))
			data, err := os.ReadFile(filepath.Join(project, edited))
			fits := !strings.Contains(strings.Join(misfits, "\n"), e.name)
			if fits != (err == nil) || fits != strings.Contains(string(overlay), filepath.ToSlash(edited)) || fits && root == other {
				t.Errorf("%s: %s fits: %v; but the file has %d bytes, %v, and the overlay is\n%s", root, e.name, fits, len(data), err, overlay)
			}
		}
	}
	if _, _, err := Overlay(t.TempDir(), "cache", filepath.Join(other, "missing")); err == nil {
		t.Error("a library that is missing is no error")
	}
}
