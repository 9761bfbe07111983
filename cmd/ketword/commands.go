package main

import (
	_ "embed"
	"fmt"
	"strings"

	"ketword/cmd/ketword/internal/assist"
	"ketword/cmd/ketword/internal/check"
	"ketword/cmd/ketword/internal/history"
	"ketword/cmd/ketword/internal/lab"
	"ketword/cmd/ketword/internal/play"
	"ketword/cmd/ketword/internal/solve"
	"ketword/cmd/ketword/internal/version"
	"ketword/cmd/ketword/internal/world"
)

// command is what the first argument can name.
type command func(args []string, w world.World) error

// commands returns all commands by name.
func commands() map[string]command {
	return map[string]command{
		"play":    play.Run,
		"solve":   solve.Run,
		"assist":  assist.Run,
		"lab":     lab.Run,
		"check":   check.Run,
		"history": history.Run,
		"version": version.Run,
		"help":    help,
	}
}

// aliases are other programs' ways to ask the same.
var aliases = map[string]string{
	"-h": "help", "-help": "help", "--help": "help", "-version": "version", "--version": "version",
}

// dispatch finds out what the arguments mean, and does it.
func dispatch(args []string, w world.World) error {
	if len(args) == 0 {
		return usage(w.Name)
	}
	name := args[0]
	if alias, is := aliases[name]; is {
		name = alias
	}
	if run, found := commands()[name]; found {
		return run(args[1:], w)
	}
	if strings.HasPrefix(name, "-") {
		return &callError{fmt.Sprintf("ketword: %s is no command (ketword help shows all)", name)}
	}
	return positional(args, w)
}

//go:embed help.txt
var helpText string

// help prints what the program can do, or a command.
func help(args []string, w world.World) error {
	if len(args) == 0 || args[0] == "help" {
		_, err := fmt.Fprint(w.Out, helpText)
		return err
	}
	run, found := commands()[args[0]]
	if !found {
		return &callError{fmt.Sprintf("ketword: %s is no command (ketword help shows all)", args[0])}
	}
	return run([]string{"-help"}, w)
}
