package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/lockedfile"
)

// How many bytes are read of a file: of one that the site or a player makes, and of a
// proof or a strategy, which has a line for each of many secrets.
const (
	mostFile  = 10 << 20
	mostProof = 10 * mostFile
)

// What is wrong with a file that is not read to its end.
var (
	errNotFile  = errors.New("not a regular file")
	errLongFile = errors.New("larger than a file of its kind can be")
	errLongLine = fmt.Errorf("a line is longer than %d MB", mostFile>>20)
)

// readBounded reads a file, or a pipe that stands for one, of so many bytes at the most. A
// device is refused, which may never end.
func readBounded(name string, most int64) ([]byte, error) {
	refused := func(reason error) error { return &fs.PathError{Op: "read", Path: name, Err: reason} }
	const endless = fs.ModeDevice | fs.ModeSocket | fs.ModeIrregular
	if info, err := os.Stat(name); err == nil && info.Mode()&endless != 0 {
		return nil, refused(errNotFile)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if int64(len(data)) > most {
		return nil, refused(errLongFile)
	}
	return data, err
}

// changeFile replaces the text of a file by what update makes of it, where
// found tells whether there is a file yet. Between reading and writing, no other
// run of the program changes the file. If update fails, the file is left alone.
// Of a file that can't be written the error comes after update, so that what
// update prints is seen.
func changeFile(name string, update func(text string, found bool) (string, error)) error {
	target, mode, unwritable := writable(name)
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
	data, err := readBounded(target, mostProof)
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

// writable returns the file that a name leads to, and the mode that it has, or
// will have. The error tells why it can't be written: a folder, a device and
// what else is not a regular file is left alone, and so is a file without
// permission to write, although it could be replaced.
func writable(name string) (target string, mode fs.FileMode, err error) {
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
	refused := func(reason error) error { return &fs.PathError{Op: "write", Path: name, Err: reason} }
	switch mode = info.Mode().Perm(); {
	case info.IsDir():
		return target, mode, refused(errors.New("is a directory"))
	case !info.Mode().IsRegular():
		return target, mode, refused(errNotFile)
	case mode&0o222 == 0: // which would not stop the superuser
		return target, mode, refused(fs.ErrPermission)
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
		if failed, is := errors.AsType[*fs.PathError](err); is {
			return nil, &fs.PathError{Op: failed.Op, Path: name, Err: failed.Err} // the user knows nothing of the other file
		}
		if err != nil {
			return nil, err
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

// reason returns the reason of an error that names a file, without the name.
func reason(err error) error {
	if path, is := errors.AsType[*fs.PathError](err); is {
		return path.Err
	}
	return err
}

// unchanged tells why a file was not changed.
func unchanged(name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: %w", name, reason(err))
	}
	return fmt.Errorf("%s: %w; the file is unchanged", name, firstOf(reason(err)))
}

// firstOf returns the first of several errors that are joined.
func firstOf(err error) error {
	first, _, more := strings.Cut(err.Error(), "\n")
	if !more {
		return err
	}
	return errors.New(first)
}
