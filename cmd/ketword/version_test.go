package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestModules: the notices of all modules that are compiled in are printed.
func TestModules(t *testing.T) {
	var notices bytes.Buffer
	if err := printLicences(&notices); err != nil {
		t.Fatal(err)
	}
	list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}} {{.Dir}}{{end}}", "ketword/cmd/ketword")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(out)) {
		path, dir, _ := strings.Cut(strings.TrimSpace(line), " ")
		licence, err := os.ReadFile(filepath.Join(dir, "LICENSE"))
		if path != "" && (err != nil || !strings.Contains(notices.String(), strings.TrimSpace(string(licence)))) {
			t.Errorf("%s is compiled in, and its notice is not printed (%v)", path, err)
		}
	}
}
