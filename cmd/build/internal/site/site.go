// Package site assembles the static site from its parts, and serves it where it is tried out. The
// files depend on the parts alone: equal parts give equal bytes.
package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"ketword/app/text"
	"ketword/cmd/build/internal/files"
	"ketword/internal/each"
)

// Language is the site in one language.
type Language struct {
	Tag      string // as in "de"
	Folder   string // of its pages, from the site's root: "" or ending in /
	Text     *text.Text
	Compiled []byte // catalogue of the language, for the program
	Pages    []Page // that of the game first
}

// Parts are what a site is made of.
type Parts struct {
	Languages   []Language        // that of the pages in the site's root first
	Root        map[string]string // attributes of the page's root: the usual settings
	Wasm        []byte            // the program
	BeforePaint []byte            // the script of what is done before the first paint, which stands in the page
	Boot        []byte            // the script of the page before the program runs, which stands in the page
	Run         []byte            // the script that runs it
	Coach       []byte            // the script of the coach's worker
	Worker      []byte            // template of the service worker
	Board       []byte            // the style of what is drawn before the program runs, which stands in each page
	Screens     []byte            // that of dialogs, which stands in the pages that are opened with one
	Lists       Files             // word lists, by their names without hashes
	Statics     Files             // icons, screenshots and other files, published as they are
	Licences    []byte            // the legal notices of everything in it
	Edition     string            // of the sentences that the program has
	Version     string            // as in "0.1.0"
	Commit      string            // as in "3f2a91c0de", "3f2a91c0de-dirty" or "unknown"
	Packs       bool              // a copy of the program that is packed by gzip will be added
	Base        *url.URL          // where it will be served: a path that ends in /, or an address
}

// Assemble makes the site.
func Assemble(p Parts) (Files, error) {
	files := p.Statics.clone()
	assets := Assets{
		Wasm:    files.addHashed("ketword.wasm", p.Wasm),
		Run:     files.addHashed("run.js", p.Run),
		Coach:   files.addHashed("coach.js", p.Coach),
		Screens: files.addHashed("screens.css", p.Screens),
	}
	if p.Packs {
		assets.Packed = assets.Wasm + ".gz"
	}
	for _, name := range p.Lists.Names() {
		assets.Lists = append(assets.Lists, files.addHashed(name, p.Lists[name]))
	}
	texts := hash(each.Of(p.Languages, func(l Language) []byte { return l.Compiled })...)
	for _, l := range p.Languages {
		name := "text/" + l.Tag + "-" + texts + ".txt"
		files[name] = l.Compiled
		assets.Texts = append(assets.Texts, name)
	}
	files["favicon.ico"] = favicon(files["icon-192.png"])
	files["licences.txt"] = p.Licences
	files["robots.txt"] = []byte("User-agent: *\nAllow: /\n")
	files[".nojekyll"] = []byte{}
	for _, language := range p.Languages {
		manifest, err := manifest(p, language)
		if err != nil {
			return nil, fmt.Errorf("manifest: %w", err)
		}
		files[language.Folder+manifestName] = manifest
		if err := addPages(files, p, assets, language); err != nil {
			return nil, err
		}
	}
	missing, err := printPage("404.html", newPage(p, assets, p.Languages[0], Page{}))
	if err != nil {
		return nil, fmt.Errorf("page 404: %w", err)
	}
	files["404.html"] = missing
	worker, err := fillServiceWorker(p.Worker, p.Languages, assets, files)
	if err != nil {
		return nil, err
	}
	files[serviceWorkerName] = worker
	files["_headers"] = []byte(rules(files, p, assets).String())
	return files, nil
}

// addPages adds the pages in a language.
func addPages(files Files, p Parts, assets Assets, l Language) error {
	for _, of := range l.Pages {
		page, err := printPage("page.html", newPage(p, assets, l, of))
		if err != nil {
			return fmt.Errorf("page %q: %w", l.Folder+of.Path, err)
		}
		files[l.Folder+of.Path+"index.html"] = page
	}
	return nil
}

// Files are the files of a site by their paths, which have slashes and no
// leading one.
type Files map[string][]byte

// Names returns the paths in order.
func (f Files) Names() []string { return slices.Sorted(maps.Keys(f)) }

func (f Files) clone() Files {
	if f == nil {
		return Files{}
	}
	return maps.Clone(f)
}

// Assets are the published names that have a hash of the file's content. Another
// content has another name, so such a file is cached for good.
type Assets struct {
	Wasm, Run string
	Coach     string   // the script of the coach's worker
	Screens   string   // the style of dialogs, for a page that has none
	Texts     []string // the sentences of each language, in the order of the languages, with one hash: a page names only its own
	Packed    string   // the program, packed by gzip; "" if the build makes no such file
	Lists     []string // word lists, which are fetched when a player chooses them
}

// Names returns the names of the files that the game needs, in a fixed order.
func (a Assets) Names() []string {
	return append([]string{a.Run, a.Wasm, a.Coach, a.Screens}, a.Texts...)
}

// packedNames returns the names of the files that are there packed as well.
func (a Assets) packedNames() []string {
	if a.Packed == "" {
		return nil
	}
	return []string{a.Wasm}
}

// hashLength is the number of hexadecimal digits of a hash in a file name. These
// 40 bits are enough to tell all published versions apart.
const hashLength = 10

func (f Files) addHashed(name string, data []byte) string {
	hashed := HashedName(name, data)
	f[hashed] = data
	return hashed
}

// HashedName returns the name under which a file is published: with the hash of
// its content before the extension.
func HashedName(name string, data []byte) string {
	extension := path.Ext(name)
	return strings.TrimSuffix(name, extension) + "-" + hash(data) + extension
}

func hash(data ...[]byte) string {
	sum := sha256.Sum256(bytes.Join(data, []byte{0}))
	return hex.EncodeToString(sum[:])[:hashLength]
}

// Write makes a folder have exactly these files. It refuses a folder that has a content and is not
// a site.
func (f Files) Write(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	if _, err := os.Stat(filepath.Join(folder, serviceWorkerName)); err != nil && len(entries) > 0 {
		return fmt.Errorf("%s is not empty and not a site: choose another folder, or empty it", folder)
	}
	return files.Sync(folder, f)
}
