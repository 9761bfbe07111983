package goapp

import (
	"fmt"
	"slices"
	"strings"
)

// edits are all changes of go-app that are made by hand. README.md lists them.
var edits = slices.Concat(cuts, additions)

// edit changes go-app for one reason.
type edit struct {
	name, why string
	changes   []change
}

// change replaces a text of a file, as often as it is there.
type change struct {
	file     string // its path in the module
	old, new string
	times    int // that old is in the file
}

// apply makes the changes in files of go-app, by their paths. It leaves out a change whose text is
// not in its file as often as it should be, and returns a message for each, with the name of the
// edit.
func (e edit) apply(files map[string][]byte) (misfits []string) {
	for _, c := range e.changes {
		text := string(files[c.file])
		if n := strings.Count(text, c.old); n != c.times {
			first, _, _ := strings.Cut(strings.TrimSpace(c.old), "\n")
			misfits = append(misfits, fmt.Sprintf("%q finds %q %d times in %s, not %d", e.name, first, n, c.file, c.times))
			continue
		}
		files[c.file] = []byte(strings.ReplaceAll(text, c.old, c.new))
	}
	return misfits
}

// applyAll makes all edits in files of go-app, and adds the files that they call.
func applyAll(files map[string][]byte) (misfits []string) {
	for _, e := range edits {
		misfits = append(misfits, e.apply(files)...)
	}
	entries, _ := added.ReadDir("_added") // embedded, as are the files
	for _, entry := range entries {
		files[elementsPackage+"/"+entry.Name()], _ = added.ReadFile("_added/" + entry.Name())
	}
	return misfits
}
