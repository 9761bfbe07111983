package play

import (
	"time"

	"ketword/app/browser"
	"ketword/engine"
)

// holdTime is how long a pointer rests until it changes a note.
const holdTime = 500 * time.Millisecond

// rest has the pointer rest on a letter, which is noted by a message to send, unless Release is called before.
// Then the message is tap.
func (in *Input) rest(l engine.Letter, tap any, send func(any)) {
	in.tap = tap
	in.stop = browser.Alarm(holdTime, func() {
		in.stop = nil
		send(Note{Letter: l})
	})
}

// Release ends the rest of the pointer, and returns the message of a tap; nil if there is none.
func (in *Input) Release() any {
	if in.stop == nil {
		return nil
	}
	in.stop()
	in.stop = nil
	return in.tap
}
