package cli

import (
	"fmt"
	"io"
	"time"
)

// Line is a line of a terminal that tells how far something has come, and is
// written over as it goes on.
type Line struct {
	Few int // more done since tell nothing of the time

	out   io.Writer // nil writes nothing
	now   func() time.Time
	last  time.Time // when it was written last
	step  int       // of the work
	begun time.Time // when the step was first told of
	known int       // done by then
}

// ProgressLine returns the line of a piece of work that begins.
func (e Env) ProgressLine() *Line {
	return &Line{out: e.Progress, now: e.Now, begun: e.Now()}
}

// pause is how long a line stays before it is written again.
const pause = 100 * time.Millisecond

// Show tells how far it is, unless it told a moment ago.
func (l *Line) Show(text func() string) {
	if l.out == nil || l.now().Sub(l.last) < pause {
		return
	}
	l.last = l.now()
	fmt.Fprint(l.out, "\r\x1b[K", text())
}

// End erases the line.
func (l *Line) End() {
	if l.out != nil {
		fmt.Fprint(l.out, "\r\x1b[K")
	}
}

// Left tells how long a step will still take, once enough is done to know. Step 0 began with the line.
func (l *Line) Left(step, done, of int) string {
	if l.step != step {
		l.step, l.begun, l.known = step, l.now(), done
	}
	fresh := done - l.known
	if fresh <= l.Few {
		return ""
	}
	left := l.now().Sub(l.begun) * time.Duration(of-done) / time.Duration(fresh)
	return fmt.Sprintf(", %s left", left.Round(time.Second))
}
