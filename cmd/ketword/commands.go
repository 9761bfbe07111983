package main

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// command is what the first argument can name.
type command func(args []string, e env) error

func commands() map[string]command {
	return map[string]command{
		"play":     runPlay,
		"solve":    runSolve,
		"assist":   runAssist,
		"lab":      runLab,
		"bound":    runBound,
		"strategy": runStrategy,
		"letters":  runLetters,
		"review":   runReview,
		"prove":    runProve,
		"check":    runCheck,
		"history":  runHistory,
		"version":  runVersion,
		"help":     runHelp,
	}
}

// aliases are what other programs call these commands.
var aliases = map[string]string{
	"-h": "help", "-help": "help", "--help": "help", "-version": "version", "--version": "version",
}

// commandName returns the name of the command that an argument names.
func commandName(arg string) string {
	if name, is := aliases[arg]; is {
		return name
	}
	return arg
}

// dispatch runs the command that the arguments name, or plays a list.
func dispatch(args []string, e env) error {
	if len(args) == 0 {
		return positionalUsage(e.name, args)
	}
	name := commandName(args[0])
	if run, found := commands()[name]; found {
		return run(args[1:], e)
	}
	if strings.HasPrefix(name, "-") {
		return unknownCommand(name)
	}
	return runPositional(args, e)
}

func unknownCommand(name string) error {
	return usageError{fmt.Sprintf("ketword: unknown command %q (see ketword help)", name), meant(name)}
}

// meant asks whether a command was meant that has nearly this name; "" if there
// is none.
func meant(name string) string {
	name = strings.ToLower(strings.TrimLeft(name, "-"))
	const unlike = 3 // letters of a name for each that may be wrong
	for _, command := range slices.Sorted(maps.Keys(commands())) {
		if most := len(command) / unlike; mistakes(name, command) <= most {
			return fmt.Sprintf("Did you mean ketword %s?", command)
		}
	}
	return ""
}

// mistakes returns how many letters must be added, removed or replaced, or
// exchanged with the next one, to make b of a.
func mistakes(a, b string) int {
	var before []int // the row before the last
	last := make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := range len(a) {
		row := make([]int, len(b)+1)
		row[0] = i + 1
		for j := range len(b) {
			replaced := last[j]
			if a[i] != b[j] {
				replaced++
			}
			row[j+1] = min(replaced, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, last = last, row
	}
	return last[len(b)]
}

//go:embed help.txt
var helpText string

// runHelp prints what the program can do, or the flags of a command.
func runHelp(args []string, e env) error {
	name := "help"
	if len(args) > 0 {
		name = commandName(args[0])
	}
	if name == "help" {
		_, err := fmt.Fprint(e.stdout, helpText)
		return err
	}
	run, found := commands()[name]
	if !found {
		return unknownCommand(name)
	}
	return run([]string{"-help"}, e)
}
