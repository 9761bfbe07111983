package wasmslim

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

const (
	typeI32  = "\x7f"
	typeI64  = "\x7e"
	noResult = 0x40
)

// startCode is the code of a function of several parts, with local variables that each part may use:
// one of 32 bits and six of 64.
func startCode(parts ...[]byte) []byte {
	locals := []byte{2, 1, typeI32[0], 6, typeI64[0]}
	return append(append(locals, slices.Concat(parts...)...), opEnd)
}

// withStart returns the program with one more function, which runs before everything else.
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

// goFunctions says of each function whether it has the type of Go's functions, from i32 to i32.
func (m module) goFunctions() ([]bool, error) {
	goType, err := m.typeNumber(functionType{typeI32, typeI32})
	if err != nil {
		return nil, err
	}
	return elements(m, functionSection, func(r *reader) bool { return r.unsigned() == goType })
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
