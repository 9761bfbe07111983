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

	"golang.org/x/text/unicode/norm"
)

// env is everything outside the program that its commands touch, as a value,
// so that a test can give them another clock or another terminal.
type env struct {
	name       string // that the program was called by, without its folder
	stdin      io.Reader
	stdout     io.Writer
	coloured   io.Writer // the same, but colours pass
	stderr     io.Writer
	flush      func() error // writes out what stdout holds back
	progress   io.Writer    // a terminal whose last line may be written over; or nil
	now        func() time.Time
	random     func() *rand.Rand
	readFile   func(name string) ([]byte, error)
	readProof  func(name string) ([]byte, error)                                             // or a strategy, which may be larger
	changeFile func(name string, update func(text string, found bool) (string, error)) error // wholly or not at all
	context    func() (context.Context, context.CancelFunc)
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
		stdin:      flushingReader{buffer, stdin},
		stdout:     guard{out: buffer},
		coloured:   guard{out: buffer, keep: colours},
		stderr:     guard{out: flushingWriter{buffer, stderr}},
		flush:      buffer.Flush,
		now:        time.Now,
		random:     func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) },
		readFile:   func(name string) ([]byte, error) { return readBounded(name, mostFile) },
		readProof:  func(name string) ([]byte, error) { return readBounded(name, mostProof) },
		changeFile: changeFile,
		context: func() (context.Context, context.CancelFunc) {
			return signal.NotifyContext(context.Background(), os.Interrupt)
		},
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

// lineReader reads lines, of which it keeps what a guess or a row can have.
type lineReader struct{ in *bufio.Reader }

func (e env) lines() lineReader {
	return lineReader{bufio.NewReaderSize(e.stdin, mostLine)}
}

// mostLine is how many bytes of a line are read: far more than a row has.
const mostLine = 64 << 10

// next returns the next line, in NFC, without its end "\n" or "\r\n", which the
// last may lack; [io.EOF] if there is none. Of a line that is too long to be
// anything it returns the beginning and "…", which no guess and no row has; one
// without an end is an error.
func (r lineReader) next() (string, error) {
	line, err := r.in.ReadSlice('\n')
	text := string(line)
	for read := len(line); err == bufio.ErrBufferFull; read += len(line) {
		if read > mostFile {
			return "", errLongLine
		}
		text = text[:mostLine] + "…"
		line, err = r.in.ReadSlice('\n')
	}
	if err != nil && (text == "" || err != io.EOF) {
		return "", err
	}
	return norm.NFC.String(strings.TrimSuffix(strings.TrimSuffix(text, "\n"), "\r")), nil
}
