// Package flags reads the flags of a command: mistakes are one line, and help
// is asked for.
package flags

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// Set is the flags of a command.
type Set struct {
	*flag.FlagSet
	command, synopsis, about string
}

// New returns the flags of a command. The synopsis is what follows its name on
// the command line, about a sentence or some.
func New(command, synopsis, about string) Set {
	return Set{flag.NewFlagSet(command, flag.ContinueOnError), command, synopsis, about}
}

// UsageError tells that a command was called wrongly.
type UsageError struct {
	Command string
	Err     error
}

// Error says what is wrong and how to get help, in one line.
func (e *UsageError) Error() string {
	return fmt.Sprintf("ketword %s: %v (ketword help %s tells the flags)", e.Command, e.Err, e.Command)
}

// Unwrap returns what is wrong.
func (e *UsageError) Unwrap() error { return e.Err }

// Parse reads arguments. Where they ask for help it is written, and the error
// is [flag.ErrHelp]; else it is a [*UsageError].
func (s Set) Parse(args []string, help io.Writer) error {
	s.SetOutput(io.Discard)
	err := s.FlagSet.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		s.help(help)
		return err
	case err != nil:
		return s.Wrong(err)
	}
	return s.checkValues()
}

// checkValues refuses empty values, which scripts give whose variables are not
// set.
func (s Set) checkValues() (err error) {
	s.Visit(func(f *flag.Flag) {
		text, is := f.Value.(flag.Getter)
		if is && text.Get() == "" {
			err = s.Wrong(fmt.Errorf("-%s: no value", f.Name))
		}
	})
	return err
}

// Wrong returns the error of a command that was called wrongly.
func (s Set) Wrong(err error) error { return &UsageError{s.command, err} }

// ParseAll is Parse for arguments that must all be flags, whose values are
// checked, too.
func (s Set) ParseAll(args []string, help io.Writer, check func() error) error {
	err := s.Parse(args, help)
	switch {
	case err != nil:
		return err
	case s.NArg() > 0:
		return s.Wrong(fmt.Errorf("%q: only flags are taken", s.Arg(0)))
	}
	if err := check(); err != nil {
		return s.Wrong(err)
	}
	return nil
}

// help writes what the command does and its flags.
func (s Set) help(w io.Writer) {
	fmt.Fprintf(w, "usage: ketword %s %s\n\n%s\n\n", s.command, s.synopsis, s.about)
	s.SetOutput(w)
	s.PrintDefaults()
}
