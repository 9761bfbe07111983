package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime/debug"

	"ketword/engine/lexicon"
)

// Exit codes.
const (
	ExitGood        = 0
	ExitBad         = 1
	ExitInterrupted = 130 // by Ctrl-C, as shells have it
)

// garbage is by how many percent the heap may grow before garbage is collected. A list stays to the
// end, and a game leaves little garbage, so collecting earlier would only cost time.
const garbage = 400

// Main runs the program with the arguments of this process, and ends it.
func (p *Program) Main() {
	debug.SetGCPercent(garbage)
	e := p.Env()
	code := e.Run(os.Args[1:])
	if err := e.Flush(); err != nil && code == ExitGood {
		fmt.Fprintln(os.Stderr, e.Complaint(err))
		code = ExitBad
	}
	os.Exit(code)
}

// Run does what the arguments say and returns the exit code.
func (e Env) Run(args []string) int {
	err := e.Program.dispatch(args, e)
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return ExitGood
	case errors.Is(err, context.Canceled):
		return ExitInterrupted
	case !errors.Is(err, ErrReported):
		for _, err := range parts(err) {
			fmt.Fprintln(e.Stderr, e.Complaint(err))
		}
		if usage, is := errors.AsType[UsageError](err); is && usage.Advice != "" && e.Watched() {
			fmt.Fprintln(e.Stderr, usage.Advice)
		}
	}
	return ExitBad
}

// parts returns the errors that a command has joined, or its only one.
func parts(err error) []error {
	if joined, is := err.(interface{ Unwrap() []error }); is {
		return joined.Unwrap()
	}
	return []error{err}
}

// ErrReported tells that the user has been told what is wrong.
var ErrReported = errors.New("reported")

// plainError is an error that is printed as it is. The program's name stands before any other
// error.
type plainError interface {
	error
	plain()
}

// Complaint says what went wrong, in a line.
func (e Env) Complaint(err error) string {
	if plain, is := errors.AsType[plainError](err); is {
		return QuotedLine(plain.Error())
	}
	if errors.Is(err, lexicon.ErrNoPair) {
		return e.Program.Name + ": no quantum game with this list: " + lexicon.ErrNoPair.Error()
	}
	return QuotedLine(e.Program.Name + ": " + firstOf(err).Error())
}
