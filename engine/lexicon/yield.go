package lexicon

// yielder lets others in during long work: it calls yield whenever so much has
// been done that a page would miss it. Work is counted in lines.
type yielder struct {
	yield func() // or nil
	done  int    // since the last yield
}

// What a stretch of work without a yield is, and how much of other work takes
// about the time that loading a line does: 1 µs, or 2 µs as WebAssembly.
const (
	stretch          = 2000
	bytesALine       = 512                            // looked through for the ends of lines
	fillsALine       = 4                              // of an answer into a block
	comparisonsALine = 32                             // of an answer with a block
	comparisons      = comparisonsALine * stretch / 2 // at once
)

// did counts work, and yields if it is time.
func (y *yielder) did(lines int) {
	y.done += lines
	if y.done >= stretch && y.yield != nil {
		y.done = 0
		y.yield()
	}
}
