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

// Native returns the world of this process. What is written to Out is held
// back until the input is read on, something is written to Errors, or flush is
// called, which a command's end needs.
func Native() (w World, flush func() error) {
	out := bufio.NewWriterSize(os.Stdout, bufferSize)
	w = World{
		Name:      os.Args[0],
		In:        flushing{out, os.Stdin},
		Out:       out,
		Errors:    flushing{out, os.Stderr},
		Now:       time.Now,
		Random:    func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) },
		ReadFile:  os.ReadFile,
		WriteFile: Replace,
		Context: func() (context.Context, context.CancelFunc) {
			return signal.NotifyContext(context.Background(), os.Interrupt)
		},
	}
	if isTerminal(os.Stderr) {
		w.Progress = os.Stderr
	}
	return w, out.Flush
}

// bufferSize is how many bytes of output are held back at the most: enough
// that a pipe is written to seldom.
const bufferSize = 1 << 16

// flushing is a file before whose use the output is flushed: so a question is
// on the screen when its answer is waited for, and a complaint stands behind
// what came before it.
type flushing struct {
	out  *bufio.Writer
	file io.ReadWriter
}

// Read waits for input. That the output can't be written is told at the end.
func (f flushing) Read(p []byte) (int, error) {
	f.out.Flush()
	return f.file.Read(p)
}

// Write writes to the file.
func (f flushing) Write(p []byte) (int, error) {
	f.out.Flush()
	return f.file.Write(p)
}

// isTerminal reports whether a file is a terminal, rather than a file or a
// pipe.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
