package wasmslim

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// A module is a WebAssembly program as a list of sections, in the binary format
// of https://webassembly.github.io/spec/core/binary/modules.html.
type module []section

type section struct {
	id   byte
	body []byte
}

// Sections that are read here, by their id.
const (
	importSection = 2
	exportSection = 7
	codeSection   = 10
	dataSection   = 11
	lastSection   = dataSection // Go writes none of a later version of the format
)

const preamble = "\x00asm\x01\x00\x00\x00" // magic number and version

func parseModule(wasm []byte) (module, error) {
	if len(wasm) < len(preamble) || string(wasm[:len(preamble)]) != preamble {
		return nil, errors.New("not WebAssembly of version 1")
	}
	var m module
	r := reader{rest: wasm[len(preamble):]}
	for len(r.rest) > 0 {
		s := section{id: r.byte()}
		s.body = r.bytes(r.unsigned())
		if r.failed {
			return nil, errors.New("a section is cut off")
		}
		if s.id > lastSection {
			return nil, fmt.Errorf("a section of kind %d", s.id)
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
	for n := r.unsigned(); len(all) < n && !r.failed; {
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
		r.bytes(r.unsigned()) // its name
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

// A reader reads from a slice of bytes. Where that ends too early, it returns
// zeros and has failed.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) bytes(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.failed, r.rest = true, nil
		return nil
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

func (r *reader) byte() byte {
	if b := r.bytes(1); len(b) == 1 {
		return b[0]
	}
	return 0
}

// unsigned reads a number of at most 32 bits in the form LEB128.
func (r *reader) unsigned() int {
	value, n := binary.Uvarint(r.rest)
	if n <= 0 || value > 1<<32-1 {
		r.failed, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[n:]
	return int(value)
}

// address reads a non-negative number of at most 31 bits in the form of signed
// LEB128.
func (r *reader) address() int {
	value := r.signed()
	if value < 0 || value > 1<<31-1 {
		r.failed, r.rest = true, nil
		return 0
	}
	return int(value)
}

// signed reads a number of at most 64 bits in the form of signed LEB128.
func (r *reader) signed() int64 {
	value, shift := int64(0), 0
	for shift < 64 {
		b := r.byte()
		value |= int64(b&0x7f) << shift
		shift += 7
		if b&0x80 != 0 {
			continue
		}
		if b&0x40 != 0 && shift < 64 {
			value |= -1 << shift
		}
		return value
	}
	r.failed, r.rest = true, nil
	return 0
}

// appendSigned appends a number in the form of signed LEB128.
func appendSigned(out []byte, value int64) []byte {
	for value < -0x40 || value >= 0x40 {
		out = append(out, byte(value)|0x80)
		value >>= 7
	}
	return append(out, byte(value)&0x7f)
}
