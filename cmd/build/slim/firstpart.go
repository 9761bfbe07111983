package slim

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// Sections of which the parts share what they declare.
const (
	tableSection  = 4
	memorySection = 5
	globalSection = 6
)

// Go's global variables that a part uses by their numbers (writeGlobalSec in cmd/link/internal/wasm/asm.go).
const (
	globalSP    = 0
	globalPause = 7
	globals     = 8 // how many there are; the next one has the number of the function that was called last
)

// Kinds of exports and imports.
const (
	kindFunction = iota
	kindTable
	kindMemory
	kindGlobal
)

// Instructions that only the first part has.
const (
	opI32Load16  = 0x2f // unsigned
	opI32Or      = 0x72
	opI32Shl     = 0x74
	pcShift      = 16 // a PC is the number of a function and, below it, of a place in it
	returnOffset = 8  // below SP is where to go on, after the stack was unwound
)

// first makes the first part, and the call of some of its functions is put off once.
func (w whole) first(has, putOff []int) ([]byte, error) {
	p, err := w.newPart(has, w.imports+1, func(next int) instruction { return instruction{op: opCall, value: int64(next + calling)} })
	if err != nil {
		return nil, err
	}
	functions, code, err := p.functions()
	if err != nil {
		return nil, err
	}
	m := w.with(functionSection, functions).with(codeSection, code).with(elementSection, p.elements(p.next+puttingOff, putOff))
	start := w.entries[len(w.entries)-1]
	m = m.with(startSection, binary.AppendUvarint(nil, uint64(p.numbers[start])))
	missing := append(named("parts", "missing"), kindFunction)
	m, err = m.withMore(importSection, binary.AppendUvarint(missing, uint64(w.plain)))
	if err != nil {
		return nil, err
	}
	if m, err = m.withMore(globalSection, []byte{typeI32[0], 1, opI32Const, 0, opEnd}); err != nil {
		return nil, err
	}
	if m, err = p.withCalls(m); err != nil {
		return nil, err
	}
	m, err = p.withExports(m, putOff)
	return m.bytes(), err
}

// Functions that the first part has beside the program's, behind the others.
const (
	calling    = iota // calls a function by its number in the table
	goingOn           // goes on after a call was put off
	puttingOff        // is in the table in the place of those that are not there yet
)

// withCalls adds these functions.
func (p part) withCalls(m module) (module, error) {
	types, err := m.types()
	if err != nil {
		return nil, err
	}
	m, err = m.withMore(typeSection, []byte{0x60, 2, typeI32[0], typeI32[0], 1, typeI32[0]})
	if err != nil {
		return nil, err
	}
	none, err := m.typeNumber(functionType{})
	if err != nil {
		return nil, err
	}
	if m, err = m.withFunction(len(types), p.throughTable()); err != nil {
		return nil, err
	}
	if m, err = m.withFunction(none, p.goOn()); err != nil {
		return nil, err
	}
	return m.withFunction(p.plain, p.putOff())
}

// throughTable is the code of a function that is given a place in another function, and that
// one's number in the table, and calls it.
func (p part) throughTable() []byte {
	return slices.Concat([]byte{0, opLocalGet, 1, opGlobalSet, globals, opLocalGet, 0, opLocalGet, 1}, p.indirect(), []byte{opEnd})
}

// putOff is the code of a function that puts off the call of another one.
func (p part) putOff() []byte {
	return slices.Concat(instruction{op: opCall, value: int64(p.imports)}.appendTo([]byte{0, opGlobalGet, globals}), []byte{opDrop},
		belowStack(), []byte{opLocalGet, 0, opGlobalGet, globals, opI32Const, pcShift, opI32Shl, opI32Or, opI32Store, 2, 0},
		[]byte{opI32Const, 1, opGlobalSet, globalPause, opI32Const, 1, opEnd})
}

// goOn is the code of a function that goes on at the PC below the stack, and calls
// what is to be called until the program waits again (wasm_pc_f_loop in runtime/rt0_js_wasm.s).
func (p part) goOn() []byte {
	return slices.Concat([]byte{0, opLoop, noResult}, belowStack(), []byte{opI32Load16, 1, 0},
		belowStack(), []byte{opI32Load16, 1, pcShift / 8}, p.indirect(),
		[]byte{opDrop, opGlobalGet, globalPause, opI32Eqz, opBrIf, 0, opEnd, opI32Const, 0, opGlobalSet, globalPause, opEnd})
}

// belowStack is the code for the address at which the runtime keeps where to go on.
func belowStack() []byte {
	return []byte{opGlobalGet, globalSP, opI32Const, returnOffset, opI32Sub}
}

func (p part) indirect() []byte { return []byte{opCallIndirect, byte(p.plain), 0} }

// withExports returns the part with its exports: those of the program, what the rest shares with
// it, and what the page uses of it, such as the functions whose call is put off.
func (p part) withExports(m module, putOff []int) (module, error) {
	exports, err := elements(m, exportSection, func(r *reader) []byte {
		name := string(r.bytes(r.unsigned()))
		kind, number := r.byte(), r.unsigned()
		if kind == kindFunction {
			number = p.numbers[number-p.imports]
		}
		return exported(name, kind, number)
	})
	if err != nil {
		return nil, err
	}
	exports = append(exports, exported("table", kindTable, 0), exported("goOn", kindFunction, p.next+goingOn))
	for _, i := range putOff {
		exports = append(exports, exported(fmt.Sprintf("f%d", firstFunction+i), kindFunction, p.numbers[i]))
	}
	for i := range globals {
		exports = append(exports, exported(globalName(i), kindGlobal, i))
	}
	body := binary.AppendUvarint(nil, uint64(len(exports)))
	return m.with(exportSection, slices.Concat(body, slices.Concat(exports...))), nil
}

// exported returns an export.
func exported(name string, kind byte, number int) []byte {
	return binary.AppendUvarint(append(named(name), kind), uint64(number))
}

// globalName is the name under which the first part exports a global variable.
func globalName(number int) string { return fmt.Sprintf("g%d", number) }

// named returns names, one after the other, as an import or export has them.
func named(names ...string) []byte {
	var out []byte
	for _, name := range names {
		out = append(binary.AppendUvarint(out, uint64(len(name))), name...)
	}
	return out
}

// withMore returns the program with one more element in a section that is a list.
func (m module) withMore(id byte, element []byte) (module, error) {
	list, err := m.section(id)
	if err != nil {
		return nil, err
	}
	return m.with(id, oneMore(list, element)), nil
}
