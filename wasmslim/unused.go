package wasmslim

import (
	"encoding/binary"
	"path"
	"regexp"
	"slices"
	"strings"
)

// A subsystem is a part of Go that every program has, and that does nothing until it is started.
// Names are patterns of path.Match.
type subsystem struct {
	starter   string   // the function that starts it, too large to be inlined; "" if GODEBUG does
	callers   []string // that may call its functions, beside these: each asks first whether it runs
	functions []string // that are called only while it runs
}

// subsystems are those of all known releases. That callers ask first was read in the files that are
// named here. That there are no other callers is checked in the code of each program.
var subsystems = []subsystem{
	// The execution tracer (runtime/traceruntime.go, runtime/proc.go).
	{"runtime.StartTrace", tracers, []string{"runtime.traceAcquireEnabled", "runtime.traceLocker.[A-Z]*", "runtime.traceAdvance", "runtime.traceReader", "runtime.traceReaderAvailable"}},
	// Metrics: functions register theirs that behave otherwise than this release
	// does (runtime/metrics.go, internal/godebug/godebug.go).
	{"runtime.readMetricsLocked", []string{"internal/godebug.(?Setting).register", "runtime.defaultGOMAXPROCSUpdateEnable", "runtime.gopanic"}, []string{"runtime.initMetrics", "internal/godebug.registerMetric", "runtime.(?godebugInc).IncNonDefault"}},
	// Reports that GODEBUG asks for (runtime/mgc.go, mgcsweep.go, mheap.go, panic.go;
	// internal/godebug/godebug.go).
	{"", []string{"internal/godebug.(?Setting).Value", "internal/godebug.parse", "runtime.gcMarkTermination", "runtime.startpanic_m", "runtime.sweepone"}, []string{"runtime.checkFinalizersAndCleanups", "runtime.runCheckmark", "runtime.dumpScanStats", "runtime.printScavTrace", "runtime.schedtrace", "internal/bisect.New", "internal/bisect.(?Matcher).stack"}},
	// Checks of marks, times, and ancestors of goroutines, for which GODEBUG asks, too
	// (runtime/mgcmark.go, mgc.go, proc.go, traceback.go).
	{"", []string{"runtime.greyobject", "runtime.gcMarkTermination", "runtime.doInit1", "runtime.traceback1", "runtime.runCheckmark"}, []string{"runtime.setCheckmark", "runtime.startCheckmarks", "runtime.endCheckmarks", "runtime.fmtNSAsMS", "runtime.printAncestorTraceback", "runtime.printAncestorTracebackFuncInfo"}},
	// Profiles of goroutines (runtime/mprof.go, proc.go, coro.go).
	{"runtime.goroutineProfileWithLabelsConcurrent", []string{"runtime.execute", "runtime.exitsyscall", "runtime.coroswitch_m"}, []string{"runtime.tryRecordGoroutineProfile", "runtime.tryRecordGoroutineProfileWB", "runtime.doRecordGoroutineProfile"}},
	// Leaks of goroutines (runtime/mgc.go).
	{"runtime.goroutineLeakGC", []string{"runtime.gcMarkDone"}, []string{"runtime.findGoroutineLeaks", "runtime.findMaybeRunnableGoroutines"}},
	// Frames of C (runtime/symtab.go, runtime/traceback.go).
	{"runtime.SetCgoTraceback", []string{"runtime.(?Frames).Next", "runtime.printOneCgoTraceback", "runtime.traceback1", "runtime.traceback2"}, []string{"runtime.expandCgoFrames", "runtime.printCgoTraceback", "runtime.callCgoSymbolizer"}},
	// Types of plugins (runtime/type.go).
	{"plugin.open", []string{"runtime.typelinksinit"}, []string{"runtime.typesEqual"}},
	settings,
	// Method values by reflection (reflect/value.go); only makeMethodValue makes what
	// methodValueCall calls callMethod for (reflect/makefunc.go).
	{"reflect.Value.Method", []string{"reflect.methodValueCall", "reflect.Value.assignTo", "reflect.valueInterface"}, []string{"reflect.makeMethodValue", "reflect.callMethod"}},
}

// settings are those of GODEBUG that packages ask for: the runtime does without what its caller here hands to it
// (internal/godebug/godebug.go, godebugNotify and IncNonDefault in runtime/runtime.go).
var settings = subsystem{"", []string{"internal/godebug.init.0"}, []string{"internal/godebug.update", "internal/godebug.newIncNonDefault", "internal/godebug.parse", "internal/godebug.lookup", "internal/godebug.(?Setting).*"}}

