package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// flagSet is the flags of a command. A mistake is told in one line, without
// the help, which is shown where it is asked for.
type flagSet struct {
	*flag.FlagSet
	command  string
	synopsis string // what follows the command on the command line
	about    string // a sentence or some
}

func newFlags(command, synopsis, about string) flagSet {
	return flagSet{flag.NewFlagSet(command, flag.ContinueOnError), command, synopsis, about}
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
func (s flagSet) wrong(err error) error {
	return usageError{line: fmt.Sprintf("ketword %s: %v (see ketword help %[1]s)", s.command, err)}
}

// parse reads arguments that may be followed by others than flags. Where they
// ask for help it is written, and the error is [flag.ErrHelp].
func (s flagSet) parse(args []string, help io.Writer) error {
	s.SetOutput(io.Discard)
	err := s.FlagSet.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		s.help(help)
		return err
	case err != nil:
		return s.wrong(err)
	}
	return s.checkValues()
}

// parseAll reads arguments that must all be flags, and checks their values.
func (s flagSet) parseAll(args []string, help io.Writer, check func() error) error {
	err := s.parse(args, help)
	switch {
	case err != nil:
		return err
	case s.NArg() > 0:
		return s.wrong(fmt.Errorf("unexpected argument %q", s.Arg(0)))
	}
	if err := check(); err != nil {
		return s.wrong(err)
	}
	return nil
}

// checkValues refuses empty values, which scripts give whose variables are not
// set.
func (s flagSet) checkValues() (err error) {
	s.Visit(func(f *flag.Flag) {
		text, is := f.Value.(flag.Getter)
		if is && text.Get() == "" {
			err = s.wrong(fmt.Errorf("-%s: the value is empty", f.Name))
		}
	})
	return err
}

// help writes what the command does and its flags.
func (s flagSet) help(w io.Writer) {
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
