package wasmslim

import (
	"encoding/binary"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
)

// A subsystem is a part of Go that every program has, and that does nothing
// before it is set to work. Names are patterns of path.Match.
type subsystem struct {
	starter   string   // the function that sets it to work, too large to be inlined; "" if it is GODEBUG, which pages don't set
	callers   []string // who may call its functions, beside themselves: they ask first whether it works
	functions []string // that are called only while it works
}

// Whether it works is asked where the functions are called, in the files that are named
// here, by each of the known releases. That nobody else calls them is looked up in each
// program.
var subsystems = []subsystem{
	// The execution tracer (runtime/traceruntime.go, runtime/proc.go).
	{"runtime.StartTrace", tracers, []string{"runtime.traceAcquireEnabled", "runtime.traceLocker.[A-Z]*", "runtime.traceAdvance", "runtime.traceReader", "runtime.traceReaderAvailable"}},
	// Metrics: functions register theirs that behave otherwise than this release
	// does (runtime/metrics.go, internal/godebug/godebug.go).
	{"runtime.readMetricsLocked", []string{"internal/godebug.(?Setting).register", "runtime.defaultGOMAXPROCSUpdateEnable", "runtime.gopanic"}, []string{"runtime.initMetrics", "internal/godebug.registerMetric", "runtime.(?godebugInc).IncNonDefault"}},
	// Reports that GODEBUG asks for (runtime/mgc.go, mgcsweep.go, mheap.go, panic.go;
	// internal/godebug/godebug.go).
	{"", []string{"internal/godebug.(?Setting).Value", "internal/godebug.parse", "runtime.gcMarkTermination", "runtime.startpanic_m", "runtime.sweepone"}, []string{"runtime.checkFinalizersAndCleanups", "runtime.dumpScanStats", "runtime.printScavTrace", "runtime.schedtrace", "internal/bisect.New", "internal/bisect.(?Matcher).stack"}},
	// Frames of C (runtime/symtab.go, runtime/traceback.go).
	{"runtime.SetCgoTraceback", []string{"runtime.(?Frames).Next", "runtime.printOneCgoTraceback", "runtime.traceback1", "runtime.traceback2"}, []string{"runtime.expandCgoFrames", "runtime.printCgoTraceback", "runtime.callCgoSymbolizer"}},
	// Types of plugins (runtime/type.go).
	{"plugin.open", []string{"runtime.typelinksinit"}, []string{"runtime.typesEqual"}},
	// Method values by reflection (reflect/value.go); only makeMethodValue makes what
	// methodValueCall calls callMethod for (reflect/makefunc.go).
	{"reflect.Value.Method", []string{"reflect.methodValueCall", "reflect.Value.assignTo", "reflect.valueInterface"}, []string{"reflect.makeMethodValue", "reflect.callMethod"}},
}

// tracers are the functions of package runtime that tell the tracer what they do.
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

// inFunction matches what follows the name of a function in the names of those
// that are written in it, or made of it.
var inFunction = regexp.MustCompile(`(\.(func|gowrap|deferwrap)[0-9].*|-fm)$`)

// anyOf says whether one of some patterns has the name of a function, or of the one that
// it is written in.
func anyOf(patterns []string, function string) bool {
	function = inFunction.ReplaceAllString(function, "")
	return slices.ContainsFunc(patterns, func(pattern string) bool {
		is, _ := path.Match(pattern, function) // which knows the pattern
		return is
	})
}

// idle says of each function, by name, whether it is one of a subsystem that nothing sets
// to work, and that only those call who ask first. references has the numbers of the
// functions to which each refers.
func idle(functions []string, references [][]int) []bool {
	is := make([]bool, len(functions))
	for _, s := range subsystems {
		if s.starter != "" && slices.Contains(functions, s.starter) {
			continue
		}
		own := mapped(functions, func(name string) bool { return anyOf(s.functions, name) })
		if s.strangers(own, functions, references) {
			continue
		}
		for i := range is {
			is[i] = is[i] || own[i]
		}
	}
	return is
}

// strangers says whether a function refers to one of a subsystem's own that may not.
func (s subsystem) strangers(own []bool, functions []string, references [][]int) bool {
	for i, name := range functions {
		if slices.ContainsFunc(references[i], func(to int) bool { return own[to] }) && !own[i] && !anyOf(s.callers, name) {
			return true
		}
	}
	return false
}

// unreachable is the code of a function that is never called.
var unreachable = []byte{0, opUnreachable, opEnd}

// dropUnused takes the code and the tables of functions that are never called.
// The functions stay where they are, so the places of the others do, too.
func (p *program) dropUnused() error {
	used, err := p.used()
	for i, f := range p.functions {
		if err != nil || used[i] {
			continue
		}
		p.code[i] = unreachable
		p.functions[i] = function{record: record{Entry: f.Entry, Name: f.Name, ID: f.ID}}
		for k := range p.functions[i].facts {
			p.functions[i].facts[k] = noFact
		}
	}
	return err
}

// used says of each function whether it may be called: it is exported, or the
// memory has what may be its PC, or other code that is used calls it or has its PC.
// Functions of idle subsystems are never called.
func (p *program) used() ([]bool, error) {
	references, err := p.references()
	if err != nil {
		return nil, err
	}
	names := mapped(p.functions, func(f function) string { return p.name(f.Name) })
	seen := idle(names, references)
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

// references returns the numbers of the functions that each function calls, or whose PC
// it has: that of its beginning, or the next, as of goexit. PCs further on are those where
// its own calls return to; in other functions they are numbers of another meaning.
func (p *program) references() ([][]int, error) {
	all := make([][]int, len(p.code))
	for i, body := range p.code {
		_, list, err := parseBody(body)
		if err != nil {
			return nil, fmt.Errorf("code of function %d: %w", i, err)
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

// eachPC calls use with each function whose PC the memory seems to have, as a word
// of 64 bits, or whose number, as a method. The tables of functions are left out.
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

// What a type is, among other bits of a byte (Type and Kind in internal/abi/type.go).
const (
	kindOffset      = 23
	kindBits        = 1<<5 - 1
	kindOfFunctions = 19
)

// eachMethod calls use with each function that a type seems to have as a method,
// which is four words: where its name and its type are, from the first of all types,
// and the numbers of two functions (Method in internal/abi/type.go, relocsym in
// cmd/link/internal/ld/data.go). Methods that nothing can call by their type lack one
// of the two (markMethod in cmd/link/internal/ld/deadcode.go). The type is one of
// functions, so that other words that could be numbers of functions keep none.
func (p *program) eachMethod(use func(int)) {
	word := func(at uint64) uint64 { return uint64(binary.LittleEndian.Uint32(p.memory[at:])) }
	isPlace := func(place uint64) bool { return place < p.ETypes-p.Types }
	isSignature := func(place uint64) bool {
		return isPlace(place+kindOffset) && p.memory[p.Types+place+kindOffset]&kindBits == kindOfFunctions
	}
	isFunction := func(number uint64) bool {
		return number >= firstFunction && number < firstFunction+uint64(p.count)
	}
	for at := p.Types; at+16 <= p.ETypes; at += 4 {
		if isPlace(word(at)) && isSignature(word(at+4)) && isFunction(word(at+8)) && isFunction(word(at+12)) {
			use(int(word(at+8)) - firstFunction)
			use(int(word(at+12)) - firstFunction)
		}
	}
}
