package browser

import (
	"runtime"
	"testing"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// TestAlarmReleased: an alarm that has rung or was stopped keeps nothing alive.
func TestAlarmReleased(t *testing.T) {
	for _, stopped := range []bool{false, true} {
		if collected := alarmOf(stopped); !within(3*time.Minute, collected) {
			t.Errorf("stopped %t: the function is still held", stopped)
		}
	}
}

// alarmOf sets an alarm that rings or is stopped. It returns a channel that is closed when the
// values held by its function are garbage-collected.
func alarmOf(stopped bool) <-chan struct{} {
	collected, rang := make(chan struct{}), make(chan struct{})
	held := new([1 << 10]byte)
	runtime.AddCleanup(held, func(collected chan struct{}) { close(collected) }, collected)
	stop := Alarm(10*time.Millisecond, func() { held[0]++; close(rang) })
	if stopped {
		stop()
		return collected
	}
	<-rang
	return collected
}

// within runs the garbage collector until a channel is closed, and reports whether it was closed in time.
func within(patience time.Duration, closed <-chan struct{}) bool {
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); {
		runtime.GC()
		select {
		case <-closed:
			return true
		case <-time.After(10 * time.Millisecond):
		}
	}
	return false
}

// TestEndingReleased: a transaction that has ended keeps nothing alive, even if nobody waited for its end.
func TestEndingReleased(t *testing.T) {
	for _, event := range []string{"complete", "abort"} {
		work := goapp.Window().Get("Object").New()
		wait := Ending(work)
		handler := work.Get("on" + event)
		handler.Invoke(map[string]any{"type": event})
		if !isReleased(handler) {
			t.Errorf("%s: the handler is still held", event)
		}
		if err := wait(); (err != nil) != (event == "abort") {
			t.Errorf("%s: got error %v", event, err)
		}
	}
}

// isReleased calls a Go function, and reports whether syscall/js logs that it was released.
func isReleased(f goapp.Value) (released bool) {
	console := goapp.Window().Get("console")
	report := console.Get("error")
	defer console.Set("error", report)
	listener := goapp.FuncOf(func(goapp.Value, []goapp.Value) any { released = true; return nil })
	defer listener.Release()
	console.Set("error", listener)
	f.Invoke(map[string]any{"type": "again"})
	return released
}
