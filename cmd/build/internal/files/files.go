// Package files writes files as wholes: a reader finds the old content or the new, even if a build
// is interrupted or two run at once. It also makes the compressed copies that hosts serve in place
// of files.
package files

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
)

// temporary begins the names of files that are being written, in the folders where they
// will be.
const temporary = "new-"

// Write writes a file that all may read, in one step, if its content changes, and makes its folder
// if there is none.
func Write(file string, data []byte) error {
	if have, err := os.ReadFile(file); err == nil && bytes.Equal(have, data) {
		return nil
	}
	folder := filepath.Dir(file)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	temp, err := os.CreateTemp(folder, temporary)
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	_, err = temp.Write(data)
	if err := errors.Join(err, temp.Chmod(0o644), temp.Close()); err != nil {
		return err
	}
	return os.Rename(temp.Name(), file)
}

// Sync makes a folder have exactly the given files, by their paths in it: it writes these, and
// removes all others.
func Sync(folder string, files map[string][]byte) error {
	for name, data := range files {
		if err := Write(filepath.Join(folder, name), data); err != nil {
			return err
		}
	}
	return filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if _, wanted := files[filepath.ToSlash(name)]; err != nil || wanted || strings.HasPrefix(entry.Name(), temporary) {
			return err
		}
		return os.Remove(path)
	})
}
