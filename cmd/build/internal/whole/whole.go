// Package whole writes files as wholes: whoever reads one finds the old content or the
// new, even if a build is interrupted or two run at once.
package whole

import (
	"errors"
	"os"
	"path/filepath"
)

// Temporary begins the names of files that are being written, in the folders where they
// will be.
const Temporary = "new-"

// Write writes a file in one step, and makes its folder if there is none.
func Write(file string, data []byte) error {
	folder := filepath.Dir(file)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	temp, err := os.CreateTemp(folder, Temporary)
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	_, err = temp.Write(data)
	if err := errors.Join(err, temp.Close()); err != nil {
		return err
	}
	return os.Rename(temp.Name(), file)
}
