package wasmslim

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// A ramp is a column of numbers of 32 bits in memory, to each of which first is
// to be added, and one step more than to the number before. Compressed, a ramp
// takes two bytes or three for each number; to add it takes a few bytes.
type ramp struct {
	at, every   uint64 // address of the first number, and the distance to the next
	first, step uint32
}

const (
	typeI32  = "\x7f"
	typeI64  = "\x7e"
	noResult = 0x40
)

// startCode is the code of a function that does one thing after the other, with local variables: a
// number of 32 bits and six of 64.
func startCode(parts ...[]byte) []byte {
	locals := []byte{2, 1, typeI32[0], 6, typeI64[0]}
	return append(append(locals, slices.Concat(parts...)...), opEnd)
}

// rampCode is code that adds the ramps, whose columns have n numbers, for a function with the locals
// of startCode.
func rampCode(ramps []ramp, n int) []byte {
	number := func(v uint64) []byte { return appendSigned([]byte{opI32Const}, int64(v)) }
	memory := func(op byte, address uint64) []byte {
		return binary.AppendUvarint([]byte{op, 0}, address) // no alignment is promised
	}
	i := []byte{opLocalGet, 0}
	code := []byte{opLoop, noResult} // i is 0
	add := func(parts ...[]byte) {
		for _, part := range parts {
			code = append(code, part...)
		}
	}
	for _, r := range ramps {
		place := append(append(i[:2:2], number(r.every)...), opI32Mul)
		add(place, place, memory(opI32Load, r.at))
		add(i, number(uint64(r.step)), []byte{opI32Mul, opI32Add})
		add(number(uint64(r.first)), []byte{opI32Add}, memory(opI32Store, r.at))
	}
	add(i, number(1), []byte{opI32Add, opLocalSet, 0}, i, number(uint64(n)), []byte{opI32Less})
	return append(code, opBrIf, 0, opEnd)
}

// Sections that a start function needs, by their id.
const (
	typeSection     = 1
	functionSection = 3
	startSection    = 8
	elementSection  = 9
)

// withStart returns the program with one more function, which is called before
// everything else.
func (m module) withStart(code []byte) (module, error) {
	if _, err := m.section(startSection); err == nil {
		return nil, errors.New("the program has a start function")
	}
	kind, err := m.typeNumber(functionType{})
	if err != nil {
		return nil, err
	}
	functions, err := m.section(functionSection)
	if err != nil {
		return nil, err
	}
	imports, err := m.imports()
	if err != nil {
		return nil, err
	}
	n, _ := binary.Uvarint(functions)
	if m, err = m.withFunction(kind, code); err != nil {
		return nil, err
	}
	return m.before(elementSection, section{startSection, binary.AppendUvarint(nil, n+uint64(imports))})
}

// withFunction returns the program with one more function, of a type by its number.
func (m module) withFunction(kind int, code []byte) (module, error) {
	functions, err := m.section(functionSection)
	if err != nil {
		return nil, err
	}
	bodies, err := m.section(codeSection)
	if err != nil {
		return nil, err
	}
	m = m.with(functionSection, oneMore(functions, binary.AppendUvarint(nil, uint64(kind))))
	return m.with(codeSection, oneMore(bodies, append(binary.AppendUvarint(nil, uint64(len(code))), code...))), nil
}

// A functionType is what a function takes and returns, each a list of types of
// values.
type functionType struct{ takes, returns string }

func (m module) types() ([]functionType, error) {
	return elements(m, typeSection, func(r *reader) functionType {
		r.byte() // that it is a function
		return functionType{string(r.bytes(r.unsigned())), string(r.bytes(r.unsigned()))}
	})
}

func (m module) typeNumber(want functionType) (int, error) {
	types, err := m.types()
	if err != nil {
		return 0, err
	}
	i := slices.Index(types, want)
	if i < 0 {
		return 0, fmt.Errorf("no function takes %x and returns %x", want.takes, want.returns)
	}
	return i, nil
}

// plainFunctions says of each function whether it takes an i32 and returns one.
func (m module) plainFunctions() ([]bool, error) {
	plain, err := m.typeNumber(functionType{typeI32, typeI32})
	if err != nil {
		return nil, err
	}
	return elements(m, functionSection, func(r *reader) bool { return r.unsigned() == plain })
}

// oneMore returns a section that is a list, with one more element.
func oneMore(list, element []byte) []byte {
	n, size := binary.Uvarint(list)
	out := binary.AppendUvarint(nil, n+1)
	return append(append(out, list[size:]...), element...)
}

// before returns the program with another section before that of a kind.
func (m module) before(id byte, s section) (module, error) {
	for i := range m {
		if m[i].id == id {
			return append(append(m[:i:i], s), m[i:]...), nil
		}
	}
	return nil, errors.New("a section is missing")
}
