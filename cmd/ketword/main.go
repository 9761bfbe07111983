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

	"ketword/cmd/ketword/internal/check"
	"ketword/cmd/ketword/internal/flags"
	"ketword/cmd/ketword/internal/listflags"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine/lexicon"
)

// Exit codes.
const (
	exitGood        = 0
	exitBad         = 1
	exitInterrupted = 130 // by Ctrl-C, as shells have it
)

// garbage is by how many percent the memory in use may grow before it is
// collected. A list is there to the end, and fills with little garbage: looking
// through it early would only cost time.
const garbage = 400

func main() {
	debug.SetGCPercent(garbage)
	w, flush := world.Native()
	code := run(os.Args[1:], w)
	if err := flush(); err != nil && code == exitGood {
		fmt.Fprintln(os.Stderr, "ketword:", err)
		code = exitBad
	}
	os.Exit(code)
}

// run does what the arguments say and returns the exit code.
func run(args []string, w world.World) int {
	err := dispatch(args, w)
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return exitGood
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	case !errors.Is(err, check.ErrBad):
		fmt.Fprintln(w.Errors, complaint(err))
	}
	return exitBad
}

// complaint says what went wrong, in a line.
func complaint(err error) string {
	call, badCall := errors.AsType[*callError](err)
	usage, badUsage := errors.AsType[*flags.UsageError](err)
	list := listflags.Sentence(err)
	switch {
	case badCall:
		return call.Error()
	case badUsage:
		return usage.Error()
	case list != "":
		return list
	case errors.Is(err, lexicon.ErrNoPair):
		return "ketword: no quantum game with this list: " + lexicon.ErrNoPair.Error()
	}
	return "ketword: " + world.First(err).Error()
}
