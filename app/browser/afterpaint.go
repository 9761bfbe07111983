package browser

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// AfterPaint does work once the next frame is on the screen, so that a key shows sooner.
// requestAnimationFrame calls ask before the frame is painted; ask posts a message to the
// window, which arrives after it.
type AfterPaint struct {
	waiting []func()
	ask     goapp.Value // no function of the program, which would take a part of the frame
}

// NewAfterPaint returns one without work. It is there as long as the program.
func NewAfterPaint() *AfterPaint {
	a := &AfterPaint{}
	channel := goapp.Window().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", goapp.FuncOf(func(goapp.Value, []goapp.Value) any { a.Flush(); return nil }))
	port := channel.Get("port2")
	a.ask = port.Get("postMessage").Call("bind", port, nil, []any{})
	return a
}

// Do does work, after what was to be done before, once the next frame is painted.
// A page that is hidden paints none: it does it at once. The work must not wait
// for anything.
func (a *AfterPaint) Do(work func()) {
	a.waiting = append(a.waiting, work)
	switch {
	case Document().Get("hidden").Bool():
		a.Flush()
	case len(a.waiting) == 1:
		goapp.Window().Call("requestAnimationFrame", a.ask)
	}
}

// Flush does what waits: the frame is painted, or the page is about to be hidden or
// left, which may be its end.
func (a *AfterPaint) Flush() {
	work := a.waiting
	a.waiting = nil
	for _, do := range work {
		do()
	}
}
