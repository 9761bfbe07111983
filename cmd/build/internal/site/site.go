// Package site assembles the static site from its parts. The files depend on the
// parts alone: equal parts give equal bytes.
package site

import (
	"fmt"
	"net/url"

	"ketword/app/text"
)

// Parts are what a site is made of.
type Parts struct {
	Text     text.Site
	Lang     string            // language tag of Text
	Root     map[string]string // attributes of the page's root: the usual settings
	Pages    []Page            // that of the game first
	Wasm     []byte            // the program
	First    []byte            // the script that applies the settings before the first paint; it stands in the page
	Boot     []byte            // the script of the page before the program runs, which stands in the page
	Run      []byte            // the script that runs it
	Coach    []byte            // the script of the coach's worker
	Worker   []byte            // template of the service worker
	Style    []byte            // the style sheet, which stands in each page
	Lists    Files             // word lists, by their names without hashes
	Statics  Files             // icons, screenshots and other files, published as they are
	Licences []byte            // the legal notices of everything in it
	Version  string            // as in "0.1.0"
	Commit   string            // as in "3f2a91c", or "unknown"
	Packs    bool              // a copy of the program that is packed by gzip will be added
	Base     *url.URL          // where it will be served: a path that ends in /, or an address
}

// Assemble makes the site.
func Assemble(p Parts) (Files, error) {
	files := p.Statics.clone()
	assets := Assets{
		Wasm:  files.addHashed("ketword.wasm", p.Wasm),
		Run:   files.addHashed("run.js", p.Run),
		Coach: files.addHashed("coach.js", p.Coach),
	}
	if p.Packs {
		assets.Packed = assets.Wasm + ".gz"
	}
	for _, name := range p.Lists.Names() {
		assets.Lists = append(assets.Lists, files.addHashed(name, p.Lists[name]))
	}
	files["favicon.ico"] = favicon(files["icon-192.png"])
	files["licences.txt"] = p.Licences
	files["robots.txt"] = []byte("User-agent: *\nAllow: /\n")
	files[".nojekyll"] = []byte{}
	manifest, err := manifest(p)
	if err != nil {
		return nil, fmt.Errorf("manifest: %w", err)
	}
	files[manifestName] = manifest
	if err := addPages(files, p, assets); err != nil {
		return nil, err
	}
	worker, err := fillWorker(p.Worker, assets, files)
	if err != nil {
		return nil, err
	}
	files[workerName] = worker
	files["_headers"] = []byte(rules(files, p, assets).String())
	return files, nil
}

func addPages(files Files, p Parts, assets Assets) error {
	for _, of := range p.Pages {
		page, err := printPage("page.html", newPage(p, assets, of))
		if err != nil {
			return fmt.Errorf("page %q: %w", of.Path, err)
		}
		files[of.Path+"index.html"] = page
	}
	page, err := printPage("404.html", newPage(p, assets, Page{}))
	if err != nil {
		return fmt.Errorf("page 404: %w", err)
	}
	files["404.html"] = page
	return nil
}
