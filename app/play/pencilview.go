package play

import (
	"time"

	"ketword/app/browser"
	"ketword/engine"
)

// holdTime is how long a press must last to change a note.
const holdTime = 500 * time.Millisecond

// hold begins a press on a letter. After holdTime it sends a Note; if Release is called before, that returns tap.
func (in *Input) hold(l engine.Letter, tap any, send func(any)) {
	in.tap = tap
	in.stop = browser.Alarm(holdTime, func() {
		in.stop = nil
		send(Note{Letter: l})
	})
}

// Release ends a press, and returns the message of a tap; nil if there was none, or the press was long.
func (in *Input) Release() any {
	if in.stop == nil {
		return nil
	}
	in.stop()
	in.stop = nil
	return in.tap
}
