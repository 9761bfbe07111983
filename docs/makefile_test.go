package docs_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The Makefile builds the terminal edition again when a file in some folders has
// changed. These folders have all packages of the project that are compiled into it.
func TestTerminalDependsOnItsCode(t *testing.T) {
	makefile, err := os.ReadFile("../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`terminal := .*shell find ([\w/ ]+) -type f`).FindSubmatch(makefile)
	if found == nil {
		t.Fatal("no list of folders")
	}
	folders := strings.Fields(string(found[1]))
	packages := listPackages(t, nil)
	for queue := []string{"cmd/ketword"}; len(queue) > 0; queue = queue[1:] {
		name := queue[0]
		if !slices.ContainsFunc(folders, func(f string) bool { return covers(f+subtree, name) }) {
			t.Errorf("%s is in none of %q", name, folders)
		}
		for _, imported := range packages[name] {
			if own, is := strings.CutPrefix(imported, module+"/"); is && !slices.Contains(queue, own) {
				queue = append(queue, own)
			}
		}
	}
}
