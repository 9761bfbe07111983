package cli

import (
	"io"
	"os"
	"path/filepath"
	"testing"
)

// rewrite replaces a file, whatever is in it.
func rewrite(name, text string) error {
	return changeFile(name, MostFile, func(string, bool) (string, error) { return text, nil })
}

// TestChangeFile: a file is written whole and keeps its mode; a link stays one; no
// other file is left; what is no file is left alone.
func TestChangeFile(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	for _, text := range []string{"long text", "new"} {
		if err := rewrite(file, text); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(file, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(file, link); err != nil {
		t.Skip(err)
	}
	if err := rewrite(link, "newer"); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	info, _ := os.Stat(file)
	if err != nil || string(data) != "newer" || info.Mode() != 0o600 {
		t.Errorf("%q, %v, %v", data, info.Mode(), err)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 2 {
		t.Errorf("the folder has %v", entries)
	}
	if err := rewrite(dir, "x"); err == nil {
		t.Error("a folder is replaced")
	}
}

// TestKilledWriting: what a run that was killed while it wrote has left goes with the next one.
func TestKilledWriting(t *testing.T) {
	dir := t.TempDir()
	file, others := filepath.Join(dir, "file"), filepath.Join(dir, ".file-2026")
	for _, name := range []string{filepath.Join(dir, ".file.ketword-123"), others} {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := rewrite(file, "new"); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 2 || entries[0].Name() != ".file-2026" || entries[1].Name() != "file" {
		t.Errorf("the folder has %v, error %v", entries, err)
	}
}

// TestReplacingIsAtomic: whoever holds the old file reads the old text.
func TestReplacingIsAtomic(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := rewrite(file, "old"); err != nil {
		t.Fatal(err)
	}
	held, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	if err := rewrite(file, "new"); err != nil {
		t.Skip(err) // some systems don't rename onto open files
	}
	if data, err := io.ReadAll(held); err != nil || string(data) != "old" {
		t.Errorf("%q, %v", data, err)
	}
}
