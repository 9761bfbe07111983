package slim

import (
	"encoding/binary"
	"slices"
)

// Marks is where in memory a marked program marks the functions that were called: the bit of
// function i is bit i%8 of byte Marks+i/8. Go uses nothing of the first page.
const Marks = 16

// Marked returns a program that marks its functions when they are first called, to find out
// which ones [Cut] should put into the first part.
func Marked(wasm []byte) ([]byte, error) {
	m, err := parseModule(wasm)
	if err != nil {
		return nil, err
	}
	code, err := m.code()
	if err != nil {
		return nil, err
	}
	for i, body := range code {
		locals, _, err := parseBody(body)
		if err != nil {
			return nil, err
		}
		at := binary.AppendUvarint([]byte{0}, uint64(Marks+i/8))
		mark := slices.Concat([]byte{opI32Const, 0, opI32Const, 0, opI32Load8}, at,
			appendSigned([]byte{opI32Const}, 1<<(i%8)), []byte{opI32Or, opI32Store8}, at)
		code[i] = slices.Concat(locals, mark, body[len(locals):])
	}
	return m.with(codeSection, vector(code)).bytes(), nil
}

// Instructions that only marks have.
const (
	opI32Load8  = 0x2d // unsigned
	opI32Store8 = 0x3a
)

// Names returns the names of a program's functions, by their numbers.
func (s Symbols) Names() []string {
	var all []string
	for _, f := range s.functions {
		all = append(all, s.name(f.Name))
	}
	return all
}
