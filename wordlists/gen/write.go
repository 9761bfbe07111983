package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ketword/wordlists/gen/internal/selection"
)

// list is the words of one file.
type list struct {
	path  string // in the folder of the lists, with slashes
	words []string
}

// write writes the lists that have changed, and prints which.
func write(w io.Writer, o options, results []result) error {
	for _, r := range results {
		for _, l := range r.files() {
			if err := l.write(w, o.out); err != nil {
				return err
			}
		}
	}
	return nil
}

// files returns the lists of a language: answers and guesses of each length, and the
// answers that are written otherwise, if there are any.
func (r result) files() []list {
	var files []list
	for k := selection.Shortest; k <= selection.Longest; k++ {
		files = append(files,
			list{fmt.Sprintf("%s/answers-%d.txt", r.tag, k), selection.OfLength(r.words.Answers, k)},
			list{fmt.Sprintf("%s/guesses-%d.txt", r.tag, k), selection.OfLength(r.words.Guesses, k)})
	}
	if written := r.words.WrittenAnswers(); len(written) > 0 {
		files = append(files, list{r.tag + "/written.txt", written})
	}
	return files
}

// text returns the content of the file.
func (l list) text() string { return strings.Join(l.words, "\n") + "\n" }

// write writes the list into a folder if it has changed, and prints how many words
// came and went.
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
	added, removed := l.change(string(before))
	_, err = fmt.Fprintf(w, "%s: +%d −%d\n", l.path, added, removed)
	return err
}

// change returns how many words were added and removed.
func (l list) change(before string) (added, removed int) {
	old := make(map[string]bool)
	for word := range strings.Lines(before) {
		old[strings.TrimSuffix(word, "\n")] = true
	}
	for _, word := range l.words {
		if !old[word] {
			added++
		}
		delete(old, word)
	}
	return added, len(old)
}
