// Package format writes text as fmt does, as far as the engine and the site need it: %s and %v of
// strings, errors, Stringers and integers, %q of them, %d and %x, with zeros up to a width, %T, and
// one %w in errors. It exists for its size: fmt would add 50 kB to what a browser downloads
// (brotli). Tests compare the two, and go vet checks the formats.
package format

import (
	"errors"
	"reflect"
	"strconv"
	"strings"
)

// wrapped is an error with its cause.
type wrapped struct {
	text  string
	cause error
}

func (w *wrapped) Error() string { return w.text }

func (w *wrapped) Unwrap() error { return w.cause }

// newError returns an error with a text. Its cause is the argument of %w.
func newError(format string, args []any) error {
	s := text(format, args)
	before, _, found := strings.Cut(format, "%w")
	if !found {
		return errors.New(s)
	}
	cause, _ := args[strings.Count(before, "%")].(error)
	return &wrapped{s, cause}
}

// text writes the arguments in their places.
func text(format string, args []any) string {
	var b []byte
	for _, arg := range args {
		before, verb, _ := strings.Cut(format, "%")
		width := 0
		for ; '0' <= verb[0] && verb[0] <= '9'; verb = verb[1:] {
			width = 10*width + int(verb[0]-'0')
		}
		s := argument(verb[0], arg)
		b = append(b, before...)
		for range width - len(s) {
			b = append(b, '0')
		}
		b = append(b, s...)
		format = verb[1:]
	}
	return string(append(b, format...))
}

// argument writes an argument, or "?" if it can't.
func argument(verb byte, arg any) string {
	if verb == 'T' {
		return reflect.TypeOf(arg).String()
	}
	if verb != 'd' && verb != 'x' {
		switch v := arg.(type) {
		case nil:
			return "<nil>"
		case error:
			arg = v.Error()
		case interface{ String() string }:
			arg = v.String()
		}
	}
	base := 10
	if verb == 'x' {
		base = 16
	}
	switch v := reflect.ValueOf(arg); {
	case v.Kind() == reflect.String && verb == 'q':
		return strconv.Quote(v.String())
	case v.Kind() == reflect.String:
		return v.String()
	case v.CanInt() && verb == 'q':
		return strconv.QuoteRune(rune(v.Int()))
	case v.CanInt():
		return strconv.FormatInt(v.Int(), base)
	case v.CanUint():
		return strconv.FormatUint(v.Uint(), base)
	}
	return "?"
}
