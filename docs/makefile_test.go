package docs_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The Makefile builds the programs for a terminal again when a file in some folders has
// changed. These folders have all packages of the project that are compiled into them.
func TestProgramsDependOnTheirCode(t *testing.T) {
	makefile, err := os.ReadFile("../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	packages := listPackages(t, "..", nil)
	maps.Copy(packages, listPackages(t, "../proofs", nil))
	for list, program := range map[string]string{"terminal": "cmd/ketword", "proofs": "proofs/cmd/ketword-proofs"} {
		found := regexp.MustCompile(`\n` + list + ` := .*shell find ([\w/ ]+) -type f`).FindSubmatch(makefile)
		if found == nil {
			t.Fatal("no list of folders")
		}
		checkFolders(t, strings.Fields(string(found[1])), packages, program)
	}
}

// checkFolders checks that folders have all packages that are compiled into a program.
func checkFolders(t *testing.T, folders []string, packages map[string][]string, program string) {
	t.Helper()
	for queue := []string{program}; len(queue) > 0; queue = queue[1:] {
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
