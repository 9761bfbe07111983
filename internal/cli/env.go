package cli

import (
	"bufio"
	"context"
	"io"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"time"
)

// Env is everything outside the program that its commands touch, as a value,
// so that a test can give them another clock or another terminal.
type Env struct {
	Program  *Program
	Name     string // that the program was called by, without its folder
	Stdin    io.Reader
	Stdout   io.Writer
	Coloured io.Writer // the same, but colours pass
	Stderr   io.Writer
	Flush    func() error // writes out what stdout holds back
	Progress io.Writer    // a terminal whose last line may be written over; or nil
	Typed    bool         // a person types stdin
	Now      func() time.Time
	Random   func() *rand.Rand
	Files    Files
	Context  func() (context.Context, context.CancelFunc)
}

// Files reads and changes files.
type Files struct {
	Read   func(ctx context.Context, name string) ([]byte, error)
	Change func(name string, update func(text string, found bool) (string, error)) error // wholly or not at all
}

// FilesOf returns files of which at most so many bytes are read.
func FilesOf(most int) Files {
	return Files{
		Read: func(ctx context.Context, name string) ([]byte, error) { return readBounded(ctx, name, most) },
		Change: func(name string, update func(text string, found bool) (string, error)) error {
			return changeFile(name, most, update)
		},
	}
}

// interruptible returns a context that ends with the first Ctrl-C. The second one ends the program
// at once.
func interruptible() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// Env returns the environment of this process.
func (p *Program) Env() Env {
	e := NewEnv(p, os.Stdin, os.Stdout, os.Stderr)
	e.Name = filepath.Base(os.Args[0])
	e.Typed = isTerminal(os.Stdin)
	if isTerminal(os.Stderr) {
		e.Progress = os.Stderr
	}
	return e
}

// Watched reports whether a person sees what is written to stderr.
func (e Env) Watched() bool { return e.Progress != nil }

// NewEnv returns an environment with these streams. What is written to stdout
// is held back until input is waited for, something is written to stderr, or
// it is flushed, as it must be at the end.
func NewEnv(p *Program, stdin io.Reader, stdout, stderr io.Writer) Env {
	const held = 1 << 16 // bytes at the most: enough that a pipe is written to seldom
	buffer := bufio.NewWriterSize(stdout, held)
	return Env{
		Program:  p,
		Stdin:    flushingReader{buffer, stdin},
		Stdout:   guard{out: buffer},
		Coloured: guard{out: buffer, keep: colours},
		Stderr:   guard{out: flushingWriter{buffer, stderr}},
		Flush:    buffer.Flush,
		Now:      time.Now,
		Random:   func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) },
		Files:    FilesOf(MostFile),
		Context:  interruptible,
	}
}

// flushingReader flushes the output before it reads, so that a question is on the screen while its
// answer is awaited. An error of the output is told at the end.
type flushingReader struct {
	out *bufio.Writer
	in  io.Reader
}

func (r flushingReader) Read(p []byte) (int, error) {
	r.out.Flush()
	return r.in.Read(p)
}

// flushingWriter flushes the output before it writes, so that a complaint stands behind what came
// before it.
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
