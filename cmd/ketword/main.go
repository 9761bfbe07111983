// Command ketword is the terminal edition of the game; ketword help tells how
// it is used.
package main

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
	exitGood        = 0
	exitBad         = 1
	exitInterrupted = 130 // by Ctrl-C, as shells have it
)

// garbage is by how many percent the heap may grow before garbage is collected.
// A list stays to the end, and a game leaves little garbage: looking for it
// early would only cost time.
const garbage = 400

func main() {
	debug.SetGCPercent(garbage)
	e := processEnv()
	code := run(os.Args[1:], e)
	if err := e.flush(); err != nil && code == exitGood {
		fmt.Fprintln(os.Stderr, complaint(err))
		code = exitBad
	}
	os.Exit(code)
}

// run does what the arguments say and returns the exit code.
func run(args []string, e env) int {
	err := dispatch(args, e)
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return exitGood
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	case !errors.Is(err, errReported):
		for _, err := range parts(err) {
			fmt.Fprintln(e.stderr, complaint(err))
		}
		if usage, is := errors.AsType[usageError](err); is && usage.advice != "" && e.watched() {
			fmt.Fprintln(e.stderr, usage.advice)
		}
	}
	return exitBad
}

// parts returns the errors that a command has joined, or its only one.
func parts(err error) []error {
	if joined, is := err.(interface{ Unwrap() []error }); is {
		return joined.Unwrap()
	}
	return []error{err}
}

// errReported tells that the user has been told what is wrong.
var errReported = errors.New("reported")

// plainError is an error that is printed as it is. Before others stands the name
// of the program.
type plainError interface {
	error
	plain()
}

// complaint says what went wrong, in a line.
func complaint(err error) string {
	if plain, is := errors.AsType[plainError](err); is {
		return quotedLine(plain.Error())
	}
	if errors.Is(err, lexicon.ErrNoPair) {
		return "ketword: no quantum game with this list: " + lexicon.ErrNoPair.Error()
	}
	return quotedLine("ketword: " + firstOf(err).Error())
}
