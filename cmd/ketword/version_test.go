package main

import (
	"os/exec"
	"strings"
	"testing"
)

// TestModules: the program has no module besides its own, whose notice would
// have to be printed.
func TestModules(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", "ketword/cmd/ketword")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, module := range strings.Fields(string(out)) {
		if module != "ketword" {
			t.Errorf("%s is compiled in, and its notice is not printed", module)
		}
	}
}
