package wasmslim

import (
	"encoding/binary"
	"reflect"
	"slices"
)

// neverNeeded are functions without results that are called in every program, and do nothing in it.
// That was read in the files that are named here.
var neverNeeded = []string{
	"runtime.check",               // checks the compiler when a program starts (runtime/runtime1.go)
	"runtime.moduledataverify1",   // checks the tables of functions (runtime/symtab.go)
	"runtime.typelinksinit",       // looks for types of plugins (runtime/type.go)
	"internal/cpu.processOptions", // takes in options of GODEBUG (internal/cpu/cpu.go)

	// What the runtime prints beside the reason when it finds its memory damaged (runtime/mgcmark.go,
	// runtime/traceback.go, runtime/proc.go), and the value of a panic that is no error, Stringer, or of
	// a predeclared type, or that is a fraction (runtime/error.go, runtime/print.go): the code that writes
	// fractions may be there for these alone.
	"runtime.gcDumpObject", "runtime.tracebackHexdump", "runtime.dumpgstatus", "runtime.printanycustomtype",
	"runtime.printfloat32", "runtime.printfloat64", "runtime.printcomplex64", "runtime.printcomplex128",
}

// profiling are functions without results that only gather the profile of memory, which has what is allocated from the
// start (runtime/malloc.go, runtime/mprof.go).
var profiling = []string{"runtime.profilealloc", "runtime.mProf_Flush", "runtime.mProf_PostSweep"}

// withoutEffect returns the functions without results that do nothing in the program.
func (p *program) withoutEffect() []string {
	if p.hasAny([]string{"runtime.memProfileInternal"}) { // which reads the profile
		return neverNeeded
	}
	return slices.Concat(neverNeeded, profiling)
}

// ofThreads are functions that only more than one thread needs. WebAssembly has one: a new one ends the
// program (newosproc in runtime/os_wasm.go), and so does one that waits for others (notesleep in
// runtime/lock_js.go and lock_wasip1.go).
var ofThreads = []string{"runtime.newm", "runtime.startm", "runtime.mexit", "runtime.oneNewExtraM"}

// lastWords are functions that print what of the memory is damaged, and end the program
// (runtime/mgcsweep.go, runtime/mbitmap.go), and the one that these and functions without effect alone call
// (runtime/hexdump.go): by chance a word of the memory may look like its PC.
var lastWords = []string{"runtime.(*mspan).reportZombies", "runtime.badPointer", "runtime.hexdumpWords"}

// unreachable is the code of a function that is never called, or ends the program.
var unreachable = []byte{0, opUnreachable, opEnd}

// empty is the code of a function that does nothing, as that of runtime.asminit: it drops its return
// address.
var empty = newBody([]byte{1, 1, typeI32[0]}, []instruction{
	{op: opGlobalGet, value: globalStackPointer}, {op: opLocalSet, value: stackPointer},
	{op: opLocalGet, value: stackPointer}, {op: opI32Const, value: returnAddressSize}, {op: opI32Add},
	{op: opLocalTee, value: stackPointer}, {op: opGlobalSet, value: globalStackPointer},
	{op: opI32Const}, {op: opReturn}, {op: opUnreachable}, {op: opEnd},
})

// dropUnused removes the code and the tables of functions that are never called or do nothing. They
// keep their numbers.
func (p *program) dropUnused() error {
	nothing := p.withoutEffect()
	for i, f := range p.functions {
		switch name := p.name(f.Name); {
		case slices.Contains(nothing, name):
			p.replace(i, empty)
		case slices.Contains(ofThreads, name), slices.Contains(lastWords, name):
			p.replace(i, unreachable)
		}
	}
	if err := p.dropSettings(); err != nil {
		return err
	}
	used, err := p.used()
	for i := range p.functions {
		if err == nil && !used[i] {
			p.replace(i, unreachable)
		}
	}
	return err
}

// dropSettings removes the start of the settings of GODEBUG, if no package asks for one.
func (p *program) dropSettings() error {
	references, err := p.references()
	if err != nil {
		return err
	}
	names := p.functionNames()
	if settings.calledByOthers(settings.of(names), names, references) {
		return nil
	}
	for i, name := range names {
		if name == settings.callers[0] {
			p.replace(i, empty)
		}
	}
	return nil
}

func (p *program) functionNames() []string {
	return mapped(p.functions, func(f function) string { return p.name(f.Name) })
}

