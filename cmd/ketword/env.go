package main

import (
	"bufio"
	"context"
	"io"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"
)

// env is everything outside the program that its commands touch, as a value,
// so that a test can give them another clock or another terminal.
type env struct {
	name     string // that the program was called by, without its folder
	stdin    io.Reader
	stdout   io.Writer
	coloured io.Writer // the same, but colours pass
	stderr   io.Writer
	flush    func() error // writes out what stdout holds back
	progress io.Writer    // a terminal whose last line may be written over; or nil
	now      func() time.Time
	random   func() *rand.Rand
	files    files // that the site or a player makes
	proofs   files // and strategies
	context  func() (context.Context, context.CancelFunc)
}

// files reads and changes files of a kind.
type files struct {
	read   func(ctx context.Context, name string) ([]byte, error)
	change func(name string, update func(text string, found bool) (string, error)) error // wholly or not at all
}

// filesOf returns the files of which no more than so many bytes are read.
func filesOf(most int) files {
	return files{
		read: func(ctx context.Context, name string) ([]byte, error) { return readBounded(ctx, name, most) },
		change: func(name string, update func(text string, found bool) (string, error)) error {
			return changeFile(name, most, update)
		},
	}
}

// interruptible returns a context that ends with the first Ctrl-C. The second ends the program, wherever it
// is.
func interruptible() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// processEnv returns the environment of this process.
func processEnv() env {
	e := newEnv(os.Stdin, os.Stdout, os.Stderr)
	e.name = filepath.Base(os.Args[0])
	if isTerminal(os.Stderr) {
		e.progress = os.Stderr
	}
	return e
}

// watched reports whether a person sees what is written to stderr.
func (e env) watched() bool { return e.progress != nil }

// newEnv returns an environment with these streams. What is written to stdout
// is held back until input is waited for, something is written to stderr, or
// it is flushed, as it must be at the end.
func newEnv(stdin io.Reader, stdout, stderr io.Writer) env {
	const held = 1 << 16 // bytes at the most: enough that a pipe is written to seldom
	buffer := bufio.NewWriterSize(stdout, held)
	return env{
		stdin:    flushingReader{buffer, stdin},
		stdout:   guard{out: buffer},
		coloured: guard{out: buffer, keep: colours},
		stderr:   guard{out: flushingWriter{buffer, stderr}},
		flush:    buffer.Flush,
		now:      time.Now,
		random:   func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) },
		files:    filesOf(mostFile),
		proofs:   filesOf(mostProof),
		context:  interruptible,
	}
}

// flushingReader reads after the output is flushed, so that a question is on
// the screen when its answer is waited for. That the output can't be written is
// told at the end.
type flushingReader struct {
	out *bufio.Writer
	in  io.Reader
}

func (r flushingReader) Read(p []byte) (int, error) {
	r.out.Flush()
	return r.in.Read(p)
}

// flushingWriter writes after the output is flushed, so that a complaint stands
// behind what came before it.
type flushingWriter struct {
	out  *bufio.Writer
	errs io.Writer
}

func (w flushingWriter) Write(p []byte) (int, error) {
	w.out.Flush()
	return w.errs.Write(p)
}

// isTerminal reports whether a file is a terminal, rather than a file or a
// pipe.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// lineReader reads lines of at most [mostLine] bytes.
type lineReader struct {
	in   *bufio.Reader
	read int // lines
}

func (e env) lines() *lineReader {
	return &lineReader{in: bufio.NewReaderSize(e.stdin, mostLine)}
}

// next returns the next line, in NFC, without its end "\n" or "\r\n", which the
// last may lack; [io.EOF] if there is none.
func (r *lineReader) next() (string, error) {
	line, err := r.in.ReadSlice('\n')
	r.read++
	switch {
	case err == bufio.ErrBufferFull:
		return "", errLongLine(r.read)
	case err != nil && (len(line) == 0 || err != io.EOF):
		return "", err
	}
	return plain(strings.TrimSuffix(strings.TrimSuffix(string(line), "\n"), "\r")), nil
}
