package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/play"
)

// listen turns the events of the page into messages. There is one listener for each type of
// event, on the window, and controls name their action in data-action. So components have
// no handlers that could become stale. run.js removes the listeners when the program ends.
func (r *root) listen() {
	r.on(false, r.onKeyDown, "keydown")
	r.on(false, r.onPointerDown, "pointerdown")
	r.on(false, func(e goapp.Value) model.Msg { r.input.MouseDown(e); return nil }, "mousedown")
	r.on(false, func(goapp.Value) model.Msg { return r.input.Release() }, "pointerup", "pointerout", "pointercancel")
	r.on(false, r.onClick, "click")
	r.on(false, r.onChange, "change")
	r.on(false, onDragOver, "dragover")
	r.on(false, onDragLeave, "dragleave")
	r.on(false, r.onDrop, "drop")
	r.on(false, r.onPaste, "paste")
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

// listenEarly listens to events that can occur before the page is drawn: the end of a
// navigation back started by the first game, changes by other windows, and the page being
// left.
func (r *root) listenEarly() {
	r.on(false, r.onPopState, "popstate")
	r.on(false, r.onStorage, "storage")
	r.on(true, r.onWake, "visibilitychange", "pageshow", "resume") // resume does not bubble
	r.on(false, func(goapp.Value) model.Msg { r.afterPaint.Flush(); return nil }, "visibilitychange", "pagehide")
}

// on adds a listener for some types of events.
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

// onPointerDown records where a click begins.
func (r *root) onPointerDown(e goapp.Value) model.Msg {
	r.outside = isDialog(e.Get("target"))
	r.settle()
	if msg := r.input.Release(); msg != nil {
		r.send(msg)
	}
	return r.input.PointerDown(&r.model.Session, &r.model.Play, e, func(msg any) { r.send(msg) })
}

// settle ends the show of a game's end, which any key or tap skips.
func (r *root) settle() {
	if m := &r.model; m.Play.Reveals() != "" && !m.TakesGuesses() {
		r.send(play.Settle{})
	}
}

// onReturn tells the model that the player returns to the page, which may have been open over midnight. The
// date is checked before. A window that is only focused was in sight.
func onReturn(e goapp.Value) model.Msg {
	if e.Get("type").String() == "focus" || browser.Document().Get("hidden").Bool() {
		return today()
	}
	return model.Returned{}
}
