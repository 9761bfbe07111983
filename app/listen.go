package app

import (
	"crypto/rand"
	"encoding/binary"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/engine"
)

// listen turns the events of the whole page into messages. One listener for
// each kind of event stands on the window; controls say in data-action what
// they do. So no component has a handler, and none can go stale. The boot
// script drops the listeners when the program ends.
func (r *root) listen(ctx goapp.Context) {
	on := func(event string, capture bool, handle func(goapp.Value) model.Msg) {
		listener := goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
			if msg := handle(args[0]); msg != nil {
				r.send(ctx, msg)
			}
			return nil
		})
		goapp.Window().Call("addEventListener", event, listener, capture)
	}
	on("keydown", false, r.onKeyDown)
	on("pointerdown", false, r.onPointerDown)
	on("mousedown", false, onMouseDown)
	on("click", false, r.onClick)
	on("close", true, func(goapp.Value) model.Msg { return model.Close{} }) // does not bubble
	on("storage", false, onStorage)
}

// onKeyDown plays by the keyboard: letters always, Enter unless it is meant
// for a control that has the focus.
func (r *root) onKeyDown(e goapp.Value) model.Msg {
	if r.model.Screen != model.NoScreen || e.Get("repeat").Bool() || e.Get("isComposing").Bool() {
		return nil
	}
	if e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool() {
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

// onPointerDown presses a key at once, without waiting for the finger to rise,
// so that fast typing with two thumbs loses no letter.
func (r *root) onPointerDown(e goapp.Value) model.Msg {
	r.pressed = ""
	key := closest(e, "button.key")
	if !key.Truthy() || e.Get("button").Int() != 0 {
		return nil
	}
	r.pressed = key.Get("dataset").Get("key").String()
	return keyMessage(r.pressed)
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
		if r.pressed == key.String() && e.Get("detail").Int() > 0 {
			r.pressed = ""
			return nil
		}
		return keyMessage(key.String())
	}
	value := ""
	if v := data.Get("value"); v.Truthy() {
		value = v.String()
	}
	return r.actionMessage(data.Get("action").String(), value)
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

// actionMessage returns what a control with data-action, and data-value where
// the action has one, does.
func (r *root) actionMessage(action, value string) model.Msg {
	switch action {
	case "mode":
		words, _ := engine.ParseMode(value)
		return model.SwitchMode{Words: words}
	case "tab":
		return model.ShowTab{Tab: model.Tab(value)}
	case "resume":
		return model.Resume{Identity: value}
	case "new":
		return model.NewRandom{Entropy: entropy()}
	case "share":
		return model.ShareResult{Title: r.shareTitle()}
	case "close":
		closeDialog()
		return nil
	}
	return plainActions[action]
}

// plainActions are the messages of actions that have no value.
var plainActions = map[string]model.Msg{
	"help":         model.Open{Screen: model.HelpScreen},
	"stats":        model.Open{Screen: model.StatsScreen},
	"menu":         model.Open{Screen: model.MenuScreen},
	"ask-give-up":  model.Open{Screen: model.GiveUpScreen},
	"give-up":      model.GiveUp{},
	"today":        model.GoToday{},
	"link":         model.ShareLink{},
	"apply-update": model.ApplyUpdate{},
}

// onStorage takes in what another window has saved.
func onStorage(e goapp.Value) model.Msg {
	key, value := e.Get("key"), e.Get("newValue")
	switch {
	case !key.Truthy(): // all was cleared
		return nil
	case !value.Truthy():
		return model.StoredChanged{Key: key.String()}
	}
	return model.StoredChanged{Key: key.String(), Value: value.String()}
}

// closest returns the element at an event's target, or nearest around it, that
// a selector fits.
func closest(e goapp.Value, selector string) goapp.Value {
	target := e.Get("target")
	if !target.Truthy() || target.Get("closest").Type() != goapp.TypeFunction {
		return goapp.Null()
	}
	return target.Call("closest", selector)
}

// entropy returns random bits from the browser.
func entropy() [2]uint64 {
	var b [16]byte
	rand.Read(b[:]) // never fails
	return [2]uint64{binary.LittleEndian.Uint64(b[:]), binary.LittleEndian.Uint64(b[8:])}
}
