package lexicon

// pace lets others in during long work: it calls pause whenever so much has
// been done that a page would miss it. Work is counted in lines.
type pace struct {
	pause func() // or nil
	done  int    // since the last pause
}

// What a stretch of work without a pause is, and how much of other work takes
// about the time that loading a line does: 1 µs, or 2 µs as WebAssembly.
const (
	stretch          = 2000
	bytesALine       = 512                            // looked through for the ends of lines
	fillsALine       = 4                              // of an answer into a block
	comparisonsALine = 32                             // of an answer with a block
	comparisons      = comparisonsALine * stretch / 2 // at once
)

// did counts work, and pauses if it is time.
func (p *pace) did(lines int) {
	p.done += lines
	if p.done >= stretch && p.pause != nil {
		p.done = 0
		p.pause()
	}
}
