package browser

import (
	"runtime"
	"testing"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// An alarm that has rung, or was stopped, holds nothing.
func TestAlarmReleased(t *testing.T) {
	for _, stopped := range []bool{false, true} {
		if collected := alarmOf(stopped); !within(5*time.Second, collected) {
			t.Errorf("stopped %t: the function is still held", stopped)
		}
	}
}

// alarmOf sets an alarm that rings or is stopped. It returns a channel that is closed when what
// its function holds is collected.
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

// within collects garbage until a channel is closed, and reports whether it was in time.
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

// A transaction that has ended holds nothing, even if nobody waited for its end.
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

// isReleased calls a function of the program, and reports whether syscall/js tells the console
// that it was released.
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
