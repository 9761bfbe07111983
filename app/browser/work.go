package browser

import (
	"errors"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// All goroutines share one thread with the page, which does not respond while one of them works.
// So code that takes long breathes: it lets the browser handle its events before it goes on.
// These parts breathe:
//
//   - long work that may be cancelled, on the page and in the worker. It calls
//     [ketword/engine.Pause] every few milliseconds, with a Work as its context;
//   - the start, between its parts (Run of package app, and run.js before it);
//   - the first drawing, after a number of elements (takeover.go in the copy of go-app).

// Breathe lets the page paint and handle keys and other events; in a worker it lets
// messages arrive. It must not be called while an event is handled.
func Breathe() { Await(goapp.Window().Call("ketwordBreathe")) }

// Work is the [ketword/engine.Context] of long work. It breathes now and then, when it can
// also be cancelled. The zero Work is not cancelled.
type Work struct {
	Before    func() // called before each breath; or nil
	cancelled bool
	next      float64 // time of the next breath, by Clock
}

// workAtOnce is the time between two breaths, in milliseconds: on the page, half a frame.
const workAtOnce = 8

// Yield breathes if workAtOnce has passed. Call it every few milliseconds.
func (w *Work) Yield() {
	if Clock() <= w.next {
		return
	}
	if w.Before != nil {
		w.Before()
	}
	Breathe()
	w.next = Clock() + workAtOnce
}

// errCancelled means that the work was cancelled.
var errCancelled = errors.New("cancelled")

// Cancel ends the work at its next breath.
func (w *Work) Cancel() { w.cancelled = true }

// Err returns an error after Cancel.
func (w *Work) Err() error {
	if w.cancelled {
		return errCancelled
	}
	return nil
}
