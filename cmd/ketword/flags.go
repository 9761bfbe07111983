package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"ketword/engine"
)

// flagSet is the flags of a command, and the arguments behind them. A mistake is
// told in one line, without the help, which is shown where it is asked for.
type flagSet struct {
	*flag.FlagSet
	command  string
	synopsis string // what follows the command on the command line
	about    string // a sentence or some
	rest     []string
}

func newFlags(command, synopsis, about string) *flagSet {
	return &flagSet{FlagSet: flag.NewFlagSet(command, flag.ContinueOnError), command: command, synopsis: synopsis, about: about}
}

// usageError tells that the program was called wrongly.
type usageError struct {
	line   string // printed as it is
	advice string // a second line for a person at a terminal, or ""
}

func (e usageError) Error() string { return e.line }
func (usageError) plain()          {}

// wrong returns the error of a command that was called wrongly: what is wrong,
// and how to get help.
func (s *flagSet) wrong(err error) error {
	return usageError{line: fmt.Sprintf("ketword %s: %v (see ketword help %[1]s)", s.command, err)}
}

// parse reads arguments that may be followed by others than flags. Where they
// ask for help it is written, and the error is [flag.ErrHelp].
func (s *flagSet) parse(args []string, help io.Writer) error {
	err := s.read(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		s.help(help)
		return err
	case err != nil:
		return s.wrong(err)
	}
	return nil
}

// parseAll reads arguments that must all be flags, and checks their values.
func (s *flagSet) parseAll(args []string, help io.Writer, check func() error) error {
	return s.parseWith(args, help, func() error {
		if len(s.rest) > 0 {
			return fmt.Errorf("unexpected argument %q", s.rest[0])
		}
		return check()
	})
}

// parseWith reads arguments that may be followed by others than flags, and checks their values.
func (s *flagSet) parseWith(args []string, help io.Writer, check func() error) error {
	if err := s.parse(args, help); err != nil {
		return err
	}
	if err := check(); err != nil {
		return s.wrong(err)
	}
	return nil
}

// read sets the flags that the arguments begin with, by the syntax of package
// flag, whose own errors are not written for players. An empty value, which
// scripts give whose variables are not set, is refused.
func (s *flagSet) read(args []string) error {
	for s.rest = args; len(s.rest) > 0; {
		name, is := flagName(s.rest[0])
		if !is {
			return nil
		}
		s.rest = s.rest[1:]
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
		case len(s.rest) == 0:
			return fmt.Errorf("-%s: the value is missing", name)
		default:
			value, s.rest = s.rest[0], s.rest[1:]
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

func (s *flagSet) given() map[string]bool {
	given := map[string]bool{}
	s.Visit(func(f *flag.Flag) { given[f.Name] = true })
	return given
}

// apart returns an error if one of some flags was given together with another that makes no use of it.
func (s *flagSet) apart(with string, others ...string) error {
	given := s.given()
	for _, name := range others {
		if given[with] && given[name] {
			return fmt.Errorf("-%s and -%s can't go together", name, with)
		}
	}
	return nil
}

// needs returns an error if one of some flags was given without another that alone makes use of it.
func (s *flagSet) needs(other string, names ...string) error {
	given := s.given()
	for _, name := range names {
		if given[name] && !given[other] {
			return fmt.Errorf("-%s needs -%s", name, other)
		}
	}
	return nil
}

// flagName returns what stands behind the one or two dashes of a flag; false if
// an argument is none.
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
func (s *flagSet) unknown(name string) error {
	others := commandsWith(name)
	if len(others) == 0 {
		return fmt.Errorf("unknown flag -%s", name)
	}
	return fmt.Errorf("-%s is a flag of %s, not of %s", name, strings.Join(others, ", "), s.command)
}

// commandsWith returns the commands that have a flag, which their help shows.
func commandsWith(flag string) []string {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(commands())) {
		if name == "help" { // which shows no flags of its own
			continue
		}
		var help strings.Builder
		commands()[name]([]string{"-help"}, env{stdout: &help})
		line := "\n  -" + flag
		if strings.Contains(help.String(), line+" ") || strings.Contains(help.String(), line+"\n") {
			names = append(names, name)
		}
	}
	return names
}

func (s *flagSet) help(w io.Writer) {
	fmt.Fprintf(w, "usage: ketword %s %s\n\n%s\n\n", s.command, s.synopsis, s.about)
	s.SetOutput(w)
	s.PrintDefaults()
}

// optional is the value of a flag, if it was given.
type optional[T any] struct {
	value T
	given bool
}

// addOptional adds a flag whose absence means something.
func addOptional[T any](set *flag.FlagSet, o *optional[T], name, usage string, parse func(string) (T, error)) {
	set.Func(name, usage, func(s string) (err error) {
		o.value, err = parse(s)
		o.given = true
		return err
	})
}

// addNumber adds a flag that is a whole number between limits.
func addNumber[N int | uint64](set *flag.FlagSet, n *N, name, usage string, least, most N) {
	set.Func(name, usage, func(s string) error {
		read, err := strconv.ParseUint(s, 10, 64)
		if err != nil || N(read) < least || N(read) > most || uint64(N(read)) != read {
			return &engine.ParseError{Text: s, Want: fmt.Sprintf("a whole number from %d to %d", least, most)}
		}
		*n = N(read)
		return nil
	})
}
