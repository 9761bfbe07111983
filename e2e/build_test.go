package e2e

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

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
