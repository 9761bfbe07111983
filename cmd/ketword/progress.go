package main

import (
	"fmt"
	"io"
	"time"
)

// progressLine is a line of a terminal that tells how far something has come, and is
// written over as it goes on.
type progressLine struct {
	out   io.Writer // nil writes nothing
	now   func() time.Time
	last  time.Time // when it was written last
	step  int       // of the work
	begun time.Time // when the step was first told of
	known int       // done by then
	few   int       // more done since tell nothing of the time
}

func (e env) progressLine() *progressLine {
	return &progressLine{out: e.progress, now: e.now, begun: e.now()}
}

// pause is how long a line stays before it is written again.
const pause = 100 * time.Millisecond

// show tells how far it is, unless it told a moment ago.
func (l *progressLine) show(text func() string) {
	if l.out == nil || l.now().Sub(l.last) < pause {
		return
	}
	l.last = l.now()
	fmt.Fprint(l.out, "\r\x1b[K", text())
}

// end erases the line.
func (l *progressLine) end() {
	if l.out != nil {
		fmt.Fprint(l.out, "\r\x1b[K")
	}
}

// left tells how long a step will still take, once enough is done to know. Step 0 began with the line.
func (l *progressLine) left(step, done, of int) string {
	if l.step != step {
		l.step, l.begun, l.known = step, l.now(), done
	}
	fresh := done - l.known
	if fresh <= l.few {
		return ""
	}
	left := l.now().Sub(l.begun) * time.Duration(of-done) / time.Duration(fresh)
	return fmt.Sprintf(", %s left", left.Round(time.Second))
}
