package lexicon

import "ketword/engine"

// pacer makes a pause every few milliseconds of long work. It measures work in lines:
// the time to load one, about 1 µs, or 2 µs as WebAssembly.
type pacer struct {
	ctx  engine.Context
	done int   // lines since the last pause
	err  error // of ctx, at the last pause
}

// How many lines are loaded between two pauses, and how much other work takes as
// long as loading a line.
const (
	linesBetweenPauses = 2000
	fillsPerLine       = 4                                           // answers added to a block
	comparisonsPerLine = 32                                          // answers compared with a block
	comparisonsAtOnce  = comparisonsPerLine * linesBetweenPauses / 2 // between two calls of worked
)

// worked counts work, and makes a pause when it is time.
func (p *pacer) worked(lines int) {
	if p.done += lines; p.done >= linesBetweenPauses {
		p.done, p.err = 0, engine.Pause(p.ctx)
	}
}
