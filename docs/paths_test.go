package docs_test

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// notInRepository lists what looks like a path of the repository but is not one.
var notInRepository = []string{
	"bin/ketword", "bin/ketword-proofs", "dist/", "index.html", "words/", // built
	"main.go", "ketword-history.json", "words.txt", // written by a reader or a player
	"mode/lang/length/seed/tries/level", "mode/language/length", // forms of an identity
	"log/slog",                                      // a package of Go
	"application/manifest+json", "application/wasm", // media types
}

// TestPathsInDocumentsExist: what the documents call a file or a folder is one,
// and their links lead somewhere.
func TestPathsInDocumentsExist(t *testing.T) {
	all := repositoryPaths(t)
	excepted := map[string]bool{} // met in a document
	for _, document := range documents(t) {
		text := sample.Must(os.ReadFile(filepath.Join("..", document)))(t)
		prose := fenced.ReplaceAllString(string(text), "")
		for _, p := range pathsIn(prose) {
			if slices.Contains(notInRepository, p) {
				excepted[p] = true
			} else if !exists(all, document, p) {
				t.Errorf("%s: `%s` does not exist", document, p)
			}
		}
		for _, link := range links.FindAllStringSubmatch(prose, -1) {
			if !all[path.Join(path.Dir(document), link[1])] {
				t.Errorf("%s: the link to %s leads nowhere", document, link[1])
			}
		}
	}
	for _, p := range notInRepository {
		if !excepted[p] {
			t.Errorf("no document has the exception `%s`", p)
		}
	}
}

// TestDocumentsInCommentsExist: a document that a comment in Go names with its folder is there.
func TestDocumentsInCommentsExist(t *testing.T) {
	all := repositoryPaths(t)
	named := regexp.MustCompile(`(?m)^\s*//.*[ (]((?:[\w-]+/)+[\w-]+\.md)\b`)
	for file := range all {
		if path.Ext(file) != ".go" {
			continue
		}
		text, err := os.ReadFile(filepath.Join("..", file))
		if err != nil {
			t.Fatal(err)
		}
		for _, document := range named.FindAllStringSubmatch(string(text), -1) {
			if !all[document[1]] {
				t.Errorf("%s: there is no %s", file, document[1])
			}
		}
	}
}

// documents returns the paths of the documents that are checked, from the
// root of the repository: those of the game, and of the modules beside it.
func documents(t *testing.T) []string {
	t.Helper()
	var all []string
	for _, pattern := range []string{"*.md", "docs/*.md", "docs/decisions/*.md", "wasmslim/*.md", "proofs/*.md", "wordlists/gen/*.md", "cmd/build/internal/goapp/*.md"} {
		names := sample.Must(filepath.Glob(filepath.Join("..", filepath.FromSlash(pattern))))(t)
		for _, name := range names {
			all = append(all, strings.TrimPrefix(filepath.ToSlash(name), "../"))
		}
	}
	return all
}

// repositoryPaths returns the paths of all files and folders from the root,
// except those that are built or in hidden folders.
func repositoryPaths(t *testing.T) map[string]bool {
	t.Helper()
	built := []string{"bin", "dist"}
	all := map[string]bool{}
	err := fs.WalkDir(os.DirFS(".."), ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && name != "." && (name[0] == '.' || slices.Contains(built, name)) {
			return fs.SkipDir
		}
		all[name] = true
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

var (
	fenced      = regexp.MustCompile("(?ms)^```.*?^```$")
	code        = regexp.MustCompile("`[^`]+`")
	links       = regexp.MustCompile(`\]\(([^):#]+)[^):]*\)`) // within the repository
	ending      = regexp.MustCompile(`\w\.(css|go|html|js|json|md|mod|png|sum|svg|toml|txt|webmanifest)$`)
	capitalName = regexp.MustCompile(`[A-Z]+\.md$`)
	placeholder = regexp.MustCompile(`[A-Z]{2}`)
)

// pathsIn returns what stands in backticks and looks like a path of the
// repository: it has a slash or the ending of a file, no wildcard and no
// placeholder in capitals, and it is neither absolute nor of another module.
func pathsIn(prose string) []string {
	var found []string
	for _, span := range code.FindAllString(prose, -1) {
		for p := range strings.FieldsSeq(strings.Trim(span, "`")) {
			first, _, slash := strings.Cut(p, "/")
			pattern := strings.ContainsAny(p, "*?…:<=") || strings.Contains(p, "...")
			elsewhere := slash && (first == "" || first == "~" || strings.Contains(first, ".") && first != ".")
			capitals := placeholder.MatchString(capitalName.ReplaceAllString(p, ""))
			if (slash || ending.MatchString(p)) && !pattern && !elsewhere && !capitals {
				found = append(found, p)
			}
		}
	}
	return found
}

// exists reports whether there is such a path from the root or from the
// document's folder. A name without a folder may be anywhere.
func exists(all map[string]bool, document, p string) bool {
	p = path.Clean(p)
	if all[p] || all[path.Join(path.Dir(document), p)] {
		return true
	}
	for other := range all {
		if path.Base(other) == p {
			return true
		}
	}
	return false
}
