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
	r.on("keydown", false, r.onKeyDown)
	r.on("pointerdown", false, r.onPointerDown)
	r.on("mousedown", false, onMouseDown)
	r.on("click", false, r.onClick)
	r.on("change", false, r.onChange)
	r.on("dragover", false, onDragOver)
	r.on("dragleave", false, onDragLeave)
	r.on("drop", false, r.onDrop)
	r.on("cancel", true, r.onLeave) // does not bubble, nor does the next one
	r.on("close", true, r.onLeave)
	r.on("input", false, r.onInput)
	for _, event := range []string{"visibilitychange", "pageshow", "focus"} {
		r.on(event, false, onReturn)
	}
	goapp.Window().Call("matchMedia", wideWindow).Call("addEventListener", "change", goapp.FuncOf(func(goapp.Value, []goapp.Value) any {
		r.placeDialog()
		return nil
	}))
	for _, event := range []string{"beforeinstallprompt", "appinstalled"} {
		r.on(event, false, onInstall)
	}
	r.on("online", false, func(goapp.Value) model.Msg { return model.Online{} })
}

// listenEarly listens to what may come before the page is drawn: the end of a way back
// that the first game began, what another window saves, and that the page is left.
func (r *root) listenEarly() {
	r.on("popstate", false, r.onPopState)
	r.on("storage", false, r.onStorage)
	for _, event := range []string{"visibilitychange", "pageshow", "resume"} {
		r.on(event, true, r.onWake) // resume does not bubble
	}
	for _, event := range []string{"visibilitychange", "pagehide"} {
		r.on(event, false, func(goapp.Value) model.Msg { r.afterPaint.Flush(); return nil })
	}
}

// on listens to a kind of event.
func (r *root) on(event string, capture bool, handle func(goapp.Value) model.Msg) {
	listener := goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
		if msg := handle(args[0]); msg != nil {
			r.send(msg)
		}
		return nil
	})
	goapp.Window().Call("addEventListener", event, listener, capture)
}

// onReturn looks at the calendar when the player comes back to the page, which
// may have been open over midnight.
func onReturn(goapp.Value) model.Msg { return model.DayChanged{Day: today()} }
