package browser

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// AfterPaint does work after the next frame is painted, so that keys show sooner.
// requestAnimationFrame calls ask before the frame is painted. ask posts a message to the
// window, which arrives after it.
type AfterPaint struct {
	waiting []func()
	ask     goapp.Value // not a Go function, which would take part of the frame's time
}

// NewAfterPaint returns an AfterPaint without work. It must live as long as the program.
func NewAfterPaint() *AfterPaint {
	a := &AfterPaint{}
	channel := goapp.Window().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", goapp.FuncOf(func(goapp.Value, []goapp.Value) any { a.Flush(); return nil }))
	port := channel.Get("port2")
	a.ask = port.Get("postMessage").Call("bind", port, nil, []any{})
	return a
}

// Do queues work for after the next frame. A hidden page paints no frames, so there the
// work is done immediately. The work must not block.
func (a *AfterPaint) Do(work func()) {
	a.waiting = append(a.waiting, work)
	switch {
	case Document().Get("hidden").Bool():
		a.Flush()
	case len(a.waiting) == 1:
		goapp.Window().Call("requestAnimationFrame", a.ask)
	}
}

// Flush does the queued work: after a frame was painted, or because the page is about to be
// hidden or left, perhaps for good.
func (a *AfterPaint) Flush() {
	work := a.waiting
	a.waiting = nil
	for _, do := range work {
		do()
	}
}
