package session

import (
	"errors"

	"ketword/engine"
)

// LengthOf returns how many letters a word has that was read, also of one that is too short or too long for any
// list, which is no error here.
func LengthOf(w engine.Word, err error) (letters int, _ error) {
	if wrong, is := errors.AsType[*engine.LengthError](err); is {
		return wrong.Got, nil
	}
	return w.Len(), err
}
