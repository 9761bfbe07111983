package hydration

import (
	"os"
	"path/filepath"
	"testing"

	"ketword/cmd/build/internal/lite"
	"ketword/cmd/build/internal/toolchain"
)

// Every edit applies to the go-app that the program is compiled with, as it is released.
func TestEdits(t *testing.T) {
	tools, err := toolchain.Find("../../../..")
	if err != nil {
		t.Fatal(err)
	}
	goApp, err := tools.Module(lite.GoApp)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, e := range Feature.Edits {
		if files[e.File], err = os.ReadFile(filepath.Join(goApp.Dir, e.File)); err != nil {
			t.Fatal(err)
		}
	}
	had := len(files)
	if err := Feature.Add(files); err != nil {
		t.Error(err)
	}
	if added := len(files) - had; added != len(Feature.Files) {
		t.Errorf("%d files were added, want %d", added, len(Feature.Files))
	}
}
