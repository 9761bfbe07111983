package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// FileError tells what is wrong with a file, which it names as the user did.
type FileError struct {
	Name string
	Err  error
}

func (e *FileError) Error() string { return fmt.Sprintf("%s: %v", e.Name, firstOf(reason(e.Err))) }
func (e *FileError) Unwrap() error { return e.Err }

// reason returns the reason of an error that names a file, without the name.
func reason(err error) error {
	if named, is := errors.AsType[*FileError](err); is {
		return reason(named.Err)
	}
	if path, is := errors.AsType[*fs.PathError](err); is {
		return path.Err
	}
	if link, is := errors.AsType[*os.LinkError](err); is {
		return link.Err
	}
	return err
}

// Unchanged tells why a file was not changed.
func Unchanged(name string, err error) error {
	err = &FileError{name, err}
	if errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return fmt.Errorf("%w; the file is unchanged", err)
}

// firstOf returns the first of several errors that are joined.
func firstOf(err error) error {
	first, _, more := strings.Cut(err.Error(), "\n")
	if !more {
		return err
	}
	return errors.New(first)
}
