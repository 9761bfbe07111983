package screen

import (
	"strconv"

	"ketword/app/lists"
)

// Action is what a control does: the message that it sends is always the same; or is about a list that
// the control's value names; or about a row or another thing, by its number; or comes of any value. A
// message may be nil. Tables of actions are of plain functions: one that made them would run at every
// start.
type Action struct {
	Name   string // that controls have in data-action
	Msg    any
	List   func(lists.Name) any
	Number func(int) any
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
