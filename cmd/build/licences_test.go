package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ketword/cmd/build/internal/toolchain"
	"ketword/internal/release"
)

func TestLicencesHoldEveryNotice(t *testing.T) {
	t.Chdir("../..")
	tools, err := toolchain.Find(".")
	if err != nil {
		t.Fatal(err)
	}
	modules, err := tools.Modules("./cmd/browser")
	if err != nil {
		t.Fatal(err)
	}
	notices, err := gatherLicences(modules)
	if err != nil {
		t.Fatal(err)
	}
	for _, need := range []string{"The Go Authors", "github.com/maxence-charriere/go-app/v10", "github.com/google/uuid"} {
		if !strings.Contains(notices, need) {
			t.Errorf("no notice of %s", need)
		}
	}
	for _, m := range modules {
		texts, err := filepath.Glob(filepath.Join(m.Dir, "LICENSE*"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range texts {
			holds(t, notices, file)
		}
	}
	holds(t, notices, "wordlists/SOURCES.md")
}

// holds checks that the notices hold the whole text of a file, if it exists.
func holds(t *testing.T, notices, file string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err == nil && !strings.Contains(notices, strings.TrimSpace(string(data))) {
		t.Errorf("%s is missing, or not complete", file)
	}
}

func TestGoNoticeIsTheToolchains(t *testing.T) {
	t.Chdir("../..")
	tools, err := toolchain.Find(".")
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(tools.Root, "LICENSE"))
	if os.IsNotExist(err) {
		t.Skip("this installation of Go has no LICENSE in its root")
	}
	if err != nil || string(data) != release.Go {
		t.Errorf("golang.txt differs from Go's LICENSE (%v)", err)
	}
}

func TestModuleWithoutNoticeIsRefused(t *testing.T) {
	_, err := gatherLicences([]toolchain.Module{{Path: "example.com/bare", Dir: t.TempDir()}})
	if err == nil || !strings.Contains(err.Error(), "example.com/bare") {
		t.Errorf("got %v", err)
	}
}
