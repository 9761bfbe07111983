// Package browser asks the browser for what Go has no words for: promises, frames, the database,
// files, and the elements of the page. It knows neither the model nor sentences.
package browser

import (
	"errors"
	"runtime"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// What takes its time runs in a goroutine of its own and comes back as a
// message: while one waits, the page lives.

// Patience is how long anything waits for the browser's database, which in a
// broken profile may never answer, or for its clipboard.
const Patience = 2 * time.Second

// Soon does work that may never end. It returns when the work is done, or false
// when patience is over; the work then goes on alone.
func Soon(work func()) bool { return Within(Patience, work) }

// Within is like [Soon], with another patience.
func Within(patience time.Duration, work func()) bool {
	done := make(chan bool, 2) // one channel, since a select of two takes 13 kB of the runtime
	stop := Alarm(patience, func() { done <- false })
	defer stop()
	go func() {
		defer func() { done <- true }()
		work()
	}()
	return <-done
}

// Alarm calls f after a while, unless it is stopped before. It is a timer of the
// browser, since a timer of Go that is stopped can hold up a frame of go-app: in
// wasm, Go 1.26 then asks to be woken for the next timer of its heap, although one
// that was moved is earlier, and sleeps until something else happens.
func Alarm(after time.Duration, f func()) (stop func()) {
	ring := Once(f)
	id := goapp.Window().Call("setTimeout", ring, after.Milliseconds())
	return func() {
		goapp.Window().Call("clearTimeout", id)
		ring.Release()
	}
}

// Once returns a function for JavaScript that has f run when it is called, which it may be
// once. An event must not wait, so f runs by itself.
func Once(f func()) goapp.Func {
	var once goapp.Func
	once = goapp.FuncOf(func(goapp.Value, []goapp.Value) any {
		once.Release()
		go f()
		return nil
	})
	return once
}

// result is what came of a promise or a request.
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

// settler returns a function for JavaScript that sends a result, once.
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

// jsError is what JavaScript threw: the name of an Error, as "AbortError", and
// what it says.
type jsError struct{ name, text string }

func (e *jsError) Error() string { return e.text }

// jsErrorOf returns the error of what a promise or a request was refused with.
func jsErrorOf(reason goapp.Value) error {
	if !reason.Truthy() {
		return &jsError{text: "refused"}
	}
	e := &jsError{text: goapp.Window().Call("String", reason).String()} // a text has no methods here
	if reason.Type() == goapp.TypeObject {
		e.name = reason.Get("name").String()
	}
	return e
}

// Threw reports whether an error is what JavaScript calls by a name.
func Threw(err error, name string) bool {
	e, is := errors.AsType[*jsError](err)
	return is && e.name == name
}

// Try runs f and returns as an error what JavaScript throws in it. A fault of
// the program itself goes on as a panic.
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
