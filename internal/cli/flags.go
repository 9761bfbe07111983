package cli

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"strings"

	"ketword/engine"
)

// Flags is the flags of a command, and the arguments behind them. A mistake is told in one line
// that says how to get help.
type Flags struct {
	*flag.FlagSet
	Rest     []string // behind the flags, once these are read
	env      Env
	command  string
	synopsis string // what follows the command on the command line
	about    string // a sentence or some
}

// NewFlags returns the flags of a command. Its help has the synopsis of what follows the command's
// name, and a few sentences about it.
func NewFlags(e Env, command, synopsis, about string) *Flags {
	return &Flags{FlagSet: flag.NewFlagSet(command, flag.ContinueOnError), env: e, command: command, synopsis: synopsis, about: about}
}

// UsageError tells that the program was called wrongly.
type UsageError struct {
	Line   string // printed as it is
	Advice string // a second line for a person at a terminal, or ""
}

func (e UsageError) Error() string { return e.Line }
func (UsageError) plain()          {}

// Wrong returns the error of a command that was called wrongly: what is wrong,
// and how to get help.
func (s *Flags) Wrong(err error) error {
	return UsageError{Line: fmt.Sprintf("%s %s: %v (see %[1]s help %[2]s)", s.env.Program.Name, s.command, err)}
}

// Parse reads arguments that may be followed by others than flags. Where they
// ask for help it is written, and the error is [flag.ErrHelp].
func (s *Flags) Parse(args []string) error {
	err := s.read(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		s.help()
		return err
	case err != nil:
		return s.Wrong(err)
	}
	return nil
}

// ParseAll reads arguments that must all be flags, and checks their values.
func (s *Flags) ParseAll(args []string, check func() error) error {
	return s.ParseWith(args, func() error {
		if len(s.Rest) > 0 {
			return fmt.Errorf("unexpected argument %q", s.Rest[0])
		}
		return check()
	})
}

// ParseWith reads arguments that may be followed by others than flags, and checks their values.
func (s *Flags) ParseWith(args []string, check func() error) error {
	if err := s.Parse(args); err != nil {
		return err
	}
	if err := check(); err != nil {
		return s.Wrong(err)
	}
	return nil
}

// read sets the flags that the arguments begin with, by the syntax of package flag, whose own
// errors are not written for players. It refuses an empty value, which a script passes if its
// variable is not set.
func (s *Flags) read(args []string) error {
	for s.Rest = args; len(s.Rest) > 0; {
		name, is := flagName(s.Rest[0])
		if !is {
			return nil
		}
		s.Rest = s.Rest[1:]
		if name == "" { // two dashes end the flags
			return nil
		}
		name, value, given := strings.Cut(name, "=")
		f := s.Lookup(name)
		switch {
		case f == nil && (name == "h" || name == "help"):
			return flag.ErrHelp
		case f == nil:
			return s.unknown(name)
		case given:
		case isSwitch(f):
			value = "true"
		case len(s.Rest) == 0:
			return fmt.Errorf("-%s: the value is missing", name)
		default:
			value, s.Rest = s.Rest[0], s.Rest[1:]
		}
		if value == "" {
			return fmt.Errorf("-%s: the value is empty", name)
		}
		if err := s.Set(name, value); err != nil && isSwitch(f) {
			return fmt.Errorf("-%s: %q: neither true nor false", name, value)
		} else if err != nil {
			return fmt.Errorf("-%s: %w", name, err)
		}
	}
	return nil
}

// Given returns which flags were given.
func (s *Flags) Given() map[string]bool {
	given := map[string]bool{}
	s.Visit(func(f *flag.Flag) { given[f.Name] = true })
	return given
}

// Apart returns an error if a flag was given together with another one that makes it useless.
func (s *Flags) Apart(with string, others ...string) error {
	given := s.Given()
	for _, name := range others {
		if given[with] && given[name] {
			return fmt.Errorf("-%s and -%s can't go together", name, with)
		}
	}
	return nil
}

// Needs returns an error if one of some flags was given without the other flag that makes use of
// it. It is for module proofs.
func (s *Flags) Needs(other string, names ...string) error {
	given := s.Given()
	for _, name := range names {
		if given[name] && !given[other] {
			return fmt.Errorf("-%s needs -%s", name, other)
		}
	}
	return nil
}

// flagName returns the name behind the one or two dashes of a flag; false if an argument is not a
// flag.
func flagName(arg string) (name string, is bool) {
	name = strings.TrimPrefix(arg, "-")
	return strings.TrimPrefix(name, "-"), name != arg && name != ""
}

// isSwitch reports whether a flag needs no value.
func isSwitch(f *flag.Flag) bool {
	b, is := f.Value.(interface{ IsBoolFlag() bool })
	return is && b.IsBoolFlag()
}

// unknown tells that there is no such flag, and which commands have it.
func (s *Flags) unknown(name string) error {
	others := s.env.Program.commandsWith(name)
	if len(others) == 0 {
		return fmt.Errorf("unknown flag -%s", name)
	}
	return fmt.Errorf("-%s is a flag of %s, not of %s", name, strings.Join(others, ", "), s.command)
}

// commandsWith returns the commands that have a flag, which their help shows.
func (p *Program) commandsWith(flag string) []string {
	var names []string
	for _, name := range p.Names() {
		if name == "help" { // which shows no flags of its own
			continue
		}
		var help strings.Builder
		p.commands()[name]([]string{"-help"}, Env{Program: p, Stdout: &help})
		line := "\n  -" + flag
		if strings.Contains(help.String(), line+" ") || strings.Contains(help.String(), line+"\n") {
			names = append(names, name)
		}
	}
	return names
}

// help writes the help of the command.
func (s *Flags) help() {
	w := s.env.Stdout
	fmt.Fprintf(w, "usage: %s %s %s\n\n%s\n\n", s.env.Program.Name, s.command, s.synopsis, s.about)
	s.SetOutput(w)
	s.PrintDefaults()
}

// Optional is the value of a flag, if it was given.
type Optional[T any] struct {
	Value T
	Given bool
}

// AddOptional adds a flag whose absence means something.
func AddOptional[T any](set *flag.FlagSet, o *Optional[T], name, usage string, parse func(string) (T, error)) {
	set.Func(name, usage, func(s string) (err error) {
		o.Value, err = parse(s)
		o.Given = true
		return err
	})
}

// AddNumber adds a flag that is a whole number between limits.
func AddNumber[N int | uint64](set *flag.FlagSet, n *N, name, usage string, least, most N) {
	set.Func(name, usage, func(s string) error {
		read, err := strconv.ParseUint(s, 10, 64)
		if err != nil || N(read) < least || N(read) > most || uint64(N(read)) != read {
			return &engine.ParseError{Text: s, Want: fmt.Sprintf("a whole number from %d to %d", least, most)}
		}
		*n = N(read)
		return nil
	})
}
