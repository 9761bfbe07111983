package site

import (
	"bytes"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"ketword/app/envelope"
)

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

// What a page preloads is what its script loads: the program, the sentences in its language, the script that starts the program
// and, unless it has it, the style of dialogs. Nothing comes in vain.
func TestPreloads(t *testing.T) {
	files := assemble(t, parts(t, "/"))
	for page, screens := range map[string]bool{"index.html": true, "xx/index.html": true, "solver/index.html": false} {
		var preloaded, loaded []string
		walk(t, files[page], func(n *html.Node) {
			if attribute(n, "rel") == "preload" {
				preloaded = append(preloaded, strings.TrimPrefix(attribute(n, "href"), "../"))
			} else if attribute(n, "data-run") != "" {
				loaded = []string{attribute(n, "data-wasm"), attribute(n, "data-text"), attribute(n, "data-run"), attribute(n, "data-screens")}
			}
		})
		loaded = slices.DeleteFunc(loaded, func(name string) bool { return name == "" })
		inLanguage := strings.HasPrefix(loaded[1], "text/xx-") == strings.HasPrefix(page, "xx/")
		if !slices.Equal(preloaded, loaded) || len(loaded) != 3 && !screens || len(loaded) != 4 && screens || !inLanguage {
			t.Errorf("%s preloads %q, and loads %q", page, preloaded, loaded)
		}
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
		case address == "#": // the page itself
		case strings.HasPrefix(address, "#"):
			if !strings.Contains(string(files["index.html"]), `id="`+address[1:]+`"`) {
				t.Errorf("<%s> names %s, which the page lacks", n.Data, address)
			}
		case address == "data:,": // an empty file, until run.js knows what is to be in it
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
			case attribute(n, "data-languages") != "" && attribute(n, "data-settings") != fmt.Sprint(envelope.Settings.Version()):
				t.Errorf("/%s tells beforepaint.js that settings are of version %q", name, attribute(n, "data-settings"))
			case attribute(n, "hreflang") != "":
				got = append(got, attribute(n, "hreflang")+" "+attribute(n, "href"))
			case n.Data == "link" && attribute(n, "rel") != "canonical" && attribute(n, "rel") != "expect":
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
	shown := regexp.MustCompile(`(?:show|fail)\("(\w+)"\)`).FindAllSubmatch(append(p.Boot, p.Run...), -1)
	unfit := regexp.MustCompile(`return .*?"(\w+)";`).FindAllSubmatch(p.BeforePaint, -1)
	if len(shown) < 3 || len(unfit) < 3 {
		t.Fatalf("the scripts show %q and %q", shown, unfit)
	}
	for _, match := range append(shown, unfit...) {
		if !strings.Contains(page, `data-notice="`+string(match[1])+`"`) {
			t.Errorf("the page has no notice %s", match[1])
		}
	}
}
