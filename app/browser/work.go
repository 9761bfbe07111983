package browser

import (
	"errors"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// All goroutines share one thread with the page: while one works, the page stands still.
// There is one way to let it live, a breath, and who takes one is:
//
//   - work that takes long and may be cancelled, on the page as in the worker: it calls
//     [ketword/engine.Pause] every few milliseconds, with a Work as its context;
//   - the start, between its parts (Run of app, and run.js before it);
//   - the first drawing, after so many elements (takeover.go in the copy of go-app).

// Breathe lets the page paint, take keys, and do all else that has come up; in a worker it
// lets messages in. It must not be called while an event is handled.
func Breathe() { Await(goapp.Window().Call("ketwordBreathe")) }

// Work is an [ketword/engine.Context] of work that takes long: it breathes now and then, and
// so hears of a cancel. The zero value is of work that is wanted.
type Work struct {
	Before    func() // what is done before each breath, or nil
	cancelled bool
	next      float64 // breath, by Clock
}

// workAtOnce is how long work goes on between two breaths, in milliseconds: on the page,
// half of a frame.
const workAtOnce = 8

// Yield breathes, if it is time for it. It is to be called every few milliseconds.
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

// errCancelled tells that work is not wanted any more.
var errCancelled = errors.New("cancelled")

// Cancel ends the work at its next breath.
func (w *Work) Cancel() { w.cancelled = true }

// Err returns an error from the cancel on.
func (w *Work) Err() error {
	if w.cancelled {
		return errCancelled
	}
	return nil
}
