package wasmslim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// A module is a program as a list of sections, in the binary format
// of https://webassembly.github.io/spec/core/binary/modules.html.
type module []section

type section struct {
	id   byte
	body []byte
}

// Sections that are read here, by their id.
const (
	customSection   = 0
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	exportSection   = 7
	startSection    = 8
	elementSection  = 9
	codeSection     = 10
	dataSection     = 11
	lastSection     = dataSection // Go writes none of a later version of the format
)

const preamble = "\x00asm\x01\x00\x00\x00" // magic number and version

func parseModule(wasm []byte) (module, error) {
	if !bytes.HasPrefix(wasm, []byte(preamble)) {
		return nil, ErrNotWasm
	}
	var m module
	r := reader{rest: wasm[len(preamble):]}
	for len(r.rest) > 0 {
		s := section{id: r.byte()}
		s.body = r.bytes(r.unsigned())
		if r.failed {
			return nil, fmt.Errorf("%w: a section is cut off", ErrNotWasm)
		}
		if s.id > lastSection {
			return nil, fmt.Errorf("%w: a section of kind %d", ErrNotGo, s.id)
		}
		m = append(m, s)
	}
	return m, nil
}

// bytes returns the program in the binary format.
func (m module) bytes() []byte {
	out := []byte(preamble)
	for _, s := range m {
		out = append(out, s.id)
		out = binary.AppendUvarint(out, uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out
}

// goVersion returns the version of Go that linked the program, as in "go1.26.8". The linker writes
// it into the section "producers" (writeProducerSec in cmd/link/internal/wasm/asm.go), whose form is
// that of https://github.com/WebAssembly/tool-conventions/blob/main/ProducersSection.md.
func (m module) goVersion() (string, error) {
	for _, s := range m {
		if s.id != customSection {
			continue
		}
		r := reader{rest: s.body}
		if r.text() != "producers" || r.count() == 0 {
			continue
		}
		if r.text() == "language" && r.count() == 1 && r.text() == "Go" {
			return r.text(), nil
		}
	}
	return "", fmt.Errorf("%w: no section of producers names it", ErrNotGo)
}

// withoutNames returns the program without the names of functions that the linker writes for
// debuggers, unless it is told -s.
func (m module) withoutNames() module {
	return slices.DeleteFunc(slices.Clone(m), func(s section) bool {
		r := reader{rest: s.body}
		return s.id == customSection && r.text() == "name"
	})
}

// section returns the body of the only section of a kind.
func (m module) section(id byte) ([]byte, error) {
	var body []byte
	for _, s := range m {
		if s.id != id {
			continue
		}
		if body != nil {
			return nil, fmt.Errorf("two sections of kind %d", id)
		}
		body = s.body
	}
	if body == nil {
		return nil, fmt.Errorf("no section of kind %d", id)
	}
	return body, nil
}

// with returns the program with another body of the only section of a kind.
func (m module) with(id byte, body []byte) module {
	changed := make(module, len(m))
	for i, s := range m {
		if s.id == id {
			s.body = body
		}
		changed[i] = s
	}
	return changed
}

// elements reads a section that is a list, element by element.
func elements[T any](m module, id byte, read func(*reader) T) ([]T, error) {
	body, err := m.section(id)
	if err != nil {
		return nil, err
	}
	r := reader{rest: body}
	var all []T
	for n := r.count(); len(all) < n && !r.failed; {
		all = append(all, read(&r))
	}
	if r.failed || len(r.rest) > 0 {
		return nil, fmt.Errorf("the section of kind %d is cut off or too long", id)
	}
	return all, nil
}

// imports returns the number of functions that the program imports. They come
// before its own in the numbering of functions; Go imports nothing else.
func (m module) imports() (int, error) {
	body, err := m.section(importSection)
	if err != nil {
		return 0, err
	}
	r := reader{rest: body}
	n := r.unsigned()
	if r.failed {
		return 0, errors.New("the imports are cut off")
	}
	return n, nil
}

// exports returns the numbers of the functions that the program exports.
func (m module) exports() ([]int, error) {
	var functions []int
	_, err := elements(m, exportSection, func(r *reader) int {
		r.text() // its name
		kind, number := r.byte(), r.unsigned()
		if kind == 0 {
			functions = append(functions, number)
		}
		return number
	})
	return functions, err
}

// vector returns the body of a section that is a list of byte slices.
func vector(elements [][]byte) []byte {
	out := binary.AppendUvarint(nil, uint64(len(elements)))
	for _, e := range elements {
		out = binary.AppendUvarint(out, uint64(len(e)))
		out = append(out, e...)
	}
	return out
}

// code returns the bodies of the program's own functions.
func (m module) code() ([][]byte, error) {
	return elements(m, codeSection, func(r *reader) []byte { return r.bytes(r.unsigned()) })
}
