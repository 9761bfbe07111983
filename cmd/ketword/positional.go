package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/internal/cli"
)

// runPositional plays a game without a command's name:
//
//	ketword LETTERS FILE [quantum]
//	ketword FILE [SEED]
//
// Of a list that can't be used it says no more than older programs do.
func runPositional(args []string, e cli.Env) error {
	if len(args) == 0 {
		return positionalUsage(e, args)
	}
	if slices.ContainsFunc(args[1:], isFlag) {
		if _, err := e.Files.Read(context.Background(), args[0]); err != nil && !isNumber(args[0]) {
			return e.Program.Unknown(args[0])
		}
		return positionalUsage(e, args)
	}
	flags, good := promptFlags(args)
	if !good {
		flags, good = quietFlags(args)
	}
	if !good {
		return positionalUsage(e, args)
	}
	if slices.Contains(flags, listFlag) { // of a file without a name
		return cli.UsageError{Line: cli.CannotOpen + ": "}
	}
	err := runPlay(flags, e)
	if bad, is := errors.AsType[*cli.OpenError](err); is {
		if bad.File == args[0] && isNumber(bad.File) {
			return positionalUsage(e, args)
		}
		return cli.UsageError{Line: cli.CannotOpen + ": " + bad.File, Advice: seeHelp(e, bad.File)}
	}
	if bad, is := errors.AsType[*cli.BadListError](err); is {
		return cli.UsageError{Line: cli.InvalidList, Advice: fmt.Sprintf("ketword check %s tells what is wrong.", cli.Quoted(bad.File))}
	}
	return err
}

// seeHelp points to the help, and to the command that an argument may mean.
func seeHelp(e cli.Env, arg string) string {
	return strings.TrimLeft(e.Program.Meant(arg)+" ketword help shows all commands.", " ")
}

// positionalUsage tells how the program is called without a command's name, by
// the form that was probably meant.
func positionalUsage(e cli.Env, args []string) error {
	first := ""
	if len(args) > 0 {
		first = args[0]
	}
	form := "<word-list-file> [seed-number]"
	if isNumber(first) {
		form = "<letters> <word-list-file> [quantum]"
	}
	return cli.UsageError{Line: fmt.Sprintf("usage: %s %s", e.Name, form), Advice: seeHelp(e, first)}
}

// listFlag begins the flag that names the file.
const listFlag = "-list="

// isNumber reports whether an argument has digits only.
func isNumber(arg string) bool { return arg != "" && strings.Trim(arg, "0123456789") == "" }

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
		seed, err := engine.ParseSeed(args[1])
		return append(flags, "-seed="+args[1]), err == nil && seed > 0
	}
	return nil, false
}
