package model

import (
	"errors"

	"ketword/app/lists"
	"ketword/engine"
)

// FindWord reads a word as a player types it, by the letters of a list and, as far as they are here, by its
// words.
func (m *Library) FindWord(list lists.Name, typed string) (engine.Word, error) {
	return m.AlphabetOf(list).FindWord(typed, func(w engine.Word) bool { return m.MayGuess(list, w) })
}

// Reader returns how words of a list are read.
func (m *Library) Reader(list lists.Name) engine.WordReader {
	return func(typed string) (engine.Word, error) { return m.FindWord(list, typed) }
}

// lengthOf returns how many letters a word has that was read, also of one that is too short or too long for any
// list, which is no error here.
func lengthOf(w engine.Word, err error) (letters int, _ error) {
	var wrong *engine.LengthError
	if errors.As(err, &wrong) {
		return wrong.Got, nil
	}
	return w.Len(), err
}
