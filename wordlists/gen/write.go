package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ketword/wordlists/gen/internal/crop"
)

// list is the text of one file, under its path in the folder of the lists.
type list struct {
	path  string
	words []string
}

// write writes the lists that have changed, and tells which.
func write(w io.Writer, o options, fields []field) error {
	for _, f := range fields {
		for _, l := range f.files() {
			if err := l.write(w, o.out); err != nil {
				return err
			}
		}
	}
	return nil
}

// files returns the lists of a language: answers and guesses of each length.
func (f field) files() []list {
	var files []list
	for k := crop.Shortest; k <= crop.Longest; k++ {
		files = append(files,
			list{fmt.Sprintf("%s/answers-%d.txt", f.tag, k), crop.Words(f.crop.Answers, k)},
			list{fmt.Sprintf("%s/guesses-%d.txt", f.tag, k), crop.Words(f.crop.Guesses, k)})
	}
	return files
}

// text returns what the file holds.
func (l list) text() string { return strings.Join(l.words, "\n") + "\n" }

// write writes the list into a folder if it is not there already, and tells
// how many words have come and gone.
func (l list) write(w io.Writer, dir string) error {
	path := filepath.Join(dir, filepath.FromSlash(l.path))
	before, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err == nil && string(before) == l.text() {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(path, []byte(l.text()), 0o644); err != nil {
		return err
	}
	more, fewer := l.change(string(before))
	_, err = fmt.Fprintf(w, "%s: +%d −%d\n", l.path, more, fewer)
	return err
}

// change returns how many words are new, and how many are gone.
func (l list) change(before string) (more, fewer int) {
	gone := make(map[string]bool)
	for word := range strings.Lines(before) {
		gone[strings.TrimSuffix(word, "\n")] = true
	}
	for _, word := range l.words {
		if !gone[word] {
			more++
		}
		delete(gone, word)
	}
	return more, len(gone)
}
