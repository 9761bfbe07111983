package lexicon

// yielder calls yield every few milliseconds of long work, so that the page can
// react. It measures work in lines: the time to load one, about 1 µs, or 2 µs as
// WebAssembly.
type yielder struct {
	yield func() // or nil
	done  int    // lines since the last yield
}

// How many lines are loaded between two yields, and how much other work takes as
// long as loading a line.
const (
	linesBetweenYields = 2000
	bytesPerLine       = 512                                         // searched for the ends of lines
	fillsPerLine       = 4                                           // answers added to a block
	comparisonsPerLine = 32                                          // answers compared with a block
	comparisonsAtOnce  = comparisonsPerLine * linesBetweenYields / 2 // between two calls of worked
)

// worked counts work, and yields when it is time.
func (y *yielder) worked(lines int) {
	y.done += lines
	if y.done >= linesBetweenYields && y.yield != nil {
		y.done = 0
		y.yield()
	}
}
