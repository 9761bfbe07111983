package files

import (
	"os"
	"path/filepath"
	"testing"
)

// A file is written over, in a folder that is made for it, and nothing is left beside it.
func TestWrite(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "a", "b")
	file := filepath.Join(folder, "c")
	for _, text := range []string{"old, and longer", "new"} {
		if err := Write(file, []byte(text)); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(file)
		left, _ := os.ReadDir(folder)
		if err != nil || string(got) != text || len(left) != 1 {
			t.Errorf("%q among %d files, error %v", got, len(left), err)
		}
		if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o644 {
			t.Errorf("%v, error %v", info.Mode(), err)
		}
	}
	if err := Write(filepath.Join(file, "d"), nil); err == nil {
		t.Error("a file was written into a file")
	}
	if err := Write(folder, nil); err == nil {
		t.Error("a folder was written over")
	}
	if left, err := os.ReadDir(filepath.Dir(folder)); err != nil || len(left) != 1 {
		t.Errorf("%d files are left, error %v", len(left), err)
	}
}
