// Package wasmslim takes out of a Go program for the browser what only tracebacks
// and other messages use: names, files and lines of functions, how calls were inlined, how
// arguments are printed, names of types. It also takes out what is never called, since nothing sets
// it to work, replaces what can be computed by a function that computes it, writes
// functions in fewer instructions, and numbers their places one by one.
// [Symbols] finds names, files and lines in the program as it was.
//
// All this is not part of any interface. The package knows how some releases of Go
// lay a program out, checks that a program is laid out so, to the last byte of its
// tables, and leaves it alone otherwise. What only one release does is in the file
// of its name.
package wasmslim

import (
	"errors"
	"fmt"
	"strings"
)

// Program returns a program without what only tracebacks use and without what is
// never called, and with shorter code, given the version of Go that linked it, as in "go1.26.8". GODEBUG
// must not be set where it runs. The program does the same, except that tracebacks
// tell only where in the program a call is, by its PC, and that types have no names. An error says what is not as
// it should be; then there is nothing for it but the program as it is.
func Program(wasm []byte, goVersion string) ([]byte, error) {
	of, known := releaseOf(goVersion)
	if !known {
		return nil, fmt.Errorf("the layout of %s is not known, only that of %s", goVersion, strings.Join(Names(), " and "))
	}
	m, err := parseModule(wasm)
	if err != nil {
		return nil, err
	}
	p, err := readProgram(m, of)
	if err != nil {
		return nil, err
	}
	if err := p.dropUnused(); err != nil {
		return nil, err
	}
	if err := p.forgetTypes(); err != nil {
		return nil, err
	}
	p.forget()
	if err := p.shorten(); err != nil {
		return nil, err
	}
	ramps, err := p.rewrite()
	if err != nil {
		return nil, err
	}
	start := startCode(rampCode(ramps, len(p.functions)), p.forgetPowers())
	m, err = m.with(dataSection, p.memory.data()).with(codeSection, vector(p.code)).withStart(start)
	return m.bytes(), err
}

// A program is what is read of one.
type program struct {
	*layout
	functions []function
	code      [][]byte // of each function
	imports   int      // how many imported functions are numbered before them
	plain     []bool   // of each function, whether it is of the type of Go's own: it takes a place and says whether the stack is unwound
	exact     []bool   // of each function, whether inlined calls matter in it
	exports   []int    // numbers of the functions that the page calls
}

// readAny reads a program that a known release has linked. It is laid out as that
// one does it, and as no other.
func readAny(m module) (*program, error) {
	var p *program
	var err error
	for _, of := range releases {
		if p, err = readProgram(m, of); err == nil {
			return p, nil
		}
	}
	return nil, err
}

// readProgram reads a program as a release lays it out.
func readProgram(m module, of release) (*program, error) {
	data, err := m.section(dataSection)
	if err != nil {
		return nil, err
	}
	memory, err := parseMemory(data)
	if err != nil {
		return nil, err
	}
	var p program
	if p.layout, err = findLayout(memory, of); err != nil {
		return nil, err
	}
	if p.functions, err = p.readFunctions(); err != nil {
		return nil, err
	}
	p.allFacts = factOffsets(p.functions)
	if p.imports, err = m.imports(); err != nil {
		return nil, err
	}
	if p.code, err = m.code(); err != nil {
		return nil, err
	}
	if p.plain, err = m.plainFunctions(); err != nil {
		return nil, err
	}
	if p.exports, err = m.exports(); err != nil {
		return nil, err
	}
	if len(p.code) != len(p.functions) || len(p.plain) != len(p.functions) {
		return nil, errors.New("the tables are not of as many functions as there are")
	}
	p.exact, err = p.showsInlined()
	return &p, err
}
