// Package browser gives access to what browsers have beyond Go's library: promises, frames, the
// database, files, and the elements of the page. It does not depend on the model or on
// sentences.
package browser

import (
	"errors"
	"runtime"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Slow operations run in their own goroutines and answer with a message, so that the page
// stays responsive while they wait.

// Patience is how long to wait for the browser's database, which may never answer in a
// broken profile, or for the clipboard.
const Patience = 2 * time.Second

// Soon does work that may never end. It returns true when the work is done, or false after
// Patience; the work then continues in the background.
func Soon(work func()) bool { return Within(Patience, work) }

// Within is like [Soon], with another timeout.
func Within(patience time.Duration, work func()) bool {
	done := make(chan bool, 2) // one channel, since a select on two adds 13 kB of the runtime
	stop := Alarm(patience, func() { done <- false })
	defer stop()
	go func() {
		defer func() { done <- true }()
		work()
	}()
	return <-done
}

// Alarm calls f after some time, unless stop is called before. It uses a timer of the
// browser, since a stopped Go timer can delay a frame of go-app: on wasm, Go 1.26 then
// schedules its wake-up for the next timer of its heap even if a changed timer is earlier,
// and sleeps until something else happens.
func Alarm(after time.Duration, f func()) (stop func()) {
	ring := Once(f)
	id := goapp.Window().Call("setTimeout", ring, after.Milliseconds())
	return func() {
		goapp.Window().Call("clearTimeout", id)
		ring.Release()
	}
}

// Once returns a JavaScript function that runs f in a goroutine, since event handlers must
// not block. It may be called once.
func Once(f func()) goapp.Func {
	var once goapp.Func
	once = goapp.FuncOf(func(goapp.Value, []goapp.Value) any {
		once.Release()
		go f()
		return nil
	})
	return once
}

// result is the outcome of a promise or a request.
type result struct {
	value goapp.Value
	err   error
}

// Await waits for a promise. It must not be called while an event is handled.
func Await(promise goapp.Value) (goapp.Value, error) {
	done := make(chan result, 1)
	kept := settler(done, func(value goapp.Value) result { return result{value: value} })
	broken := settler(done, func(reason goapp.Value) result { return result{err: jsErrorOf(reason)} })
	defer kept.Release()
	defer broken.Release()
	promise.Call("then", kept, broken)
	settled := <-done
	return settled.value, settled.err
}

// settler returns a JavaScript function that sends a result, only once.
func settler(done chan<- result, of func(goapp.Value) result) goapp.Func {
	return goapp.FuncOf(func(_ goapp.Value, args []goapp.Value) any {
		value := goapp.Undefined()
		if len(args) > 0 {
			value = args[0]
		}
		select {
		case done <- of(value):
		default: // already settled
		}
		return nil
	})
}

// jsError is a value that JavaScript threw. For an Error, name is its name, such as
// "AbortError", and text its message.
type jsError struct{ name, text string }

func (e *jsError) Error() string { return e.text }

// jsErrorOf returns the error for the reason with which a promise or request was rejected.
func jsErrorOf(reason goapp.Value) error {
	if !reason.Truthy() {
		return &jsError{text: "refused"}
	}
	e := &jsError{text: goapp.Window().Call("String", reason).String()} // go-app's strings have no methods
	if reason.Type() == goapp.TypeObject {
		e.name = reason.Get("name").String()
	}
	return e
}

// Threw reports whether err is a JavaScript error with a name.
func Threw(err error, name string) bool {
	e, is := errors.AsType[*jsError](err)
	return is && e.name == name
}

// Try runs f, and returns what JavaScript throws in it as an error. Panics of the program
// itself are passed on.
func Try(f func() error) (err error) {
	defer func() {
		thrown := recover()
		if thrown == nil {
			return
		}
		var ok bool
		if err, ok = thrown.(error); !ok {
			panic(thrown)
		}
		if _, fault := thrown.(runtime.Error); fault {
			panic(thrown)
		}
	}()
	return f()
}
