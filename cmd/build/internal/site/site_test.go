package site

import (
	"bytes"
	"maps"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"ketword/app/text"
)

// webDir holds the hand-written files.
const webDir = "../../../../web"

// parts are the real hand-written files with a stand-in for the program.
func parts(t *testing.T, base string) Parts {
	t.Helper()
	address, err := url.Parse(base)
	if err != nil {
		t.Fatal(err)
	}
	p := Parts{
		Languages: []Language{{Tag: "en", Text: text.English.Site, Pages: []Page{
			{Title: "T", Description: "D", Body: `<div id="app"><main>game</main></div>`},
			{Path: "solver/", Title: "T2", Description: "D2", Body: `<div id="app"><main>solver</main></div>`},
		}}, {Tag: "xx", Folder: "xx/", Text: text.English.Site, Pages: []Page{
			{Title: "T3", Description: "D", Body: `<div id="app"><main>other game</main></div>`},
			{Path: "solver/", Title: "T4", Description: "D2", Body: `<div id="app"><main>other solver</main></div>`},
		}}},
		Wasm: []byte("\x00asm"), Style: []byte("body{}"), Licences: []byte("notices"), Statics: Files{},
		Lists:   Files{"words/de-5.txt": []byte("audio\n\n"), "words/fr-6.txt": []byte("abaque\n\n")},
		Version: "0.1.0", Commit: "3f2a91c", Base: address,
	}
	entries, err := os.ReadDir(webDir)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		data, err := os.ReadFile(filepath.Join(webDir, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		switch entry.Name() {
		case "first.js":
			p.First = data
		case "boot.js":
			p.Boot = data
		case "run.js":
			p.Run = data
		case "coach.js":
			p.Coach = data
		case "sw.js":
			p.Worker = data
		case "ketword.css":
		default:
			p.Statics[entry.Name()] = data
		}
	}
	return p
}

func assemble(t *testing.T, p Parts) Files {
	t.Helper()
	files, err := Assemble(p)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestEqualPartsMakeEqualBytes(t *testing.T) {
	first, second := assemble(t, parts(t, "/")), assemble(t, parts(t, "/"))
	if !maps.EqualFunc(first, second, bytes.Equal) {
		t.Error("two builds differ")
	}
}

// hashed is what names with a hash look like, but for word lists.
var hashed = regexp.MustCompile(`^[a-z]+-[0-9a-f]{10}\.(js|wasm)$`)

func TestHashedNamesFollowTheContent(t *testing.T) {
	names := func(p Parts) []string {
		return slices.DeleteFunc(assemble(t, p).Names(), func(name string) bool { return !hashed.MatchString(name) })
	}
	before := names(parts(t, "/"))
	changed := parts(t, "/")
	changed.Wasm = []byte("\x00asm2")
	changed.Commit = "0000000"
	after := names(changed)
	if len(before) != 3 || len(after) != 3 {
		t.Fatalf("hashed names: %v and %v", before, after)
	}
	for i, kind := range []string{".wasm", "run-", "coach-"} { // only the program has changed
		same := slices.ContainsFunc(after, func(name string) bool { return slices.Contains(before, name) && strings.Contains(name, kind) })
		if same != (kind != ".wasm") {
			t.Errorf("%d: %s: %v, then %v", i, kind, before, after)
		}
	}
}

// walk calls f with every element of a page.
func walk(t *testing.T, page []byte, f func(*html.Node)) {
	t.Helper()
	document, err := html.Parse(bytes.NewReader(page))
	if err != nil {
		t.Fatal(err)
	}
	for n := range document.Descendants() {
		if n.Type == html.ElementNode {
			f(n)
		}
	}
}

func attribute(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

func TestProgramIsTheFirstElementOfTheBody(t *testing.T) {
	walk(t, assemble(t, parts(t, "/"))["index.html"], func(n *html.Node) {
		if n.Data == "body" && (n.FirstChild == nil || attribute(n.FirstChild, "id") != "app") {
			t.Error("go-app would replace another element")
		}
	})
}

func TestPagesFollowThePolicy(t *testing.T) {
	p := parts(t, "/")
	files := assemble(t, p)
	for _, name := range []string{"index.html", "404.html"} {
		stated := false
		walk(t, files[name], func(n *html.Node) {
			inline := (n.Data == "style" || n.Data == "script") && n.FirstChild != nil
			if inline && !strings.Contains(policy(p), sourceHash([]byte(n.FirstChild.Data))) || attribute(n, "style") != "" {
				t.Errorf("%s: inline %s that the policy refuses", name, n.Data)
			}
			for _, a := range n.Attr {
				if strings.HasPrefix(a.Key, "on") {
					t.Errorf("%s: inline %s", name, a.Key)
				}
			}
			stated = stated || attribute(n, "http-equiv") == "Content-Security-Policy" && attribute(n, "content") == policy(p)
		})
		if !stated {
			t.Errorf("%s does not state the policy", name)
		}
	}
	if !strings.Contains(string(files["_headers"]), "  Content-Security-Policy: "+policy(p)+"; "+framePolicy+"\n") {
		t.Error("_headers does not state the policy")
	}
}

func TestHostingDocumentStatesThePolicy(t *testing.T) {
	hosting, err := os.ReadFile("../../../../docs/hosting.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(hosting), `"`+framePolicy+`"`) {
		t.Error("docs/hosting.md has another policy for nginx")
	}
}

// Every file that a page names exists. Addresses are relative, except the links
// that need the site's own address.
func TestAddresses(t *testing.T) {
	files := assemble(t, parts(t, "https://games.example/ketword/"))
	walk(t, files["index.html"], func(n *html.Node) {
		address := attribute(n, "href") + attribute(n, "src")
		for _, name := range []string{"data-run", "data-wasm"} {
			if file := attribute(n, name); attribute(n, "data-run") != "" && files[file] == nil {
				t.Errorf("the script is to load %q, which does not exist", file)
			}
		}
		switch {
		case address == "":
		case attribute(n, "rel") == "alternate": // TestLanguages
		case attribute(n, "rel") == "canonical":
			if address != "https://games.example/ketword/" {
				t.Errorf("canonical link %s", address)
			}
		case files[address] == nil:
			t.Errorf("<%s> names %s, which does not exist", n.Data, address)
		}
	})
	walk(t, files["404.html"], func(n *html.Node) {
		address := attribute(n, "href") + attribute(n, "src")
		file, below := strings.CutPrefix(address, "/ketword/")
		if strings.HasSuffix(file, "/") {
			file += "index.html"
		}
		if address != "" && (!below || file != "" && files[file] == nil) {
			t.Errorf("404.html names %s", address)
		}
	})
	if !strings.Contains(string(files["index.html"]), `"https://games.example/ketword/social.png"`) {
		t.Error("the picture of a shared link has no full address")
	}
}

// TestLanguages: a page is there in every language, and each names all of them. What it
// needs is found from its folder, and its manifest is in its language.
func TestLanguages(t *testing.T) {
	files := assemble(t, parts(t, "https://games.example/ketword/"))
	for name, lang := range map[string]string{"": "en", "xx/": "xx", "solver/": "en", "xx/solver/": "xx"} {
		page := strings.TrimPrefix(name, "xx/")
		want := []string{
			"en https://games.example/ketword/" + page, "xx https://games.example/ketword/xx/" + page,
			"x-default https://games.example/ketword/" + page,
		}
		var got []string
		walk(t, files[name+"index.html"], func(n *html.Node) {
			switch {
			case n.Data == "html" && attribute(n, "lang") != lang:
				t.Errorf("/%s is in %q", name, attribute(n, "lang"))
			case attribute(n, "hreflang") != "":
				got = append(got, attribute(n, "hreflang")+" "+attribute(n, "href"))
			case n.Data == "link" && attribute(n, "rel") != "canonical":
				address, rest := name+attribute(n, "href"), ""
				for {
					if address, rest, _ = strings.Cut(address, "../"); rest == "" {
						break
					}
					address = path.Dir(strings.TrimSuffix(address, "/")) + "/" + rest
					address = strings.TrimPrefix(address, "./")
				}
				if files[address] == nil {
					t.Errorf("/%s names %s, which does not exist", name, attribute(n, "href"))
				}
				if attribute(n, "rel") == "manifest" && !strings.Contains(string(files[address]), `"lang": "`+lang+`"`) {
					t.Errorf("/%s has the manifest %s", name, address)
				}
			}
		})
		if !slices.Equal(got, want) {
			t.Errorf("/%s: %q, want %q", name, got, want)
		}
	}
	if page := string(assemble(t, parts(t, "/"))["index.html"]); strings.Contains(page, "hreflang") {
		t.Error("a page names its languages without the site's address")
	}
}

// A page names its canonical address only if the build knows it in full.
func TestCanonicalAddress(t *testing.T) {
	for base, want := range map[string]bool{"/": false, "/ketword/": false, "https://games.example/ketword/": true} {
		page := string(assemble(t, parts(t, base))["index.html"])
		for _, name := range []string{`rel="canonical"`, `"og:url"`} {
			if strings.Contains(page, name) != want {
				t.Errorf("built for %s: %s there: %v, want %v", base, name, !want, want)
			}
		}
	}
}

func TestPageHasEveryNoticeOfTheScripts(t *testing.T) {
	p := parts(t, "/")
	page := string(assemble(t, p)["index.html"])
	shown := regexp.MustCompile(`show\((?:[^)"]*\? )?"(\w+)"(?: : "(\w+)")?\)`).FindAllSubmatch(append(p.Boot, p.Run...), -1)
	if len(shown) < 4 {
		t.Fatalf("the scripts show %q", shown)
	}
	for _, match := range shown {
		for _, name := range match[1:] {
			if len(name) > 0 && !strings.Contains(page, `data-notice="`+string(name)+`"`) {
				t.Errorf("the page has no notice %s", name)
			}
		}
	}
}

func TestEveryFileHasOneCacheRule(t *testing.T) {
	files := assemble(t, parts(t, "/"))
	rules := string(files["_headers"])
	for _, name := range append(files.Names(), "") {
		if name == ".nojekyll" || name == "_headers" {
			continue
		}
		want := revalidate
		if hashed.MatchString(name) || strings.HasPrefix(name, "words/") {
			want = cacheForGood
		} else if strings.HasSuffix(name, ".png") || strings.HasSuffix(name, ".svg") {
			want = cacheForADay
		}
		if strings.Count(rules, "\n/"+name+"\n  Cache-Control: "+want+"\n") != 1 {
			t.Errorf("/%s: want %q once", name, want)
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
			"index.html": regexp.MustCompile(`data-packed="ketword-[0-9a-f]+\.wasm\.gz"`),
			workerName:   regexp.MustCompile(`PACKED = new Set\(\["ketword-`),
			"_headers":   regexp.MustCompile(`\.wasm\.gz\n  Cache-Control: public, max-age=31536000`),
		} {
			if named.Match(files[name]) != packs {
				t.Errorf("packed %v: %s", packs, name)
			}
		}
	}
}

func TestWrite(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "dist")
	for _, files := range []Files{{workerName: nil, "old.txt": nil}, {workerName: nil, "deep/new.txt": []byte("x")}} {
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
