//go:build !js

// Command ketword is the terminal edition of the game. It has one command so
// far, lab, which plays tournaments of strategies.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"

	"ketword/cmd/ketword/internal/lab"
)

const usage = `usage: ketword lab [flags]    play tournaments of strategies; ketword lab -h tells the flags
`

// Exit codes.
const (
	exitBad         = 1
	exitInterrupted = 130 // by Ctrl-C, as shells have it
)

func main() { os.Exit(run(os.Args[1:])) }

func run(args []string) int {
	if len(args) == 0 || args[0] != "lab" {
		fmt.Fprint(os.Stderr, usage)
		return exitBad
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	streams := lab.Streams{Out: os.Stdout, Errors: os.Stderr}
	if isTerminal(os.Stderr) {
		streams.Progress = os.Stderr
	}
	err := lab.Run(ctx, args[1:], streams)
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	}
	fmt.Fprintln(os.Stderr, "ketword lab:", err)
	return exitBad
}

// isTerminal reports whether a file is a terminal, rather than a file or a
// pipe.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
