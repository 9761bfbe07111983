// Package cli is what the programs for a terminal have in common: commands with their flags and
// help, the environment as a value, files that are read up to a limit and changed by one run at a
// time, word lists, and output in which everything can be seen.
package cli

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Program is a program whose first argument names a command.
type Program struct {
	Name     string             // by which it is called
	Help     string             // what its help prints, as a whole
	Commands map[string]Command // by name; version and help are added
	Moved    map[string]string  // commands of other programs: by name, the program
	Else     Command            // runs if the first argument names no command, or there is none; or nil
}

// Command runs with the arguments that follow its name.
type Command func(args []string, e Env) error

// commands returns all commands.
func (p *Program) commands() map[string]Command {
	all := map[string]Command{"version": version, "help": help}
	maps.Copy(all, p.Commands)
	return all
}

// Names returns the names of all commands, sorted.
func (p *Program) Names() []string { return slices.Sorted(maps.Keys(p.commands())) }

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

// dispatch runs the command that the arguments name.
func (p *Program) dispatch(args []string, e Env) error {
	if len(args) == 0 && p.Else == nil {
		return UsageError{Line: fmt.Sprintf("%s: no command (see %[1]s help)", p.Name)}
	}
	if len(args) > 0 {
		name := commandName(args[0])
		if run, found := p.commands()[name]; found {
			return run(args[1:], e)
		}
		if strings.HasPrefix(name, "-") || p.Else == nil || p.Moved[name] != "" {
			return p.Unknown(name)
		}
	}
	return p.Else(args, e)
}

// Unknown returns the error for a name that is not a command. It says which program has the
// command, if one does.
func (p *Program) Unknown(name string) error {
	if program, moved := p.Moved[name]; moved {
		return UsageError{Line: fmt.Sprintf("%s: %s is a command of the program %s (see %[3]s help %[2]s)", p.Name, name, program)}
	}
	return UsageError{fmt.Sprintf("%s: unknown command %q (see %[1]s help)", p.Name, name), p.Meant(name)}
}

// Meant returns a question such as whether another command was meant, if one has nearly this name;
// else "".
func (p *Program) Meant(name string) string {
	name = strings.ToLower(strings.TrimLeft(name, "-"))
	const unlike = 3 // letters of a name for each that may be wrong
	for _, command := range p.Names() {
		if most := len(command) / unlike; mistakes(name, command) <= most {
			return fmt.Sprintf("Did you mean %s %s?", p.Name, command)
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

// help prints what the program can do, or the flags of a command.
func help(args []string, e Env) error {
	name := "help"
	if len(args) > 0 {
		name = commandName(args[0])
	}
	if name == "help" {
		_, err := fmt.Fprint(e.Stdout, e.Program.Help)
		return err
	}
	run, found := e.Program.commands()[name]
	if !found {
		return e.Program.Unknown(name)
	}
	return run([]string{"-help"}, e)
}
