package model

import (
	"encoding/json"
	"errors"
	"fmt"
)

// GameError tells what is wrong with a stored game.
type GameError struct {
	Number int // of the game in its history, from 1; 0 for a game outside one
	Fault  GameFault
	Err    error // the details
}

// GameFault is a kind of fault of a stored game.
type GameFault uint8

// The faults of a stored game.
const (
	BadShape   GameFault = iota // it has not the form of a game
	BadName                     // it names no puzzle
	BadSecret                   // its secret can't be read, or is not one of the puzzle's kind
	BadGuesses                  // its guesses can't be played
	BadList                     // it names no list
	Unfinished                  // it has not ended
)

var errUnfinished = errors.New("unfinished")

// Error tells which game of a history it is, and the details.
func (e *GameError) Error() string {
	if e.Number == 0 {
		return e.Err.Error()
	}
	return fmt.Sprintf("game %d: %v", e.Number, e.Err)
}

// Unwrap returns the details.
func (e *GameError) Unwrap() error { return e.Err }

// readFinished reads one game of a history.
func readFinished(data json.RawMessage) (Saved, *GameError) {
	var d savedData
	if err := json.Unmarshal(data, &d); err != nil {
		return Saved{}, &GameError{Fault: BadShape, Err: err}
	}
	s, err := d.restore()
	var wrong *GameError
	switch {
	case errors.As(err, &wrong):
		return Saved{}, wrong
	case !s.finished():
		return Saved{}, &GameError{Fault: Unfinished, Err: errUnfinished}
	}
	return s, nil
}
