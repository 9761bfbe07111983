package app

import (
	"errors"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// What takes its time runs in a goroutine of its own and comes back as a
// message. In the browser all goroutines share one thread with the page: while
// one waits, the page lives; while one works, it stands still.

// breather lets the page do what has come up, in the midst of long work. It
// waits for a message to itself: a timer would take four milliseconds.
type breather struct {
	port  goapp.Value // where messages are sent
	awake chan struct{}
	wake  goapp.Func
}

func newBreather() *breather {
	channel := goapp.Window().Get("MessageChannel").New()
	b := &breather{port: channel.Get("port2"), awake: make(chan struct{}, 1)}
	b.wake = goapp.FuncOf(func(goapp.Value, []goapp.Value) any {
		b.awake <- struct{}{}
		return nil
	})
	channel.Get("port1").Set("onmessage", b.wake)
	return b
}

// breathe is called every few milliseconds.
func (b *breather) breathe() {
	b.port.Call("postMessage", nil)
	<-b.awake
}

// end gives back what the breather holds.
func (b *breather) end() {
	b.port.Call("close")
	b.wake.Release()
}

// outcome is what came of a promise or a request.
type outcome struct {
	value goapp.Value
	err   error
}

// await waits for a promise. It must not be called while an event is handled.
func await(promise goapp.Value) (goapp.Value, error) {
	done := make(chan outcome, 1)
	kept := settler(done, func(value goapp.Value) outcome { return outcome{value: value} })
	broken := settler(done, func(reason goapp.Value) outcome { return outcome{err: jsError(reason)} })
	defer kept.Release()
	defer broken.Release()
	promise.Call("then", kept, broken)
	o := <-done
	return o.value, o.err
}

// settler returns a function for JavaScript that sends an outcome, once.
func settler(done chan<- outcome, of func(goapp.Value) outcome) goapp.Func {
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

// jsError turns what JavaScript throws into an error.
func jsError(reason goapp.Value) error {
	if !reason.Truthy() {
		return errors.New("refused")
	}
	return errors.New(reason.Call("toString").String())
}

// try runs f and returns as an error what JavaScript throws in it.
func try(f func() error) (err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			if e, ok := thrown.(error); ok {
				err = e
				return
			}
			panic(thrown)
		}
	}()
	return f()
}
