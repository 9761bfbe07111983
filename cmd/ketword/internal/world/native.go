package world

import (
	"bufio"
	"context"
	"io"
	"math/rand/v2"
	"os"
	"os/signal"
	"time"
)

// Native returns the world of this process; see New.
func Native() (w World, flush func() error) {
	w, flush = New(os.Stdin, os.Stdout, os.Stderr)
	w.Name = os.Args[0]
	if isTerminal(os.Stderr) {
		w.Progress = os.Stderr
	}
	return w, flush
}

// New returns a world around some streams. What is written to Out is held back
// until input is waited for, something is written to Errors, or flush is
// called, which a command's end needs.
func New(in io.Reader, out, errors io.Writer) (w World, flush func() error) {
	buffer := bufio.NewWriterSize(out, bufferSize)
	w = World{
		In:        flushingReader{buffer, in},
		Out:       buffer,
		Errors:    flushingWriter{buffer, errors},
		Now:       time.Now,
		Random:    func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) },
		ReadFile:  os.ReadFile,
		WriteFile: Replace,
		Context: func() (context.Context, context.CancelFunc) {
			return signal.NotifyContext(context.Background(), os.Interrupt)
		},
	}
	return w, buffer.Flush
}

// bufferSize is how many bytes of output are held back at the most: enough
// that a pipe is written to seldom.
const bufferSize = 1 << 16

// flushingReader reads after the output is flushed, so that a question is on
// the screen when its answer is waited for. That the output can't be written is
// told at the end.
type flushingReader struct {
	out *bufio.Writer
	in  io.Reader
}

// Read waits for input.
func (r flushingReader) Read(p []byte) (int, error) {
	r.out.Flush()
	return r.in.Read(p)
}

// flushingWriter writes after the output is flushed, so that a complaint stands
// behind what came before it.
type flushingWriter struct {
	out    *bufio.Writer
	errors io.Writer
}

// Write writes a complaint.
func (w flushingWriter) Write(p []byte) (int, error) {
	w.out.Flush()
	return w.errors.Write(p)
}

// isTerminal reports whether a file is a terminal, rather than a file or a
// pipe.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
