package main

import (
	_ "embed"
	"fmt"
	"strings"
)

// command is what the first argument can name.
type command func(args []string, e env) error

// commands returns all commands by name.
func commands() map[string]command {
	return map[string]command{
		"play":    runPlay,
		"solve":   runSolve,
		"assist":  runAssist,
		"lab":     runLab,
		"check":   runCheck,
		"history": runHistory,
		"version": runVersion,
		"help":    runHelp,
	}
}

// aliases are what other programs call these commands.
var aliases = map[string]string{
	"-h": "help", "-help": "help", "--help": "help", "-version": "version", "--version": "version",
}

// dispatch runs the command that the arguments name, or plays a list.
func dispatch(args []string, e env) error {
	if len(args) == 0 {
		return positionalUsage(e.name)
	}
	name := args[0]
	if alias, is := aliases[name]; is {
		name = alias
	}
	if run, found := commands()[name]; found {
		return run(args[1:], e)
	}
	if strings.HasPrefix(name, "-") {
		return unknownCommand(name)
	}
	return runPositional(args, e)
}

func unknownCommand(name string) error {
	return usageError(fmt.Sprintf("ketword: unknown command %q (see ketword help)", name))
}

//go:embed help.txt
var helpText string

// runHelp prints what the program can do, or the flags of a command.
func runHelp(args []string, e env) error {
	if len(args) == 0 || args[0] == "help" {
		_, err := fmt.Fprint(e.stdout, helpText)
		return err
	}
	run, found := commands()[args[0]]
	if !found {
		return unknownCommand(args[0])
	}
	return run([]string{"-help"}, e)
}
