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

// changeFile replaces the text of a file by what update makes of it; found tells update whether
// there is a file yet. Between reading and writing, no other run of the program changes the file.
// If update fails, the file is left alone. If the file can't be written, update runs all the same,
// so that what it prints is seen. At most so many bytes are read. The error is that of update, or a
// [*FileError].
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

// Writable returns the file that a name leads to, and the mode that it has or will have. The error
// says why it can't be written. A folder, a device, or anything else that is not a regular file is
// left alone; so is a file without permission to write, although it could be replaced.
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

// lock waits until no other run of the program changes a file, and keeps others waiting until
// unlock is called. It locks another file beside it, since writing replaces the file itself, and
// removes the other file at the end. On a file system without locks, nothing is locked.
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

// dropLock removes the file of a lock before it releases the lock, so that nobody who waits can
// lock a file that is about to go. Where an open file can't be removed, it is closed before.
func dropLock(f *lockedfile.File) {
	err := os.Remove(f.Name())
	f.Close()
	if err != nil {
		os.Remove(f.Name())
	}
}

// replaceFile writes a file as a whole: it writes another file beside it and renames that, so that
// a reader finds the old text or the new, even after a power failure. It removes what a killed run
// has left beside it.
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
