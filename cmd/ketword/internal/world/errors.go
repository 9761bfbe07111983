package world

import (
	"errors"
	"io/fs"
	"strings"
)

// First returns the first of several errors that are joined.
func First(err error) error {
	first, _, more := strings.Cut(err.Error(), "\n")
	if !more {
		return err
	}
	return errors.New(first)
}

// Reason returns the reason of an error that names a file, without the name.
func Reason(err error) error {
	if path, is := errors.AsType[*fs.PathError](err); is {
		return path.Err
	}
	return err
}
