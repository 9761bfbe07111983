package engine

import (
	"strconv"

	"ketword/internal/format"
)

// ParseError means that a text is not what a parser reads. Parsers of words and rows
// have errors of their own, since much can be wrong with those.
type ParseError struct {
	Text string // as it was given
	Want string // what is read, as in "a whole number from 2 to 15"
}

// Error returns text and want, as in `"x": not a whole number from 2 to 15`.
func (e *ParseError) Error() string { return format.Text("%q: not %s", e.Text, e.Want) }

func parseNumber(s string, min, max int) (int, error) {
	n, err := strconv.ParseUint(s, 10, 31) // refuses a sign
	if err != nil || int(n) < min || int(n) > max {
		return 0, &ParseError{Text: s, Want: format.Text("a whole number from %d to %d", min, max)}
	}
	return int(n), nil
}

// read parses s into a field.
func read[T any](field *T, s string, parse func(string) (T, error)) (err error) {
	*field, err = parse(s)
	return err
}