// replace gives a function other code, which needs no tables.
func (p *program) replace(i int, code []byte) {
	f := p.functions[i]
	p.code[i] = code
	p.functions[i] = function{record: record{Entry: f.Entry, Name: f.Name, ID: f.ID}}
	for k := range p.functions[i].funcdata {
		p.functions[i].funcdata[k] = noFuncdata
	}
}

// used reports for each function whether it may be called: it is exported, the memory may have its
// PC, or a used function calls it or has its PC. Functions of idle subsystems are never called.
func (p *program) used() ([]bool, error) {
	references, err := p.references()
	if err != nil {
		return nil, err
	}
	seen := idle(p.functionNames(), references)
	var found []int
	use := func(i int) {
		if i >= 0 && i < len(seen) && !seen[i] {
			seen[i] = true
			found = append(found, i)
		}
	}
	for _, number := range p.exports {
		use(number - p.imports)
	}
	p.eachPC(use)
	used := make([]bool, len(seen))
	for len(found) > 0 {
		i := found[0]
		found, used[i] = found[1:], true
		for _, to := range references[i] {
			use(to)
		}
	}
	return used, nil
}

// references returns for each function those that it calls, or whose PC it has: the PC of their
// beginning or the next one, as of goexit. Greater PCs are return addresses of its own, or numbers
// that only look like PCs.
func (p *program) references() ([][]int, error) {
	all := make([][]int, len(p.code))
	for i := range p.code {
		_, list, err := p.body(i)
		if err != nil {
			return nil, err
		}
		for _, in := range list {
			to := -1
			switch {
			case in.op == opCall:
				to = int(in.value) - p.imports
			case in.signed() && in.value&0xffff <= 1:
				to = int(in.value>>16) - firstFunction
			}
			if to >= 0 && to < len(p.code) {
				all[i] = append(all[i], to)
			}
		}
	}
	return all, nil
}

// eachPC calls use with each function of which the memory may have the PC, as a word of 64 bits, or the
// number, as a method. The tables of functions are left out.
func (p *program) eachPC(use func(int)) {
	p.eachMethod(use)
	scan := func(from, to uint64) {
		for at := roundUp(from, 8); at+8 <= to; at += 8 {
			if word := binary.LittleEndian.Uint64(p.memory[at:]); word&0xffff == 0 {
				use(int(word>>16) - firstFunction)
			}
		}
	}
	scan(0, p.Header)
	scan(p.GoFuncs, p.Buckets)
	scan(p.EndOfTables, uint64(len(p.memory)))
}

// readReflectedMethods are the functions that read the function of a method that is for reflection alone.
var readReflectedMethods = []string{"reflect.(*rtype).Method", "reflect.StructOf"}

// hasAny reports whether the program has one of some functions.
func (p *program) hasAny(names []string) bool {
	return slices.ContainsFunc(p.functions, func(f function) bool { return slices.Contains(names, p.name(f.Name)) })
}

// eachMethod calls use with each function that may be a method of a type: four words that are offsets
// of a name and of a type of functions among the types, and the numbers of two functions (Method in
// internal/abi/type.go, relocsym in cmd/link/internal/ld/data.go). Methods that nothing can call by
// reflection lack one of the two (markMethod in cmd/link/internal/ld/deadcode.go). Interfaces take the
// first function, Ifn; the second, Tfn, is for reflection alone (reflect/type.go).
func (p *program) eachMethod(use func(int)) {
	reflects := p.hasAny(readReflectedMethods)
	word := func(at uint64) uint64 { return uint64(binary.LittleEndian.Uint32(p.memory[at:])) }
	isOffset := func(offset uint64) bool { return offset < p.ETypes-p.Types }
	isSignature := func(offset uint64) bool {
		d, err := p.descriptorAt(p.Types + offset)
		return err == nil && reflect.Kind(d.Kind) == reflect.Func
	}
	isFunction := func(number uint64) bool {
		return number >= firstFunction && number < firstFunction+uint64(p.count)
	}
	for at := p.Types; at+16 <= p.ETypes; at += 4 {
		if isOffset(word(at)) && isOffset(word(at+4)) && isFunction(word(at+8)) && isFunction(word(at+12)) && isSignature(word(at+4)) {
			use(int(word(at+8)) - firstFunction)
			if reflects {
				use(int(word(at+12)) - firstFunction)
			}
		}
	}
}
