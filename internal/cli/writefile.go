package cli

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/lockedfile"
)

// changeFile replaces the text of a file by what update makes of it, where
// found tells whether there is a file yet. Between reading and writing, no other
// run of the program changes the file. If update fails, the file is left alone.
// Of a file that can't be written the error comes after update, so that what
// update prints is seen. No more than so many bytes are read. The error is that of
// update, or a [*FileError].
func changeFile(name string, most int, update func(text string, found bool) (string, error)) error {
	var failed error // of update
	err := exchange(name, most, func(text string, found bool) (string, error) {
		text, failed = update(text, found)
		return text, failed
	})
	if err == nil || failed != nil {
		return failed
	}
	return &FileError{name, err}
}

// exchange is changeFile, of which the error may be any.
func exchange(name string, most int, update func(text string, found bool) (string, error)) error {
	target, mode, unwritable := Writable(name)
	if unwritable == nil {
		unlock, err := lock(target)
		if err == nil {
			defer unlock()
		}
		unwritable = err
	}
	if errors.Is(unwritable, errNotFile) {
		return unwritable // reading it might never end
	}
	data, err := readSource(context.Background(), target, most)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	text, err := update(string(data), err == nil)
	if err != nil {
		return err
	}
	if unwritable != nil {
		return unwritable
	}
	return replaceFile(target, []byte(text), mode)
}

// Writable returns the file that a name leads to, and the mode that it has, or
// will have. The error tells why it can't be written: a folder, a device and
// what else is not a regular file is left alone, and so is a file without
// permission to write, although it could be replaced.
func Writable(name string) (target string, mode fs.FileMode, err error) {
	target, mode = name, 0o644
	if led, err := filepath.EvalSymlinks(name); err == nil {
		target = led
	}
	info, err := os.Stat(target)
	if errors.Is(err, fs.ErrNotExist) {
		return target, mode, nil
	}
	if err != nil {
		return target, mode, err
	}
	switch mode = info.Mode().Perm(); {
	case info.IsDir():
		return target, mode, errFolder
	case !info.Mode().IsRegular():
		return target, mode, errNotFile
	case mode&0o222 == 0: // which would not stop the superuser
		return target, mode, fs.ErrPermission
	}
	f, err := os.OpenFile(target, os.O_WRONLY, 0)
	if err != nil {
		return target, mode, err
	}
	return target, mode, f.Close()
}

// lock waits until no other run of the program changes a file, and keeps others
// waiting until unlock is called. The lock is on another file beside it, since
// writing puts a new file in its place. That other file is removed again. Where a file
// system has no locks, nothing is locked.
func lock(name string) (unlock func(), err error) {
	beside := filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+".lock")
	for {
		f, err := lockedfile.Edit(beside)
		if errors.Is(err, errors.ErrUnsupported) {
			os.Remove(beside)
			return func() {}, nil
		}
		if err != nil {
			return nil, reason(err) // the user knows nothing of the other file
		}
		mine, err := f.Stat()
		if there, gone := os.Stat(beside); err == nil && gone == nil && os.SameFile(mine, there) {
			return func() { dropLock(f) }, nil
		}
		f.Close() // whoever held the lock has removed the file
	}
}

// dropLock removes the file of a lock, while others that wait for it can't have
// the lock yet. Where an open file can't be removed, it is closed before.
func dropLock(f *lockedfile.File) {
	err := os.Remove(f.Name())
	f.Close()
	if err != nil {
		os.Remove(f.Name())
	}
}

// replaceFile writes a file as a whole: beside it first, and then renamed, so
// that whoever reads it finds the old text or the new, even after a power failure. What a
// run that was killed has left beside it goes.
func replaceFile(name string, data []byte, mode fs.FileMode) error {
	folder, beside := filepath.Dir(name), "."+filepath.Base(name)+".ketword-"
	removeLeft(folder, beside)
	temp, err := os.CreateTemp(folder, beside+"*")
	if err != nil {
		return err
	}
	_, err = temp.Write(data)
	err = errors.Join(err, temp.Chmod(mode), temp.Sync(), temp.Close())
	if err == nil {
		err = os.Rename(temp.Name(), name)
	}
	if err != nil {
		os.Remove(temp.Name())
	}
	return err
}

// removeLeft removes the files of a folder whose names have a prefix. One that can't be
// removed does no harm.
func removeLeft(folder, prefix string) {
	entries, _ := os.ReadDir(folder)
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), prefix) {
			os.Remove(filepath.Join(folder, entry.Name()))
		}
	}
}
