package site

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// listed returns a list in the service worker.
func listed(t *testing.T, worker []byte, name string) (names []string) {
	t.Helper()
	read(t, worker, name, `\[.*?\]`, &names)
	return names
}

// summed returns the files of the service worker's version, with their SHA-256.
func summed(t *testing.T, worker []byte) (files map[string]string) {
	t.Helper()
	read(t, worker, "FILES", `\{.*?\}`, &files)
	return files
}

// read reads a constant of the service worker, whose value matches a pattern.
func read(t *testing.T, worker []byte, name, pattern string, value any) {
	t.Helper()
	found := regexp.MustCompile(`const ` + name + ` = .*?(` + pattern + `)`).FindSubmatch(worker)
	if found == nil {
		t.Fatalf("no %s", name)
	}
	if err := json.Unmarshal(found[1], value); err != nil {
		t.Fatal(err)
	}
}

func TestWorkerListsWhatPlayNeeds(t *testing.T) {
	files := assemble(t, parts(t, "/"))
	worker := files[serviceWorkerName]
	hashed, sums := listed(t, worker, "HASHED"), summed(t, worker)
	for address, sum := range sums {
		name := address
		if strings.HasSuffix(address, "/") {
			name = strings.TrimPrefix(address, "./") + "index.html"
		}
		if data, there := files[name]; !there || fmt.Sprintf("%x", sha256.Sum256(data)) != sum {
			t.Errorf("lists %s, which is not there (%v), or not so", address, there)
		}
	}
	plain := slices.Collect(maps.Keys(sums))
	for _, name := range hashed {
		if !slices.Contains(plain, name) {
			t.Errorf("no SHA-256 of %s", name)
		}
	}
	for _, need := range []string{"./", "solver/", "404.html", "icon.svg", "licences.txt", "manifest.webmanifest"} {
		if !slices.Contains(plain, need) {
			t.Errorf("does not list %s", need)
		}
	}
	for name := range files {
		if hashedName.MatchString(name) && !slices.Contains(hashed, name) {
			t.Errorf("does not list %s", name)
		}
	}
	for _, name := range plain {
		if strings.HasSuffix(name, ".png") || strings.HasSuffix(name, ".br") || name == serviceWorkerName || name == "robots.txt" {
			t.Errorf("lists %s", name)
		}
	}
}

// Word lists are listed separately, since each is kept once the game asks for it.
func TestWorkerListsTheWordLists(t *testing.T) {
	files := assemble(t, parts(t, "/"))
	worker := files[serviceWorkerName]
	lists := listed(t, worker, "LISTS")
	if len(lists) != 2 || !strings.HasPrefix(lists[0], "words/de-5-") || !strings.HasPrefix(lists[1], "words/fr-6-") {
		t.Errorf("lists %q", lists)
	}
	for _, name := range lists {
		if HashedName(name[:len("words/de-5")]+".txt", files[name]) != name {
			t.Errorf("%s is not there, or has another hash", name)
		}
	}
	for name := range summed(t, worker) {
		if slices.Contains(lists, name) {
			t.Errorf("keeps %s from the start", name)
		}
	}
	none := parts(t, "/")
	none.Lists = nil
	if lists := listed(t, assemble(t, none)[serviceWorkerName], "LISTS"); lists == nil || len(lists) != 0 {
		t.Errorf("without lists it has %q", lists)
	}
}

func TestPageNamesTheHashedFiles(t *testing.T) {
	files := assemble(t, parts(t, "/"))
	for _, name := range listed(t, files[serviceWorkerName], "HASHED") {
		name = strings.Replace(name, "text/xx-", "text/en-", 1) // the page knows other languages' by its own
		if !regexp.MustCompile(`[" ]` + regexp.QuoteMeta(name) + `[" ]`).Match(files["index.html"]) {
			t.Errorf("the page does not name %s", name)
		}
	}
}

func TestWorkerVersionFollowsEveryListedFile(t *testing.T) {
	version := func(p Parts) string {
		return string(regexp.MustCompile(`CACHE = PREFIX \+ "([0-9a-f]+)"`).FindSubmatch(assemble(t, p)[serviceWorkerName])[1])
	}
	before := version(parts(t, "/"))
	for name, change := range map[string]func(*Parts){
		"program": func(p *Parts) { p.Wasm = []byte("other") },
		"page":    func(p *Parts) { p.Languages[0].Pages[0].Body = "<div>other</div>" },
		"notices": func(p *Parts) { p.Licences = []byte("other") },
		"list":    func(p *Parts) { p.Lists["words/de-5.txt"] = []byte("flesh\n\n") },
		"worker":  func(p *Parts) { p.Worker = append(p.Worker, "// other"...) },
	} {
		p := parts(t, "/")
		change(&p)
		if version(p) == before {
			t.Errorf("the version is the same with another %s", name)
		}
	}
}

func TestWorkerWithoutAPlaceholderIsRefused(t *testing.T) {
	p := parts(t, "/")
	p.Worker = []byte("const HASHED = {{HASHED}};")
	if _, err := Assemble(p); err == nil {
		t.Error("assembled")
	}
}
