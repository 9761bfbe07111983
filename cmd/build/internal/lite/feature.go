package lite

import (
	"fmt"
	"maps"
	"strings"
)

// Edit is a change of go-app's text: in a file, Old becomes New.
type Edit struct {
	What     string // is changed
	File     string // its path in the module
	Old, New string
	Times    int // that Old is in the file
}

// Feature is something that go-app is given, beside what is cut: files that it does not
// have, by their paths in the module, and edits that have it use them.
type Feature struct {
	Files map[string][]byte
	Edits []Edit
}

// Add makes the edits in their order in files of go-app, and adds the files. An edit that
// doesn't find its text as often as it should is an error that names it.
func (f Feature) Add(files map[string][]byte) error {
	for _, e := range f.Edits {
		data, there := files[e.File]
		if !there {
			return fmt.Errorf("the edit %q: go-app has no %s", e.What, e.File)
		}
		text := string(data)
		if n := strings.Count(text, e.Old); n != e.Times {
			return fmt.Errorf("the edit %q: %s has its text %d times, want %d", e.What, e.File, n, e.Times)
		}
		files[e.File] = []byte(strings.ReplaceAll(text, e.Old, e.New))
	}
	maps.Copy(files, f.Files)
	return nil
}
