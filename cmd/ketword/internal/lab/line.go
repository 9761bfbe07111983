package lab

import (
	"fmt"
	"io"
	"time"

	"ketword/cmd/ketword/internal/world"
)

// line is a line of a terminal that tells how far a tournament has come, and
// is written over as it goes on.
type line struct {
	out  io.Writer // nil writes nothing
	now  func() time.Time
	name string
	last time.Time // when it was written last
}

// pause is how long a line stays before it is written again.
const pause = 100 * time.Millisecond

func newLine(w world.World, name string) *line { return &line{out: w.Progress, now: w.Now, name: name} }

// progress tells how many games were played.
func (l *line) progress(done, of int) {
	if l.out == nil || l.now().Sub(l.last) < pause {
		return
	}
	l.last = l.now()
	fmt.Fprintf(l.out, "\r%s: %d of %d games", l.name, done, of)
}

// end erases the line.
func (l *line) end() {
	if l.out != nil {
		fmt.Fprint(l.out, "\r\x1b[K")
	}
}
