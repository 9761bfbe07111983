package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"path"
	"strings"

	"ketword/internal/each"
)

const serviceWorkerName = "sw.js"

// fillServiceWorker completes the template of the service worker with the files that it
// keeps, the word lists that exist, and a version. The version changes when any of
// them or the worker does.
func fillServiceWorker(template []byte, languages []Language, assets Assets, files Files) ([]byte, error) {
	plain := kept(files, assets)
	contents := [][]byte{template}
	for _, name := range append(assets.Names(), plain...) {
		contents = append(contents, []byte(name), files[name])
	}
	for _, name := range assets.Lists {
		contents = append(contents, []byte(name)) // its hash stands for its content
	}
	values := map[string]string{
		"{{VERSION}}":   hash(contents...),
		"{{HASHED}}":    list(assets.Names()),
		"{{PACKED}}":    list(assets.packedNames()),
		"{{FILES}}":     sums(files, append(assets.Names(), plain...)),
		"{{LISTS}}":     list(assets.Lists),
		"{{LANGUAGES}}": list(each.Of(languages[1:], func(l Language) string { return l.Tag })),
	}
	for placeholder, value := range values {
		if bytes.Count(template, []byte(placeholder)) != 1 {
			return nil, fmt.Errorf("%s: want %s exactly once", serviceWorkerName, placeholder)
		}
		template = bytes.Replace(template, []byte(placeholder), []byte(value), 1)
	}
	return template, nil
}

// kept returns the files without a hash in their names that are needed to play
// offline: pages, manifest and notices, and of the pictures only the page's icon.
func kept(files Files, assets Assets) []string {
	var names []string
	for _, name := range files.Names() {
		hashed := cacheOf(name, assets) == cacheForGood
		if keptTypes[path.Ext(name)] && !hashed && name != "robots.txt" || name == iconName {
			names = append(names, name)
		}
	}
	return names
}

var keptTypes = map[string]bool{".html": true, ".webmanifest": true, ".txt": true}

// sums returns the files' SHA-256 by their addresses.
func sums(files Files, names []string) string {
	out := map[string]string{}
	for _, name := range names {
		out[address(name)] = fmt.Sprintf("%x", sha256.Sum256(files[name]))
	}
	return inJSON(out)
}

// address returns the address under which a browser requests a file: the index.html of a
// folder under that of the folder.
func address(name string) string {
	folder, found := strings.CutSuffix(name, "index.html")
	switch {
	case !found:
		return name
	case folder == "":
		return "./"
	}
	return folder
}

func list(names []string) string { return inJSON(append([]string{}, names...)) } // an empty list is [], not null

func inJSON(value any) string {
	out, err := json.Marshal(value)
	if err != nil {
		panic("site: strings without JSON: " + err.Error())
	}
	return string(out)
}
