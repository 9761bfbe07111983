package site

import (
	"bytes"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ketword/app/text/embedded"
	"ketword/internal/sample"
)

// webDir holds the hand-written files.
const webDir = "../../../../web"

// parts are the real hand-written files with a stand-in for the program.
func parts(t *testing.T, base string) Parts {
	t.Helper()
	address := sample.Must(url.Parse(base))(t)
	p := Parts{
		Languages: []Language{{Tag: "en", Text: embedded.English, Compiled: []byte("e\nen\ne"), Pages: []Page{
			{Title: "T", Description: "D", Body: `<div id="app"><main>game</main></div>`},
			{Path: "solver/", Title: "T2", Description: "D2", Body: `<div id="app"><main>solver</main></div>`},
		}}, {Tag: "xx", Folder: "xx/", Text: embedded.English, Compiled: []byte("e\nxx\ne"), Pages: []Page{
			{Title: "T3", Description: "D", Body: `<div id="app"><main>other game</main></div>`},
			{Path: "solver/", Title: "T4", Description: "D2", Body: `<div id="app"><main>other solver</main></div>`},
		}}},
		Wasm: []byte("\x00asm"), Board: []byte("body{}"), Screens: []byte("dialog{}"), Licences: []byte("notices"), Statics: Files{},
		Lists:   Files{"words/de-5.txt": []byte("audio\n\n"), "words/fr-6.txt": []byte("abaque\n\n")},
		Edition: "e", Version: "0.1.0", Commit: "3f2a91c", Base: address,
	}
	entries := sample.Must(os.ReadDir(webDir))(t)
	for _, entry := range entries {
		data := sample.Must(os.ReadFile(filepath.Join(webDir, entry.Name())))(t)
		switch entry.Name() {
		case "beforepaint.js":
			p.BeforePaint = data
		case "boot.js":
			p.Boot = data
		case "run.js":
			p.Run = data
		case "coach.js":
			p.Coach = data
		case "sw.js":
			p.Worker = data
		case "board.css", "screens.css":
		default:
			p.Statics[entry.Name()] = data
		}
	}
	return p
}

func assemble(t *testing.T, p Parts) Files {
	t.Helper()
	files := sample.Must(Assemble(p))(t)
	return files
}

func TestEqualPartsMakeEqualBytes(t *testing.T) {
	first, second := assemble(t, parts(t, "/")), assemble(t, parts(t, "/"))
	if !maps.EqualFunc(first, second, bytes.Equal) {
		t.Error("two builds differ")
	}
}

// hashedName is what names with a hash look like, but for word lists.
var hashedName = regexp.MustCompile(`^[a-z]+-[0-9a-f]{10}\.(js|wasm|css)$`)

func TestHashedNamesFollowTheContent(t *testing.T) {
	names := func(p Parts) []string {
		return slices.DeleteFunc(assemble(t, p).Names(), func(name string) bool { return !hashedName.MatchString(name) })
	}
	before := names(parts(t, "/"))
	changed := parts(t, "/")
	changed.Wasm = []byte("\x00asm2")
	changed.Commit = "0000000"
	after := names(changed)
	if len(before) != 4 || len(after) != 4 {
		t.Fatalf("hashed names: %v and %v", before, after)
	}
	for i, kind := range []string{".wasm", "run-", "coach-", "screens-"} { // only the program has changed
		same := slices.ContainsFunc(after, func(name string) bool { return slices.Contains(before, name) && strings.Contains(name, kind) })
		if same != (kind != ".wasm") {
			t.Errorf("%d: %s: %v, then %v", i, kind, before, after)
		}
	}
}

// The page, the worker and the headers know of the packed program if there is one.
func TestPackedProgram(t *testing.T) {
	for _, packs := range []bool{false, true} {
		p := parts(t, "/")
		p.Packs = packs
		files := assemble(t, p)
		for name, named := range map[string]*regexp.Regexp{
			"index.html":      regexp.MustCompile(`data-packed="ketword-[0-9a-f]+\.wasm\.gz"`),
			serviceWorkerName: regexp.MustCompile(`PACKED = new Set\(\["ketword-`),
			"_headers":        regexp.MustCompile(`\.wasm\.gz\n  Cache-Control: public, max-age=31536000`),
		} {
			if named.Match(files[name]) != packs {
				t.Errorf("packed %v: %s", packs, name)
			}
		}
	}
}

func TestWrite(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "dist")
	for _, files := range []Files{{serviceWorkerName: nil, "old.txt": nil}, {serviceWorkerName: nil, "deep/new.txt": []byte("x")}} {
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
