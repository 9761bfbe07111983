package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// listen turns the events of the whole page into messages. One listener for
// each kind of event stands on the window; controls say in data-action what
// they do. So no component has a handler, and none can go stale. run.js
// drops the listeners when the program ends.
func (r *root) listen() {
	r.on(false, r.onKeyDown, "keydown")
	r.on(false, r.onPointerDown, "pointerdown")
	r.on(false, func(e goapp.Value) model.Msg { r.input.MouseDown(e); return nil }, "mousedown")
	r.on(false, r.onClick, "click")
	r.on(false, r.onChange, "change")
	r.on(false, onDragOver, "dragover")
	r.on(false, onDragLeave, "dragleave")
	r.on(false, r.onDrop, "drop")
	r.on(true, r.onLeave, "cancel", "close") // these do not bubble
	r.on(false, r.onInput, "input")
	r.on(false, onReturn, "visibilitychange", "pageshow", "focus")
	goapp.Window().Call("matchMedia", wideWindow).Call("addEventListener", "change", goapp.FuncOf(func(goapp.Value, []goapp.Value) any {
		r.placeDialog()
		return nil
	}))
	r.on(false, onInstall, "beforeinstallprompt", "appinstalled")
	r.on(false, func(goapp.Value) model.Msg { return model.Online{} }, "online")
}

// listenEarly listens to what may come before the page is drawn: the end of a way back
// that the first game began, what another window saves, and that the page is left.
func (r *root) listenEarly() {
	r.on(false, r.onPopState, "popstate")
	r.on(false, r.onStorage, "storage")
	r.on(true, r.onWake, "visibilitychange", "pageshow", "resume") // resume does not bubble
	r.on(false, func(goapp.Value) model.Msg { r.afterPaint.Flush(); return nil }, "visibilitychange", "pagehide")
}

// on listens to kinds of events.
func (r *root) on(capture bool, handle func(goapp.Value) model.Msg, events ...string) {
	listener := goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
		if msg := handle(args[0]); msg != nil {
			r.send(msg)
		}
		return nil
	})
	for _, event := range events {
		goapp.Window().Call("addEventListener", event, listener, capture)
	}
}

// onPointerDown notes where a click begins.
func (r *root) onPointerDown(e goapp.Value) model.Msg {
	r.outside = isDialog(e.Get("target"))
	return r.input.PointerDown(&r.model.Session, &r.model.Play, e)
}

// onReturn looks at the calendar when the player comes back to the page, which
// may have been open over midnight.
func onReturn(goapp.Value) model.Msg { return model.DayChanged{Day: today()} }
