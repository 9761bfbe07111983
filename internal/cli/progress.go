package cli

import (
	"fmt"
	"io"
	"time"
)

// Line is a line of a terminal that shows progress, and is overwritten as it goes on.
type Line struct {
	Few int // no time is estimated before more than so many are done

	out   io.Writer // nil writes nothing
	now   func() time.Time
	last  time.Time // when it was written last
	step  int       // of the work
	begun time.Time // when the step was first told of
	known int       // done by then
}

// ProgressLine returns a line for a piece of work that begins now.
func (e Env) ProgressLine() *Line {
	return &Line{out: e.Progress, now: e.Now, begun: e.Now()}
}

// pause is how long a line stays before it is written again.
const pause = 100 * time.Millisecond

// Show shows the progress, unless the line was written a moment ago.
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

// Left says how long a step will still take, once enough is done to know. Step 0 began with the
// line.
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
