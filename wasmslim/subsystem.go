package wasmslim

import (
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
	// Profiles of waiting (runtime/chan.go, select.go, sema.go).
	{"runtime.SetBlockProfileRate", []string{"runtime.chanrecv", "runtime.chansend", "runtime.selectgo", "runtime.semacquire1", "runtime.notifyListWait"}, []string{"runtime.blockevent"}},
	// Bubbles of testing/synctest (runtime/proc.go, time.go, synctest.go).
	{"runtime.synctestRun", []string{"internal/synctest.acquire", "internal/synctest.release", "runtime.(?timer).unlockAndRun", "runtime.casGFromPreempted", "runtime.casgstatus", "runtime.park_m"}, []string{"runtime.(?synctestBubble).*"}},
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