// tracers are the functions of package runtime that write events of the execution tracer.
var tracers = inRuntime(`
	(?gcControllerState).findRunnableGCWorker (?gcControllerState).resetLive (?gcControllerState).update
	(?mcentral).cacheSpan (?mheap).allocSpan (?mheap).freeManual (?mheap).freeSpan (?mheap).reclaim
	(?mheap).reclaimChunk (?sweepLocked).sweep (?sweepLocked).sweep.(?mheap).freeSpan acquirep
	deductSweepCredit entersyscallHandleGCWait execute exitsyscall exitsyscallNoP findRunnable gcAssistAlloc
	gcControllerCommit gcMarkTermination gcStart goexit1 gopanic goschedImpl goyield_m handoffp injectglist
	newproc1 park_m postMallocgcDebug preemptPark procresize ready reentersyscall releasep stackalloc
	stackfree startTheWorldWithSema stopTheWorldWithSema syscallingThread.releaseP traceAcquire`)

// inRuntime returns the full names of functions of package runtime.
func inRuntime(names string) []string {
	return mapped(strings.Fields(names), func(name string) string { return "runtime." + name })
}

// inFunction matches what follows the name of a function in the names of its closures and wrappers.
var inFunction = regexp.MustCompile(`(\.(func|gowrap|deferwrap)[0-9].*|-fm)$`)

// anyOf says whether a function, or the one that it is a closure of, matches one of the patterns.
func anyOf(patterns []string, function string) bool {
	function = inFunction.ReplaceAllString(function, "")
	return slices.ContainsFunc(patterns, func(pattern string) bool {
		is, _ := path.Match(pattern, function) // all patterns are valid
		return is
	})
}

// idle says of each function, by name, whether it belongs to a subsystem that nothing starts and that
// only its callers refer to. references are the functions to which each refers.
func idle(functions []string, references [][]int) []bool {
	is := make([]bool, len(functions))
	for _, s := range subsystems {
		if s.starter != "" && slices.Contains(functions, s.starter) {
			continue
		}
		own := s.of(functions)
		if s.calledByOthers(own, functions, references) {
			continue
		}
		for i := range is {
			is[i] = is[i] || own[i]
		}
	}
	return is
}

// of says of each function whether it is the subsystem's own.
func (s subsystem) of(functions []string) []bool {
	return mapped(functions, func(name string) bool { return anyOf(s.functions, name) })
}

// calledByOthers says whether a function refers to one of a subsystem's own that may not.
func (s subsystem) calledByOthers(own []bool, functions []string, references [][]int) bool {
	for i, name := range functions {
		if slices.ContainsFunc(references[i], func(to int) bool { return own[to] }) && !own[i] && !anyOf(s.callers, name) {
			return true
		}
	}
	return false
}

// withoutEffect are functions without results that are called in every program, and do nothing in it.
// That was read in the files that are named here.
var withoutEffect = []string{
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

// ofThreads are functions that only more than one thread needs. WebAssembly has one: a new one ends the
// program (newosproc in runtime/os_wasm.go), and so does one that waits for others (notesleep in
// runtime/lock_js.go and lock_wasip1.go).
var ofThreads = []string{"runtime.newm", "runtime.startm", "runtime.mexit", "runtime.oneNewExtraM"}

// unreachable is the code of a function that is never called.
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
	for i, f := range p.functions {
		switch name := p.name(f.Name); {
		case slices.Contains(withoutEffect, name):
			p.replace(i, empty)
		case slices.Contains(ofThreads, name):
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

// The kind of a type (Type and Kind in internal/abi/type.go).
const (
	kindOffset      = 23
	kindBits        = 1<<5 - 1
	kindOfFunctions = 19
)

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
		return isOffset(offset+kindOffset) && p.memory[p.Types+offset+kindOffset]&kindBits == kindOfFunctions
	}
	isFunction := func(number uint64) bool {
		return number >= firstFunction && number < firstFunction+uint64(p.count)
	}
	for at := p.Types; at+16 <= p.ETypes; at += 4 {
		if isOffset(word(at)) && isSignature(word(at+4)) && isFunction(word(at+8)) && isFunction(word(at+12)) {
			use(int(word(at+8)) - firstFunction)
			if reflects {
				use(int(word(at+12)) - firstFunction)
			}
		}
	}
}
