package std

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ketword/cmd/build/internal/toolchain"
)

// The edits fit the release of Go that they were made for, and the overlay names the edited files.
func TestOverlay(t *testing.T) {
	tools, err := toolchain.Find(".")
	if err != nil {
		t.Fatal(err)
	}
	project := t.TempDir()
	path, misfits, err := Overlay(project, "cache", tools.Root)
	if err != nil {
		t.Fatal(err)
	}
	if strings.HasPrefix(tools.Version, "go1.26") && len(misfits) > 0 {
		t.Errorf("%s has another %s", tools.Version, misfits)
	}
	overlay, err := os.ReadFile(filepath.Join(project, path))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range edits {
		edited := filepath.Join("cache", "std", filepath.FromSlash(e.file))
		data, err := os.ReadFile(filepath.Join(project, edited))
		if fits := !slices.Contains(misfits, e.file); fits != (err == nil) || fits != strings.Contains(string(overlay), filepath.ToSlash(edited)) {
			t.Errorf("%s fits: %v; but the file has %d bytes, %v, and the overlay is\n%s", e.file, fits, len(data), err, overlay)
		}
	}
}

// A file that lacks a text of its edit, or has it twice, is left as it is.
func TestMisfits(t *testing.T) {
	root := t.TempDir()
	for i, e := range edits {
		text := "package other\n"
		if i == 0 {
			text = strings.Repeat(e.changes[0].old, 2) + e.changes[1].old
		}
		file := filepath.Join(root, "src", filepath.FromSlash(e.file))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	_, misfits, err := Overlay(t.TempDir(), "cache", root)
	if err != nil || len(misfits) != len(edits) {
		t.Errorf("misfits are %q, error %v", misfits, err)
	}
	if _, _, err := Overlay(t.TempDir(), "cache", filepath.Join(root, "missing")); err == nil {
		t.Error("a library that is missing is no error")
	}
}
