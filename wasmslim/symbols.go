package wasmslim

import (
	"encoding/binary"
)

// Symbols tell where in the source the places of a program are. They are read
// from the program as it was linked.
type Symbols struct{ *program }

// A Frame is a call: of several at one place, the others were inlined into the
// last one.
type Frame struct {
	Function string // with its package's path
	File     string // with the path of its module or of the standard library; "?" if unknown
	Line     int
}

// ReadSymbols reads the symbols of a program. An error says what in its layout is
// not as the newest known release has it.
func ReadSymbols(wasm []byte) (Symbols, error) {
	m, err := parseModule(wasm)
	if err != nil {
		return Symbols{}, err
	}
	p, err := readAny(m)
	return Symbols{p}, err
}

// Frames returns the calls at a PC from a traceback of the slim program, the innermost
// first. There are none if the program has no such place.
//
// It does what the runtime does for a traceback with names (traceback2 in
// runtime/traceback.go, and runtime/symtabinl.go).
func (s Symbols) Frames(pc uint64) []Frame {
	number, place := pc>>16, uint32(pc&0xffff)
	if number < firstFunction || number >= firstFunction+uint64(len(s.functions)) {
		return nil
	}
	i := int(number - firstFunction)
	f := s.functions[i]
	place = s.linkedPlace(i, place)
	if place > 0 {
		place-- // the PC is where the call returns to
	}
	tree := s.inlined(f)
	calls, _ := s.table(f.tables[inlineIndex])
	var frames []Frame
	for {
		i := calls.value(place) * inlinedCallSize
		if i < 0 || i+inlinedCallSize > len(tree) {
			return append(frames, s.frame(f, f.Name, place))
		}
		frames = append(frames, s.frame(f, binary.LittleEndian.Uint32(tree[i+inlinedName:]), place))
		place = binary.LittleEndian.Uint32(tree[i+inlinedParent:])
		tree = tree[:i] // a call is inlined into one before it
	}
}

// linkedPlace returns the number that a place of a function had as the program was linked.
func (s Symbols) linkedPlace(i int, number uint32) uint32 {
	_, list, err := s.shorter(i)
	if err != nil {
		return number
	}
	if places := s.placesOf(i, list); int(number) < len(places) {
		return places[number]
	}
	return number
}

// frame returns the call, of the function with the name at an offset, that is at
// a place of f.
func (s Symbols) frame(f function, name, place uint32) Frame {
	lines, _ := s.table(f.Lines)
	files, _ := s.table(f.FileNumbers)
	return Frame{s.name(name), s.file(f.CU, files.value(place)), max(lines.value(place), 0)}
}

// file returns the name of a file of a compilation unit.
func (s Symbols) file(unit uint32, number int) string {
	entry := uint64(unit) + uint64(number)
	if number < 0 || entry >= s.CUs.Len {
		return "?"
	}
	offset := uint64(binary.LittleEndian.Uint32(s.memory.at(s.CUs.Start+4*entry, 4)))
	if offset >= s.Files.Len {
		return "?"
	}
	return text(s.memory.at(s.Files.Start+offset, s.Files.Len-offset))
}
