package wasmslim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strings"
)

// The names of functions that are left. By its name the runtime knows a function in which one of its
// own goroutines begins (isSystemGoroutine in runtime/traceback.go), and two whose argument maps it
// looks up elsewhere (argMapInternal in runtime/stkframe.go). It takes the name of a wrapper apart for
// a message (panicwrap in runtime/error.go).
const (
	nameless         = "" // at 0, as the runtime has it for a function without a name
	runtimePrefix    = "runtime."
	wrapper          = "?.(*?).?"
	wrapperOfRuntime = "runtime.(*?).?"
	makeFuncStub     = "reflect.makeFuncStub"
	methodValueCall  = "reflect.methodValueCall"
)

var names = []byte(strings.Join([]string{nameless, runtimePrefix, wrapper, wrapperOfRuntime, makeFuncStub, methodValueCall, ""}, "\x00"))

// shortName returns the offset in names of what stands for a function's name.
func shortName(f function, name string) uint32 {
	short := nameless
	switch ofRuntime := strings.HasPrefix(name, runtimePrefix); {
	case name == makeFuncStub, name == methodValueCall:
		short = name
	case f.ID == idWrapper && ofRuntime:
		short = wrapperOfRuntime
	case f.ID == idWrapper:
		short = wrapper
	case ofRuntime:
		short = runtimePrefix
	}
	return uint32(bytes.Index(names, []byte(short+"\x00")))
}

// strip removes what only tracebacks use from the tables of functions, and from the module the names
// of functions for debuggers.
func (p *program) strip() error {
	p.module = p.module.withoutNames()
	for i := range p.functions {
		p.stripFunction(i)
	}
	if err := p.writeFuncdata(); err != nil { // before writePCTables, which moves the tables of inlined calls
		return err
	}
	if err := p.writePCTables(); err != nil {
		return err
	}
	for _, text := range []sliceHeader{p.Names, {Start: p.CUs.Start, Len: 4 * p.CUs.Len}, p.Files} {
		clear(p.memory.at(text.Start, text.Len))
	}
	copy(p.memory[p.Names.Start:], names)
	p.writeBuckets()
	return p.writeRecords()
}

func (p *program) stripFunction(i int) {
	f := &p.functions[i]
	if p.name(f.Name) == "runtime.printArgs" { // finds no argument layouts (runtime/traceback.go)
		p.replace(i, empty)
	}
	f.Name = shortName(*f, p.name(f.Name))
	f.FileNumbers, f.Lines, f.CU, f.StartLine = none, none, 0, 0
	f.pcdata[unsafePoints], f.pcdata[liveArgs] = none, none
	f.funcdata[argInfo], f.funcdata[argLiveInfo], f.funcdata[wrapInfo] = noFuncdata, noFuncdata, noFuncdata
	if p.keepsInlining[i] {
		stripTree(p.inliningTree(*f))
	} else {
		f.pcdata[inlineIndex], f.funcdata[inlineTree] = none, noFuncdata
	}
}

// recoverLooksAt reports for each function whether runtime.gorecover may look at the calls inlined
// into it. gorecover looks at calls between itself and runtime.gopanic, until it has found two that
// are not wrappers (runtime/panic.go). So inlined calls matter in functions that call it, in
// gopanic, and in wrappers.
func (p *program) recoverLooksAt() ([]bool, error) {
	var call []byte // of gorecover, as the linker writes it (cmd/link/internal/wasm/asm.go)
	for i, f := range p.functions {
		if p.name(f.Name) != "runtime.gorecover" {
			continue
		}
		if call != nil {
			return nil, errors.New("two functions are called runtime.gorecover")
		}
		call = appendSigned([]byte{opCall}, int64(p.imports+i))
	}
	looks := make([]bool, len(p.functions))
	for i, code := range p.code {
		id := p.functions[i].ID
		looks[i] = id == idWrapper || id == idGopanic || call != nil && bytes.Contains(code, call) // other bytes may look like a call, which does no harm
	}
	return looks, nil
}

// An entry of an inlining tree is a runtime.inlinedCall (runtime/symtabinl.go).
const (
	inlinedCallSize = 16
	inlinedName     = 4 // offsets of its fields
	inlinedParent   = 8
	inlinedLine     = 12
)

// treeSize returns the size of a function's inlining tree in bytes: it has as many entries as its
// pc-value table names.
func (l *layout) treeSize(f function) uint64 {
	t, _ := l.pcTable(f.pcdata[inlineIndex])
	return uint64(t.greatest()+1) * inlinedCallSize
}

func (l *layout) inliningTree(f function) []byte {
	if f.funcdata[inlineTree] == noFuncdata {
		return nil
	}
	return l.memory.at(l.GoFuncs+uint64(f.funcdata[inlineTree]), l.treeSize(f))
}

// stripTree removes names and lines from an inlining tree.
func stripTree(tree []byte) {
	for ; len(tree) >= inlinedCallSize; tree = tree[inlinedCallSize:] {
		binary.LittleEndian.PutUint32(tree[inlinedName:], 0)
		binary.LittleEndian.PutUint32(tree[inlinedLine:], 0)
	}
}
