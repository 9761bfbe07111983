package app

import (
	"slices"
	"unicode"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// onKeyDown plays by the keyboard. Letters always go to the game, unless a
// dialog is open; Enter does, unless it is meant for a control.
func (r *root) onKeyDown(e goapp.Value) model.Msg {
	if field := closest(e, "input[data-enter]"); field.Truthy() && e.Get("key").String() == "Enter" && !held(e, "repeat", "isComposing") {
		e.Call("preventDefault") // its character is not for what has the focus next
		data := field.Get("dataset")
		return r.actionMessage(data.Get("enter").String(), data.Get("value").String())
	}
	if dialogOpen() || held(e, "repeat", "isComposing", "ctrlKey", "altKey", "metaKey") {
		return nil
	}
	switch key := e.Get("key").String(); {
	case key == "Enter" && ownsEnter(e.Get("target")):
		return nil
	case key == "Enter":
		e.Call("preventDefault") // a control that was clicked must not fire again
		return model.Enter{}
	case key == "Backspace":
		leaveControl()
		return model.Erase{}
	case isLetter(key):
		leaveControl()
		return keyMessage(key)
	}
	return nil
}

// ownsEnter reports whether Enter is meant for the control with the focus: one
// that was reached by keyboard, and not been left by typing.
func ownsEnter(target goapp.Value) bool {
	return isElement(target) && target.Call("matches", "button:focus-visible, a:focus-visible").Bool()
}

// isLetter reports whether a key types a letter.
func isLetter(key string) bool {
	letter, size := utf8.DecodeRuneInString(key)
	return size == len(key) && unicode.IsLetter(letter)
}

// held reports whether one of an event's flags is set. Events that extensions
// make up may lack them.
func held(e goapp.Value, flags ...string) bool {
	return slices.ContainsFunc(flags, func(flag string) bool { return e.Get(flag).Truthy() })
}

// keyMessage returns what a key of the on-screen keyboard does.
func keyMessage(key string) model.Msg {
	switch key {
	case "Enter":
		return model.Enter{}
	case "Backspace":
		return model.Erase{}
	}
	letter, _ := utf8.DecodeRuneInString(key)
	return model.Press{Letter: letter}
}
