// Package docs_test compares the documents with the code.
package docs_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	module  = "ketword"
	heading = "## Who imports whom"
	none    = "–"
	subtree = "/..." // ends a pattern that covers a package and all below it
	dot     = "."    // is in the first element of the path of another module
)

// The pure packages know neither browser, clock nor randomness, so that they must not
// import the forbidden ones.
var (
	pure      = []string{"engine" + subtree, "internal/exact", "internal/patterns", "app/envelope", "app/friends", "app/links", "app/lists", "app/model", "app/records", "app/session"}
	timeless  = []string{"app/session"} // of the pure ones, those that don't import time, either
	forbidden = []string{"os", "log", "math/rand", "crypto/rand", "syscall/js", "net/http"}
)

// small are the packages that any may import. They have no row, and import
// nothing but each other.
var small = []string{"internal/copied", "internal/each", "internal/format", "internal/splitmix"}

// rule is a row of the table.
type rule struct {
	Packages string   // path in the module, or pattern
	Project  []string // patterns of what it may import of the project
	Outside  []string // paths of modules or packages, with all below them
}

// The table of architecture.md is true and complete, for native programs and for the
// browser's.
func TestWhoImportsWhom(t *testing.T) {
	rules := readRules(t)
	for _, name := range small {
		rules = append(rules, rule{Packages: name})
	}
	covered := map[string]bool{}
	for target, env := range targets {
		for name, imports := range listPackages(t, "..", env) {
			i := slices.IndexFunc(rules, func(r rule) bool { return covers(r.Packages, name) })
			if i < 0 {
				t.Errorf("%s: %s has no row", target, name)
				continue
			}
			covered[rules[i].Packages] = true
			for _, imported := range imports {
				if !rules[i].allows(imported) {
					t.Errorf("%s: %s imports %s", target, name, imported)
				}
			}
		}
	}
	for _, r := range rules {
		if !covered[r.Packages] {
			t.Errorf("the row %s has no package", r.Packages)
		}
	}
}

func TestPurePackages(t *testing.T) {
	for target, env := range targets {
		found := map[string]bool{}
		for name, imports := range listPackages(t, "..", env) {
			i := slices.IndexFunc(pure, func(pattern string) bool { return covers(pattern, name) })
			if i < 0 {
				continue
			}
			found[pure[i]] = true
			for _, imported := range imports {
				if slices.Contains(forbidden, imported) || imported == "time" && slices.Contains(timeless, name) {
					t.Errorf("%s: %s imports %s", target, name, imported)
				}
			}
		}
		if len(found) != len(pure) {
			t.Errorf("%s: found packages of %v only, want %q", target, found, pure)
		}
	}
}

// The program for the browser is downloaded whole, so that its packages do without those
// that are heavy.
var heavy = []string{
	"fmt", "context", "log", "os", "encoding/json", "encoding/binary", "net/url", "net/http", "regexp", "text/template", "crypto/rand", "math/big",
}

func TestLightPackages(t *testing.T) {
	packages := listPackages(t, "..", targets["browser"])
	linked := []string{"cmd/browser"}
	for i := 0; i < len(linked); i++ { // linked grows
		imports, found := packages[linked[i]]
		if !found {
			t.Errorf("no package %s", linked[i])
		}
		for _, imported := range imports {
			name, ours := strings.CutPrefix(imported, module+"/")
			if ours && !slices.Contains(linked, name) {
				linked = append(linked, name)
			}
			if slices.Contains(heavy, imported) {
				t.Errorf("%s imports %s, which is heavy: see decision 20", linked[i], imported)
			}
		}
	}
	if len(linked) < 10 {
		t.Errorf("only %q are linked", linked)
	}
}

// targets are the environments for which packages are listed.
var targets = map[string][]string{
	"native":  nil,
	"browser": {"GOOS=js", "GOARCH=wasm"},
}

// listPackages returns the imports of the packages of the module in a folder, by their paths
// in the repository. It leaves out packages that have only tests and a doc.go. It also reads
// their folders: go test then notices changes and does not use a cached result,
// since it sees which files the test reads, but not which ones go list reads.
func listPackages(t *testing.T, dir string, env []string) map[string][]string {
	t.Helper()
	list := exec.Command("go", "list", "-json=Dir,ImportPath,GoFiles,Imports", "./...")
	list.Dir, list.Env, list.Stderr = dir, append(os.Environ(), env...), os.Stderr
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	packages := map[string][]string{}
	for decoder := json.NewDecoder(bytes.NewReader(out)); decoder.More(); {
		var p struct {
			Dir, ImportPath  string
			GoFiles, Imports []string // without tests
		}
		if err := decoder.Decode(&p); err != nil {
			t.Fatal(err)
		}
		if _, err := os.ReadDir(p.Dir); err != nil {
			t.Fatal(err)
		}
		if len(p.GoFiles) > 0 && !slices.Equal(p.GoFiles, []string{"doc.go"}) {
			packages[strings.TrimPrefix(p.ImportPath, module+"/")] = p.Imports
		}
	}
	return packages
}

// section returns what stands under a heading of architecture.md, up to the
// next one.
func section(t *testing.T, heading string) string {
	t.Helper()
	text, err := os.ReadFile("architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, ok := strings.Cut(string(text), "\n"+heading+"\n")
	if !ok {
		t.Fatalf("no %q", heading)
	}
	section, _, _ = strings.Cut(section, "\n## ")
	return section
}

// readRules returns the rows of the table.
func readRules(t *testing.T) []rule {
	t.Helper()
	var rules []rule
	for line := range strings.Lines(section(t, heading)) {
		if !strings.HasPrefix(line, "| `") {
			continue
		}
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if len(cells) != 3 {
			t.Fatalf("%d cells in the row %q", len(cells), line)
		}
		rules = append(rules, rule{
			Packages: strings.Trim(strings.TrimSpace(cells[0]), "`"),
			Project:  paths(t, cells[1]), Outside: paths(t, cells[2]),
		})
	}
	return rules
}

var quoted = regexp.MustCompile("^`[^`]+`$")

// paths returns the paths in a cell.
func paths(t *testing.T, cell string) []string {
	t.Helper()
	cell = strings.TrimSpace(cell)
	if cell == none {
		return nil
	}
	var list []string
	for item := range strings.SplitSeq(cell, ", ") {
		if !quoted.MatchString(item) {
			t.Fatalf("%q is neither a list of paths nor %q", cell, none)
		}
		list = append(list, strings.Trim(item, "`"))
	}
	return list
}

// allows reports whether a package of the row may import another.
func (r rule) allows(imported string) bool {
	if name, ok := strings.CutPrefix(imported, module+"/"); ok {
		return slices.Contains(small, name) || slices.ContainsFunc(r.Project, func(pattern string) bool { return covers(pattern, name) })
	}
	if first, _, _ := strings.Cut(imported, "/"); !strings.Contains(first, dot) {
		return true // of the standard library
	}
	return slices.ContainsFunc(r.Outside, func(p string) bool { return covers(p+subtree, imported) })
}

// covers reports whether a name is a path, or in the subtree of a pattern.
func covers(pattern, name string) bool {
	root, ok := strings.CutSuffix(pattern, subtree)
	return name == root || ok && strings.HasPrefix(name, root+"/")
}
