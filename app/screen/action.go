package screen

import (
	"strconv"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
)

// Action is what a control does. One of Msg, List, Number, Choice and Value is set. Msg is a constant
// message; the functions return the message for the control's value: the name of a list, a number, a choice
// of a scope, or any text. They may return nil. They are plain functions, not closures made by others,
// which would cost time at every start.
type Action struct {
	Name   string // in the data-action of controls
	Msg    any
	List   func(lists.Name) any
	Number func(int) any
	Choice func(session.Choice) any
	Value  func(string) any
}

// Message returns the message of the action for the value of its control; "" if the control
// has none.
func (a Action) Message(value string) any {
	switch {
	case a.List != nil:
		return Read(value, lists.ParseName, a.List)
	case a.Number != nil:
		return Read(value, strconv.Atoi, a.Number)
	case a.Choice != nil:
		return Read(value, choice, a.Choice)
	case a.Value != nil:
		return a.Value(value)
	}
	return a.Msg
}

// Read returns the message for a parsed value, or nil if the value is invalid.
func Read[T any](value string, parse func(string) (T, error), message func(T) any) any {
	read, err := parse(value)
	if err != nil {
		return nil
	}
	return message(read)
}

// choice parses a control's choice of a mode, a level or a list.
func choice(value string) (session.Choice, error) {
	if mode, err := engine.ParseMode(value); err == nil {
		return session.Choice{Mode: mode}, nil
	}
	if level, err := engine.ParseLevel(value); err == nil {
		return session.Choice{Level: &level}, nil
	}
	list, err := lists.ParseName(value)
	return session.Choice{List: list}, err
}
