// Package std leaves out of Go's standard library what the program for the browser doesn't use but the
// linker can't know of. The go command takes the edited files by -overlay; the library itself stays as
// it is, and so do all other programs. A build with -plain does without.
package std

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"ketword/cmd/build/internal/files"
)

// edit changes a file of the standard library for one reason.
type edit struct {
	file    string // its path in GOROOT/src
	why     string
	changes []change
}

// change replaces a text that is in the file once.
type change struct{ old, new string }

// Overlay writes the edited files into the project's folder cache, and returns the path of a file for the
// go command's -overlay. All paths are relative to project. root is GOROOT. An edit that doesn't fit the
// release is left out: the program is larger without it, and does the same. misfits are their files.
func Overlay(project, cache, root string) (path string, misfits []string, err error) {
	edited, replace := map[string][]byte{}, map[string]string{}
	for _, e := range edits {
		original := filepath.Join(root, "src", filepath.FromSlash(e.file))
		text, err := os.ReadFile(original)
		if err != nil {
			return "", nil, err
		}
		if edited[e.file] = e.apply(string(text)); edited[e.file] == nil {
			delete(edited, e.file)
			misfits = append(misfits, e.file)
			continue
		}
		replace[original] = filepath.Join(cache, "std", filepath.FromSlash(e.file))
	}
	folder := filepath.Join(project, cache, "std")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", nil, err
	}
	if err := files.Sync(folder, edited); err != nil {
		return "", nil, err
	}
	overlay, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "\t")
	if err != nil {
		return "", nil, fmt.Errorf("overlay of Go's library: %w", err)
	}
	path = filepath.Join(cache, "overlay.json")
	return path, misfits, os.WriteFile(filepath.Join(project, path), overlay, 0o644)
}

// apply returns the edited text of the file, or nil if a change doesn't fit.
func (e edit) apply(text string) []byte {
	for _, c := range e.changes {
		if strings.Count(text, c.old) != 1 {
			return nil
		}
		text = strings.Replace(text, c.old, c.new, 1)
	}
	return []byte(text)
}
