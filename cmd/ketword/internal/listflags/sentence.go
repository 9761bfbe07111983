package listflags

import "errors"

// What is said of a list that can't be used; positional calls say no more of
// one that is bad.
const (
	CannotOpen = "Can't open word list"
	Invalid    = "Invalid word file"
)

// Sentence says what an error tells, if it is of a list.
func Sentence(err error) string {
	if open, is := errors.AsType[*OpenError](err); is {
		return CannotOpen + ": " + open.Error()
	}
	if bad, is := errors.AsType[*BadError](err); is {
		return Invalid + ": " + bad.Error()
	}
	return ""
}
