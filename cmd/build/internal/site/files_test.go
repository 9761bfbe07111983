package site

import (
	"os"
	"path/filepath"
	"testing"
)

func TestWrite(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "dist")
	for _, files := range []Files{{workerName: nil, "old.txt": nil}, {workerName: nil, "deep/new.txt": []byte("x")}} {
		if err := files.Write(folder); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.Stat(filepath.Join(folder, "old.txt")); err == nil {
		t.Error("a file of the build before is still there")
	}
	if got, err := os.ReadFile(filepath.Join(folder, "deep", "new.txt")); err != nil || string(got) != "x" {
		t.Errorf("%q, %v", got, err)
	}
}

func TestWriteLeavesOtherFoldersAlone(t *testing.T) {
	folder := t.TempDir()
	thesis := filepath.Join(folder, "thesis.txt")
	if err := os.WriteFile(thesis, []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := (Files{"a": nil}).Write(folder); err == nil {
		t.Error("wrote into a folder that is not a site")
	}
	if _, err := os.Stat(thesis); err != nil {
		t.Error(err)
	}
}
