package session

import (
	"errors"

	"ketword/engine"
)

// LengthOf returns how many letters a word has that was read, also of one that is too short or too long for any
// list, which is no error here.
func LengthOf(w engine.Word, err error) (letters int, _ error) {
	var wrong *engine.LengthError
	if errors.As(err, &wrong) {
		return wrong.Got, nil
	}
	return w.Len(), err
}
