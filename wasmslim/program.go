package wasmslim

import (
	"bytes"
	"errors"
	"fmt"
)

// A program is a module of which the tables of functions are read.
type program struct {
	*layout
	module    module
	goVersion string
	functions []function
	code      [][]byte // the body of each function
	imports   int      // imported functions, which are numbered before the program's own
	exports   []int    // numbers of exported functions

	// goType says of each function whether it has the type of functions that are written in Go: it
	// takes the resume point at which to enter, and returns whether the stack is being unwound.
	goType []bool

	keepsInlining []bool // of each function, whether recover may look at the calls inlined into it

	linear     []linearTable // to be computed by the start function
	powersCode []byte        // of the start function, or nil
}

// experiments follows the version of a release in runtime.buildVersion, before the names of experiments (main
// in cmd/link/internal/ld/main.go). The section "producers" doesn't have it.
const experiments = "-X:"

// readProgram reads a program as the release of Go lays it out that linked it.
func readProgram(wasm []byte) (*program, error) {
	m, err := parseModule(wasm)
	if err != nil {
		return nil, err
	}
	goVersion, err := m.goVersion()
	if err != nil {
		return nil, err
	}
	r, known := releaseOf(goVersion)
	if !known {
		return nil, fmt.Errorf("%w: %s (known: %s)", ErrUnknownRelease, goVersion, releaseNames())
	}
	p, err := readLayout(m, r)
	if err != nil {
		return nil, fmt.Errorf("%w: not laid out as by %s", err, goVersion)
	}
	if bytes.Contains(p.memory, []byte(goVersion+experiments)) {
		return nil, fmt.Errorf("%w: %s with an experiment (GOEXPERIMENT)", ErrUnknownRelease, goVersion)
	}
	p.goVersion = goVersion
	return p, nil
}

// readLayout reads a program as a release lays it out.
func readLayout(m module, r release) (*program, error) {
	data, err := m.section(dataSection)
	if err != nil {
		return nil, err
	}
	memory, err := parseMemory(data)
	if err != nil {
		return nil, err
	}
	p := program{module: m}
	if p.layout, err = findLayout(memory, r); err != nil {
		return nil, err
	}
	if bytes.HasPrefix(p.memory[p.Names.Start:], names) {
		return nil, errors.New("stripped already")
	}
	if p.functions, err = p.readFunctions(); err != nil {
		return nil, err
	}
	p.funcdataOffsets = readFuncdataOffsets(p.functions)
	return &p, p.readCode()
}

// readCode reads what the module says of its functions.
func (p *program) readCode() (err error) {
	if p.imports, err = p.module.imports(); err != nil {
		return err
	}
	if p.code, err = p.module.code(); err != nil {
		return err
	}
	if p.goType, err = p.module.goFunctions(); err != nil {
		return err
	}
	if p.exports, err = p.module.exports(); err != nil {
		return err
	}
	if len(p.code) != len(p.functions) || len(p.goType) != len(p.functions) {
		return errors.New("the tables have another number of functions than the module")
	}
	p.keepsInlining, err = p.recoverLooksAt()
	return err
}

// bytes returns the program in the binary format.
func (p *program) bytes() ([]byte, error) {
	m := p.module.with(dataSection, p.memory.data()).with(codeSection, vector(p.code))
	if len(p.linear) > 0 || len(p.powersCode) > 0 {
		var err error
		if m, err = m.withStart(startCode(linearCode(p.linear, len(p.functions)), p.powersCode)); err != nil {
			return nil, err
		}
	}
	return m.bytes(), nil
}
