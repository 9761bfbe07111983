package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// onPointerDown presses a key at once, without waiting for the finger to rise,
// so that fast typing with two thumbs loses no letter. On a keyboard that is
// too long to be seen whole, the finger may be about to scroll: there the
// click presses the key.
func (r *root) onPointerDown(e goapp.Value) model.Msg {
	key := closest(e, "button.key")
	if !key.Truthy() || e.Get("button").Int() != 0 || scrolls(closest(e, ".keyboard")) {
		return nil
	}
	name := key.Get("dataset").Get("key").String()
	r.pressed[name] = true
	return keyMessage(name)
}

// onMouseDown keeps the focus where it is when a key is clicked.
func onMouseDown(e goapp.Value) model.Msg {
	if closest(e, "button.key").Truthy() {
		e.Call("preventDefault")
	}
	return nil
}

// onClick does what a control says. A key that its pointer has already
// pressed is passed over; clicks without a pointer, of assistive technology or
// the keyboard, press it here.
func (r *root) onClick(e goapp.Value) model.Msg {
	control := closest(e, "[data-action]")
	if !control.Truthy() {
		if e.Get("target").Get("nodeName").String() == "DIALOG" { // its backdrop
			closeDialog()
		}
		return nil
	}
	data := control.Get("dataset")
	if key := data.Get("key"); key.Truthy() {
		return r.clickKey(key.String(), e.Get("detail").Int() > 0)
	}
	value := ""
	if v := data.Get("value"); v.Truthy() {
		value = v.String()
	}
	return r.actionMessage(data.Get("action").String(), value)
}

// clickKey presses a key that is clicked, unless its pointer has done so.
func (r *root) clickKey(name string, byPointer bool) model.Msg {
	if byPointer && r.pressed[name] {
		delete(r.pressed, name)
		return nil
	}
	return keyMessage(name)
}
