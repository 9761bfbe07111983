package app

import (
	"slices"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// onKeyDown plays by the keyboard: letters always, Enter unless it is meant
// for a control that has the focus.
func (r *root) onKeyDown(e goapp.Value) model.Msg {
	if r.model.Screen != model.NoScreen || held(e, "repeat", "isComposing", "ctrlKey", "altKey", "metaKey") {
		return nil
	}
	switch key := e.Get("key").String(); {
	case key == "Enter" && ownsEnter(e.Get("target")):
		return nil
	case key == "Enter":
		e.Call("preventDefault") // a key that was clicked must not fire again
		return model.Enter{}
	case key == "Backspace":
		return model.Erase{}
	case utf8.RuneCountInString(key) == 1:
		letter, _ := utf8.DecodeRuneInString(key)
		return model.Press{Letter: letter}
	}
	return nil
}

// ownsEnter reports whether Enter is meant for the control with the focus: one
// that was reached by keyboard, or a control that is no key.
func ownsEnter(target goapp.Value) bool {
	if !target.Truthy() || target.Get("matches").Type() != goapp.TypeFunction {
		return false
	}
	return target.Call("matches", "button:focus-visible, a, button:not(.key)").Bool()
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
