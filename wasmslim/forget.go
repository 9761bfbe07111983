package wasmslim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strings"
)

// The names that are left. The runtime looks at few: by their names it knows the
// functions in which its own goroutines begin (isSystemGoroutine in
// runtime/traceback.go), and two whose arguments it has to look up
// (argMapInternal in runtime/stkframe.go); and it takes the name of a wrapper
// apart for a message (panicwrap in runtime/error.go).
const (
	nameless         = "" // at 0, as the runtime has it for a function without a name
	ofTheRuntime     = "runtime."
	wrapper          = "?.(*?).?"
	wrapperOfRuntime = "runtime.(*?).?"
	makeFuncStub     = "reflect.makeFuncStub"
	methodValue      = "reflect.methodValueCall"
)

var names = []byte(strings.Join([]string{nameless, ofTheRuntime, wrapper, wrapperOfRuntime, makeFuncStub, methodValue, ""}, "\x00"))

// shortName returns the offset in names of what stands for a function's name.
func shortName(f function, name string) uint32 {
	short := nameless
	switch system := strings.HasPrefix(name, ofTheRuntime); {
	case name == makeFuncStub, name == methodValue:
		short = name
	case f.ID == idWrapper && system:
		short = wrapperOfRuntime
	case f.ID == idWrapper:
		short = wrapper
	case system:
		short = ofTheRuntime
	}
	return uint32(bytes.Index(names, []byte(short+"\x00")))
}

// forget makes the functions forget what only tracebacks use.
func (p *program) forget() {
	for i := range p.functions {
		f := &p.functions[i]
		f.Name = shortName(*f, p.name(f.Name))
		f.FileNumbers, f.Lines, f.CU, f.StartLine = none, none, 0, 0
		f.tables[unsafePoints], f.tables[liveArgs] = none, none
		f.facts[argInfo], f.facts[argLiveInfo], f.facts[wrapInfo] = noFact, noFact, noFact
		if !p.exact[i] {
			f.tables[inlineIndex], f.facts[inlineTree] = none, noFact
		}
	}
}

// showsInlined says of each function whether runtime.gorecover may look at the calls
// that were inlined in it. That looks at calls between itself and runtime.gopanic, inlined ones, too, until it
// has found two that are of no wrapper (runtime/panic.go): inlined calls matter in
// the function that calls it, and in wrappers around that.
func (p *program) showsInlined() ([]bool, error) {
	var call []byte // as the linker writes it, cmd/link/internal/wasm/asm.go
	for i, f := range p.functions {
		if p.name(f.Name) != "runtime.gorecover" {
			continue
		}
		if call != nil {
			return nil, errors.New("two functions are runtime.gorecover")
		}
		call = appendSigned([]byte{opCall}, int64(p.imports+i))
	}
	shows := make([]bool, len(p.functions))
	for i, code := range p.code {
		id := p.functions[i].ID
		shows[i] = id == idWrapper || id == idGopanic || call != nil && bytes.Contains(code, call) // or what looks like it, which does no harm
	}
	return shows, nil
}

// An entry of an inlining tree is a runtime.inlinedCall (runtime/symtabinl.go).
const (
	inlinedCallSize = 16
	inlinedName     = 4 // offsets in it
	inlinedParent   = 8
	inlinedLine     = 12
)

// treeSize returns how large a function's inlining tree is, in bytes: it has as
// many entries as its table names.
func (l *layout) treeSize(f function) uint64 {
	t, _ := l.table(f.tables[inlineIndex])
	return uint64(t.greatest()+1) * inlinedCallSize
}

func (l *layout) inlined(f function) []byte {
	if f.facts[inlineTree] == noFact {
		return nil
	}
	return l.memory.at(l.GoFuncs+uint64(f.facts[inlineTree]), l.treeSize(f))
}

func forgetNames(tree []byte) {
	for ; len(tree) > 0; tree = tree[inlinedCallSize:] {
		binary.LittleEndian.PutUint32(tree[inlinedName:], 0)
		binary.LittleEndian.PutUint32(tree[inlinedLine:], 0)
	}
}
