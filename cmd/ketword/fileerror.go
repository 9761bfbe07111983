package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// fileError tells what is wrong with a file, which it names as the user did.
type fileError struct {
	name string
	err  error
}

func (e *fileError) Error() string { return fmt.Sprintf("%s: %v", e.name, firstOf(reason(e.err))) }
func (e *fileError) Unwrap() error { return e.err }

// reason returns the reason of an error that names a file, without the name.
func reason(err error) error {
	if named, is := errors.AsType[*fileError](err); is {
		return reason(named.err)
	}
	if path, is := errors.AsType[*fs.PathError](err); is {
		return path.Err
	}
	if link, is := errors.AsType[*os.LinkError](err); is {
		return link.Err
	}
	return err
}

// unchanged tells why a file was not changed.
func unchanged(name string, err error) error {
	err = &fileError{name, err}
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
