package main

import (
	"fmt"
	"io"
	"time"
)

// progressLine is a line of a terminal that tells how far something has come, and is
// written over as it goes on.
type progressLine struct {
	out  io.Writer // nil writes nothing
	now  func() time.Time
	last time.Time // when it was written last
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

// timeLeft tells how long something will take that has taken some time so far, for what is
// done, which is not nothing.
func timeLeft(taken time.Duration, done, of int) string {
	return fmt.Sprintf(", %s left", (taken * time.Duration(of-done) / time.Duration(done)).Round(time.Second))
}

// pace knows how long the steps of a proof take.
type pace struct {
	now   func() time.Time
	step  int
	begun time.Time // when the step was first told of
	done  int       // by then
}

// left tells how long a step will take, once enough is done to know.
func (p *pace) left(step, done, of int) string {
	if p.step != step {
		p.step, p.begun, p.done = step, p.now(), done
	}
	const enough = 5 // those that take longest come first
	fresh := done - p.done
	if fresh < enough {
		return ""
	}
	return timeLeft(p.now().Sub(p.begun), fresh, fresh+of-done)
}
