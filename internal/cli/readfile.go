package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"
	"time"
)

// Nothing is read without a bound, and nothing that never ends.

// MostFile is how many bytes of a file are read, unless its kind may have more. A list of 100,000
// words of fifteen letters, each of the longest code, takes six tenths of that; browsers store
// histories of half of it.
const MostFile = 10 << 20

// What is wrong with what is read.
var (
	errFolder  = errors.New("is a directory")
	errNotFile = errors.New("not a regular file")
	errSilent  = errors.New("nothing comes from this pipe")
)

// TooLong tells that a file has more than so many bytes.
func TooLong(most int) error { return fmt.Errorf("larger than %d MB", most>>20) }

// readBounded reads a file or a named pipe of at most so many bytes, until the context ends. The
// error is a [*FileError].
func readBounded(ctx context.Context, name string, most int) ([]byte, error) {
	data, err := readSource(ctx, name, most)
	if err != nil {
		return nil, &FileError{name, err}
	}
	return data, nil
}

func readSource(ctx context.Context, name string, most int) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	pipe := info.Mode()&fs.ModeNamedPipe != 0
	switch {
	case info.IsDir():
		return nil, errFolder
	case !pipe && !info.Mode().IsRegular():
		return nil, errNotFile // a device may never end
	}
	f, err := os.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe would wait for a writer
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if pipe {
		return readPipe(ctx, f, most)
	}
	return ReadAll(fileReader{f}, most)
}

// readPipe reads a pipe until the context ends.
func readPipe(ctx context.Context, f *os.File, most int) ([]byte, error) {
	stop := context.AfterFunc(ctx, func() { f.SetReadDeadline(time.Now()) })
	defer stop()
	return ReadAll(&pipeReader{ctx: ctx, file: f, until: time.Now().Add(patience)}, most)
}

// ReadAll reads so many bytes at the most; more are an error.
func ReadAll(r io.Reader, most int) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, int64(most)+1))
	if len(data) > most {
		return nil, TooLong(most)
	}
	return data, err
}

// patience is how long a pipe may be without a writer, and a file without an answer.
const patience = time.Second

// fileReader reads a file. Some files that the system calls regular wait for news, as /proc/kmsg
// does.
type fileReader struct{ file *os.File }

func (r fileReader) Read(p []byte) (int, error) {
	r.file.SetReadDeadline(time.Now().Add(patience)) // there is none for what can't wait
	n, err := r.file.Read(p)
	if errors.Is(err, os.ErrDeadlineExceeded) || errors.Is(err, syscall.EAGAIN) {
		err = errNotFile
	}
	return n, err
}

// pipeReader reads a pipe. Its first writer must come in time; once there is one, it may take any
// time.
type pipeReader struct {
	ctx   context.Context
	file  *os.File
	until time.Time // when there must have been a writer
	begun bool
}

func (r *pipeReader) Read(p []byte) (int, error) {
	const pause = 10 * time.Millisecond
	for {
		n, err := r.file.Read(p)
		waits := errors.Is(err, syscall.EAGAIN) // where the system's queue of events knows no pipes
		absent := err == io.EOF && !r.begun
		switch {
		case r.ctx.Err() != nil:
			return 0, r.ctx.Err()
		case absent && time.Now().After(r.until):
			return 0, errSilent
		case !waits && !absent:
			r.begun = true
			return n, err
		}
		r.begun = waits // for a writer that is there
		time.Sleep(pause)
	}
}
