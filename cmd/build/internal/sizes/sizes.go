// Package sizes says what makes a program for the browser large.
package sizes

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// Part is a part of a program.
type Part struct {
	Name  string // path of a package, or what else it is
	Bytes int
}

// The sections of a WebAssembly module that are told apart, by their numbers.
const (
	customSection = 0 // one of these names the functions
	importSection = 2
	codeSection   = 10
	dataSection   = 11
)

// Of returns the parts of a program that was linked with the names of its
// functions: the code of each of the packages, and what is not code. The largest
// comes first. Their sum is the size of the program without the names.
func Of(wasm []byte, packages []string) ([]Part, error) {
	m, err := read(wasm)
	if err != nil {
		return nil, fmt.Errorf("program for the browser: %w", err)
	}
	if len(m.names) != len(m.code) {
		return nil, fmt.Errorf("program for the browser: %d names of %d functions", len(m.names), len(m.code))
	}
	bytes := map[string]int{"(data)": m.data, "(else)": len(wasm) - m.data - m.nameBytes}
	owner := owners(packages)
	for i, size := range m.code {
		bytes[owner(m.names[i])] += size
		bytes["(else)"] -= size
	}
	var parts []Part
	for _, name := range slices.Sorted(maps.Keys(bytes)) {
		parts = append(parts, Part{name, bytes[name]})
	}
	slices.SortStableFunc(parts, func(a, b Part) int { return cmp.Compare(b.Bytes, a.Bytes) })
	return parts, nil
}

// unsafe are the characters that the linker replaces in names of functions.
var unsafe = regexp.MustCompile(`[^\w.]`)

// owners returns a function that finds the package of a function by its name.
// What the compiler makes for types belongs to none.
func owners(packages []string) func(name string) string {
	paths := map[string]string{}
	for _, p := range packages {
		paths[unsafe.ReplaceAllString(p, "_")] = p
	}
	return func(name string) string {
		for end := len(name); end > 0; end = strings.LastIndexByte(name[:end], '.') {
			if p, ok := paths[name[:end]]; ok {
				return p
			}
		}
		return "(made by the compiler)"
	}
}

// module is what is known of a WebAssembly module.
type module struct {
	code      []int    // bytes of each function
	names     []string // of the functions
	data      int      // bytes
	nameBytes int      // of the section of names
}

var errFormat = errors.New("not a WebAssembly module of a known form")

// header begins every module: the magic number, and version 1.
const header = "\x00asm\x01\x00\x00\x00"

func read(wasm []byte) (m module, err error) {
	defer func() { // by reading beyond the end
		if recover() != nil {
			err = errFormat
		}
	}()
	if !strings.HasPrefix(string(wasm[:len(header)]), header) {
		return m, errFormat
	}
	imported := 0
	for r := reader(wasm[len(header):]); len(r) > 0; {
		before := len(r)
		id := r.byte()
		section := reader(r.take(r.uint()))
		switch id {
		case importSection:
			imported = section.uint() // Go imports functions only
		case codeSection:
			for range section.uint() {
				size := section.uint()
				section.take(size)
				m.code = append(m.code, size)
			}
		case dataSection:
			m.data = before - len(r)
		case customSection:
			if section.string() == "name" {
				m.names, m.nameBytes = section.functionNames(imported), before-len(r)
			}
		}
	}
	return m, nil
}

// reader is what is still to be read. It panics at its end.
type reader []byte

func (r *reader) byte() byte { return r.take(1)[0] }

func (r *reader) take(n int) []byte {
	data := (*r)[:n]
	*r = (*r)[n:]
	return data
}

func (r *reader) uint() int {
	n, size := binary.Uvarint(*r)
	r.take(size)
	return int(n)
}

func (r *reader) string() string { return string(r.take(r.uint())) }

// functionNames reads the names of functions, which follow imported ones.
func (r *reader) functionNames(imported int) []string {
	if r.byte() != 1 { // the kind of names
		return nil
	}
	r.uint() // bytes
	names := make([]string, r.uint())
	for range names {
		i := r.uint() - imported
		names[i] = r.string()
	}
	return names
}
