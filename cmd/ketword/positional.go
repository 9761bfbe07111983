package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"ketword/cmd/ketword/internal/listflags"
	"ketword/cmd/ketword/internal/play"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
)

// callError is a complaint that is printed as it is.
type callError struct{ text string }

// Error returns the complaint.
func (e *callError) Error() string { return e.text }

// usage tells how the program is called without a command's name.
func usage(name string) error {
	return &callError{fmt.Sprintf("usage: %s <word-list-file> [seed-number]", name)}
}

// positional plays a game of a list in a file, as
//
//	ketword LETTERS FILE [quantum]
//	ketword FILE [SEED]
func positional(args []string, w world.World) error {
	if slices.ContainsFunc(args[1:], isFlag) {
		if _, err := w.ReadFile(args[0]); err != nil {
			return &callError{fmt.Sprintf("ketword: %s is no command (ketword help shows all)", args[0])}
		}
		return usage(w.Name)
	}
	flags, good := promptFlags(args)
	if !good {
		flags, good = quietFlags(args)
	}
	if !good {
		return usage(w.Name)
	}
	if slices.Contains(flags, listFlag) { // of a file without a name
		return &callError{listflags.CannotOpen + ": "}
	}
	err := play.Run(flags, w)
	if bad, is := errors.AsType[*listflags.OpenError](err); is {
		return &callError{listflags.CannotOpen + ": " + bad.File}
	}
	if _, is := errors.AsType[*listflags.BadError](err); is {
		return &callError{listflags.Invalid}
	}
	return err
}

// listFlag begins the flag that names the file.
const listFlag = "-list="

// isFlag reports whether an argument is a flag, not a number.
func isFlag(arg string) bool {
	name := strings.TrimLeft(arg, "-")
	return name != arg && strings.Trim(name, "0123456789.") != ""
}

// promptFlags returns the flags that letters and a file stand for.
func promptFlags(args []string) (flags []string, good bool) {
	if len(args) < 2 || len(args) > 3 {
		return nil, false
	}
	if _, err := engine.ParseLength(args[0]); err != nil {
		return nil, false
	}
	flags = []string{"-voice=prompt", "-length=" + args[0], listFlag + args[1]}
	if len(args) == 2 {
		return flags, true
	}
	const mode = "quantum"
	return append(flags, "-"+mode), args[2] == mode
}

// quietFlags returns the flags that a file and a seed stand for.
func quietFlags(args []string) (flags []string, good bool) {
	flags = []string{"-voice=quiet", listFlag + args[0]}
	switch len(args) {
	case 1:
		return flags, true
	case 2:
		seed, err := engine.ParseSeed(args[1], engine.MaxSeed)
		return append(flags, "-seed="+args[1]), err == nil && seed > 0
	}
	return nil, false
}
