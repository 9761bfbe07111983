// Package wasmslim makes programs smaller that Go has linked for the browser (GOOS=js, GOARCH=wasm).
//
// [Slim] rewrites a program in steps, each of which is an option ([Step]). It strips what only
// tracebacks use from the tables of functions, computes what can be computed when the program starts,
// and optimizes the code that Go's compiler writes. The program does what it did; what is lost are
// names, files and lines in tracebacks, which [ReadSymbols] finds in the program as it was linked.
//
// How Go lays out a program is no public interface. The package knows it for some releases of Go
// ([Releases]). It checks the tables of functions to their last byte before it changes anything, and
// returns an error if they are not as that release writes them. Two steps can't be checked so: [Types]
// takes for a type what looks like one and agrees with the others, and [Unused] trusts a list of
// callers. They are off unless they are asked for.
package wasmslim

import (
	"errors"
	"fmt"
	"slices"
)

// The errors that tell what a program is, rather than what is unexpected in it.
var (
	ErrNotWasm        = errors.New("not a WebAssembly module")
	ErrNotGo          = errors.New("not linked by Go")
	ErrUnknownRelease = errors.New("unknown release of Go")
)

// ErrSteps tells that the options have a step that is unknown, or lacks another.
var ErrSteps = errors.New("wrong steps")

// Options say what Slim does.
type Options struct {
	Steps []Step // to apply, in any order; none stands for DefaultSteps

	// Compressed returns the size of a program after compression, for the report. It is called for
	// each step, and may be nil.
	Compressed func(wasm []byte) int

	// Compression is the name of what Compressed does, as in "gzip": the report has it above the sizes.
	Compression string
}

// Slim returns a smaller program that does the same, and how each step changed its size. On an error,
// use the program as it was linked.
func Slim(wasm []byte, o Options) (out []byte, r *Report, err error) {
	wanted, err := o.steps()
	if err != nil {
		return nil, nil, err
	}
	p, err := readProgram(wasm)
	if err != nil {
		return nil, nil, err
	}
	r = &Report{GoVersion: p.goVersion, Compression: o.Compression}
	r.add(o, "", wasm)
	out = wasm
	for _, s := range steps {
		if !slices.Contains(wanted, s.name) {
			continue
		}
		if err = s.apply(p); err == nil {
			out, err = p.bytes()
		}
		if err != nil {
			return nil, nil, fmt.Errorf("step %s: %w", s.name, err)
		}
		r.add(o, s.name, out)
	}
	return out, r, nil
}

// steps returns the steps that are wanted, or an error if one is unknown or lacks another.
func (o Options) steps() ([]Step, error) {
	if len(o.Steps) == 0 {
		return DefaultSteps(), nil
	}
	for _, name := range o.Steps {
		known, found := name.known()
		if !found {
			return nil, fmt.Errorf("%w: %q is unknown", ErrSteps, name)
		}
		for _, needed := range known.needs {
			if !slices.Contains(o.Steps, needed) {
				return nil, fmt.Errorf("%w: %s needs %s", ErrSteps, name, needed)
			}
		}
	}
	return o.Steps, nil
}
