package screen

import (
	"strconv"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
)

// Action is what a control does. It has one of Msg, always the same message, and List, Number, Choice and
// Value, which make one of the control's value: of a list's name, a number, a choice of a scope, or any text. A message may be nil.
// The functions are plain ones, not made by others, which would run at every start.
type Action struct {
	Name   string // that controls have in data-action
	Msg    any
	List   func(lists.Name) any
	Number func(int) any
	Choice func(session.Choice) any
	Value  func(string) any
}

// Message returns what an action tells the model, by the value of its control, "" if that
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

// Read returns the message about what a value is read as; nil if it is no such thing.
func Read[T any](value string, parse func(string) (T, error), message func(T) any) any {
	read, err := parse(value)
	if err != nil {
		return nil
	}
	return message(read)
}

// choice reads what a control has chosen of a scope: a mode, a level or a list.
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
