package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"
	"strings"
)

const workerName = "sw.js"

// fillWorker writes into the service worker's template which files it keeps,
// which lists there are, and a version that changes when one of them, or the
// worker, does.
func fillWorker(template []byte, assets Assets, files Files) ([]byte, error) {
	plain := kept(files, assets)
	contents := [][]byte{template}
	for _, name := range append(assets.Names(), plain...) {
		contents = append(contents, []byte(name), files[name])
	}
	for _, name := range assets.Lists {
		contents = append(contents, []byte(name)) // its hash stands for its content
	}
	values := map[string]string{
		"{{VERSION}}": hash(contents...),
		"{{HASHED}}":  list(assets.Names()),
		"{{PLAIN}}":   list(addresses(plain)),
		"{{LISTS}}":   list(assets.Lists),
	}
	for mark, value := range values {
		if bytes.Count(template, []byte(mark)) != 1 {
			return nil, fmt.Errorf("%s: %s must stand in it once", workerName, mark)
		}
		template = bytes.Replace(template, []byte(mark), []byte(value), 1)
	}
	return template, nil
}

// kept names the files without a hash that are needed to play without a
// network: pages and notices, but no pictures other than the page's own icon.
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

// addresses turns file names into the addresses under which the pages are
// asked for: a folder's page goes by the folder.
func addresses(names []string) []string {
	out := make([]string, len(names))
	for i, name := range names {
		folder, found := strings.CutSuffix(name, "index.html")
		switch {
		case !found:
			out[i] = name
		case folder == "":
			out[i] = "./"
		default:
			out[i] = folder
		}
	}
	return out
}

func list(names []string) string {
	out, err := json.Marshal(append([]string{}, names...)) // none are [], not null
	if err != nil {
		panic("site: a list of strings has no JSON: " + err.Error())
	}
	return string(out)
}
