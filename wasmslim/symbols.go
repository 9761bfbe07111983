package wasmslim

import (
	"encoding/binary"
	"slices"
)

// Symbols resolve the PCs in a traceback of a smaller program. They are read from the program as it was
// linked.
type Symbols struct {
	program    *program
	renumbered bool // whether the smaller program has resume points by new numbers
}

// A Frame is a call in the source.
type Frame struct {
	Function string // with the path of its package
	File     string // with the path of its module or of the standard library; "?" if unknown
	Line     int
}

// ReadSymbols reads the symbols of a program as it was linked, given the options with which [Slim] made
// it smaller. It returns the same errors.
func ReadSymbols(linked []byte, o Options) (*Symbols, error) {
	wanted, err := o.steps()
	if err != nil {
		return nil, err
	}
	p, err := readProgram(linked)
	if err != nil {
		return nil, err
	}
	return &Symbols{p, slices.Contains(wanted, Resume)}, nil
}

// Frames returns the calls at a PC from a traceback of the smaller program, which
// GOTRACEBACK=system prints. The innermost comes first; if there are several, all but the last are
// inlined into the last. It returns none for a PC that is not of the program.
//
// It does what the runtime does for a traceback with names (traceback2 in runtime/traceback.go, and
// runtime/symtabinl.go).
func (s *Symbols) Frames(pc uint64) []Frame {
	number, point := pc>>16, uint32(pc&0xffff)
	if number < firstFunction || number >= firstFunction+uint64(len(s.program.functions)) {
		return nil
	}
	f := s.program.functions[number-firstFunction]
	point = s.linkedPoint(int(number-firstFunction), point)
	if point > 0 {
		point-- // the PC is where the call returns to
	}
	tree := s.program.inliningTree(f)
	calls, _ := s.program.pcTable(f.pcdata[inlineIndex])
	var frames []Frame
	for {
		i := calls.value(point) * inlinedCallSize
		if i < 0 || i+inlinedCallSize > len(tree) {
			return append(frames, s.frame(f, f.Name, point))
		}
		frames = append(frames, s.frame(f, binary.LittleEndian.Uint32(tree[i+inlinedName:]), point))
		point = binary.LittleEndian.Uint32(tree[i+inlinedParent:])
		tree = tree[:i] // a call is inlined into one before it
	}
}

// linkedPoint returns the number that a resume point of a function had as the program was linked.
func (s *Symbols) linkedPoint(i int, number uint32) uint32 {
	if !s.renumbered {
		return number
	}
	_, list, err := s.program.optimized(i)
	if err != nil {
		return number
	}
	if points := s.program.resumePointsOf(i, list); int(number) < len(points) {
		return points[number]
	}
	return number
}

// frame returns the call at a resume point of f, of the function with the name at an offset.
func (s *Symbols) frame(f function, name, point uint32) Frame {
	lines, _ := s.program.pcTable(f.Lines)
	files, _ := s.program.pcTable(f.FileNumbers)
	return Frame{s.program.name(name), s.program.file(f.CU, files.value(point)), max(lines.value(point), 0)}
}

// file returns the name of a file of a compilation unit.
func (l *layout) file(unit uint32, number int) string {
	entry := uint64(unit) + uint64(number)
	if number < 0 || entry >= l.CUs.Len {
		return "?"
	}
	b := l.memory.at(l.CUs.Start+4*entry, 4)
	if len(b) < 4 {
		return "?"
	}
	offset := uint64(binary.LittleEndian.Uint32(b))
	if offset >= l.Files.Len {
		return "?"
	}
	return text(l.memory.at(l.Files.Start+offset, l.Files.Len-offset))
}
