package wasmslim

import (
	"bytes"
	"encoding/binary"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// A subsystem is idle until the program has what sets it to work.
func TestIdleSubsystems(t *testing.T) {
	tracer := []string{"runtime.traceLocker.GoStart", "runtime.traceLocker.ok", "runtime.traceAdvance", "runtime.traceAdvance.func1.2", "runtime.traceback2", "runtime.traceAdvanceOther"}
	for _, c := range []struct {
		functions []string
		want      []bool
	}{
		{tracer, []bool{true, false, true, true, false, false}},
		{append(tracer, "runtime.StartTrace"), make([]bool, 7)},
		{[]string{"reflect.callMethod", "reflect.Value.Method"}, []bool{false, false}},
		{[]string{"runtime.initMetrics.func12", "runtime.initMetrics-fm"}, []bool{true, true}},
	} {
		if got := idle(c.functions, make([][]int, len(c.functions))); !slices.Equal(got, c.want) {
			t.Errorf("%q: %v, want %v", c.functions, got, c.want)
		}
	}
}

// A subsystem whose functions are called by others than its callers is not idle.
func TestCalledByOthers(t *testing.T) {
	functions := []string{"runtime.typesEqual", "runtime.typesEqual.func1", "runtime.typelinksinit", "runtime.other"}
	for name, c := range map[string]struct {
		references [][]int
		idle       bool
	}{
		"nobody":               {[][]int{nil, nil, nil, nil}, true},
		"one of its callers":   {[][]int{nil, nil, {3, 0}, {3}}, true},
		"itself":               {[][]int{{0, 1}, {0}, nil, nil}, true},
		"somebody else":        {[][]int{nil, nil, {0}, {2, 0}}, false},
		"a closure in the one": {[][]int{nil, nil, nil, {1}}, false},
	} {
		if got := idle(functions, c.references); got[0] != c.idle || got[1] != c.idle || got[2] || got[3] {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// Every function of a subsystem is one of the program, in this release of Go, or one
// that the linker may leave out.
func TestSubsystemsAreThere(t *testing.T) {
	_, p := compiled(t)
	leftOut := []string{"runtime.printScavTrace", "runtime.traceLocker.[A-Z]*", "reflect.makeMethodValue", "reflect.callMethod"}
	for _, s := range subsystems {
		for _, name := range s.functions {
			is := slices.ContainsFunc(p.functions, func(f function) bool { return anyOf([]string{name}, p.name(f.Name)) })
			if !is && !slices.Contains(leftOut, name) {
				t.Errorf("no %s", name)
			}
		}
	}
}

// A function that does nothing has the code of one that is written so.
func TestEmpty(t *testing.T) {
	_, p := compiled(t)
	if i := slices.Index(p.functionNames(), "runtime.asminit"); i < 0 || !bytes.Equal(p.code[i], empty) {
		t.Errorf("runtime.asminit, number %d, is not %x", i, empty)
	}
	if err := p.dropUnused(); err != nil {
		t.Fatal(err)
	}
	for _, name := range p.withoutEffect() {
		i := slices.IndexFunc(p.functions, func(f function) bool { return p.name(f.Name) == name })
		if i < 0 || !bytes.Equal(p.code[i], empty) {
			t.Errorf("%s is not empty", name)
		}
	}
}

// Unused functions keep their numbers, and no other loses its code.
func TestUnused(t *testing.T) {
	_, before := compiled(t)
	_, p := compiled(t)
	if err := p.dropUnused(); err != nil {
		t.Fatal(err)
	}
	dropped := map[string]bool{}
	for i, code := range p.code {
		name := p.name(p.functions[i].Name)
		dropped[name] = bytes.Equal(code, unreachable)
		if !dropped[name] && !slices.Contains(before.withoutEffect(), name) && !bytes.Equal(code, before.code[i]) {
			t.Errorf("%s has other code", name)
		}
	}
	for name, want := range map[string]bool{
		"runtime.traceAdvance": true, "runtime.traceLocker.GoStart": true, "runtime.initMetrics": true, "runtime.schedtrace": true, "runtime.fmtNSAsMS": true, "runtime.tryRecordGoroutineProfile": true, "runtime.findGoroutineLeaks": true, "runtime.expandCgoFrames": true, "runtime.typesEqual": true,
		"main.main": false, "main.point.Sum": false, "runtime.traceback2": false, "runtime.gcStart": false, "wasm_export_resume": false,
	} {
		if got, known := dropped[name]; !known || got != want {
			t.Errorf("%s: dropped %v, want %v (known: %v)", name, got, want, known)
		}
	}
}

// A function whose PC is in the memory, or its number as a type's method, is used.
func TestPCsInMemory(t *testing.T) {
	_, p := compiled(t)
	unused := slices.IndexFunc(p.functions, func(f function) bool { return p.name(f.Name) == "runtime.traceWriter.event" })
	number := uint32(firstFunction + unused)
	const signature = 64 // the offset of a type of functions
	for _, c := range []struct {
		at    uint64
		words []uint32
		want  bool
	}{
		{p.Data, []uint32{0, 0}, false},
		{p.Data, []uint32{number << 16, 0}, true},
		{p.Data, []uint32{number<<16 + 1, 0}, false},
		{p.Data, []uint32{number << 16, 1}, false},
		{p.Types, []uint32{1, signature, number, number}, true},
		{p.Types, []uint32{1, signature, firstFunction, number}, true},
		{p.Types, []uint32{1, signature + 1, number, number}, false},
		{p.Types, []uint32{1, 1<<32 - 1, number, number}, false},
		{p.Types, []uint32{1, signature, 1<<32 - 1, number, 1<<32 - 1}, false},
		{p.Funcs.Start, []uint32{number << 16, 0}, false},
	} {
		_, p := compiled(t)
		p.encode(p.Types+signature, descriptor{Kind: uint8(reflect.Func)})
		binary.Encode(p.memory[roundUp(c.at, 8):], binary.LittleEndian, c.words)
		if used, err := p.used(); err != nil || used[unused] != c.want {
			t.Errorf("%#x at %#x: used %v, want %v, %v", c.words, c.at, used[unused], c.want, err)
		}
	}
}

// What a method has for reflection alone is unused where nothing asks reflection for methods.
func TestMethodsForReflection(t *testing.T) {
	_, p := compiled(t)
	unused := slices.IndexFunc(p.functions, func(f function) bool { return p.name(f.Name) == "runtime.traceWriter.event" })
	words := []uint32{1, 64, firstFunction, uint32(firstFunction + unused)}
	p.encode(p.Types+64, descriptor{Kind: uint8(reflect.Func)})
	binary.Encode(p.memory[roundUp(p.Types, 8):], binary.LittleEndian, words)
	if used, err := p.used(); err != nil || !used[unused] {
		t.Errorf("with reflection: used %v, %v", used[unused], err)
	}
	for i := range p.functions {
		if name := p.name(p.functions[i].Name); name == "reflect.(*rtype).Method" || name == "reflect.StructOf" {
			p.functions[i].Name = p.functions[0].Name
		}
	}
	if used, err := p.used(); err != nil || used[unused] {
		t.Errorf("without: used %v, %v", used[unused], err)
	}
}

// A function refers to those that it calls, and to those of which it has the PC of the beginning or the
// next one.
func TestReferences(t *testing.T) {
	pc := func(point int64) string { // of the second function
		return "\x42" + string(appendSigned(nil, (firstFunction+1)<<16+point)) + "\x1a"
	}
	for code, want := range map[string][]int{
		"\x10\x01": {1}, pc(0): {1}, pc(1): {1}, pc(2): nil, pc(1 << 15): nil,
	} {
		p := &program{}
		p.code = [][]byte{[]byte("\x00" + code + "\x0b"), []byte("\x00\x0b")}
		got, err := p.references()
		if err != nil || !slices.Equal(got[0], want) {
			t.Errorf("%x refers to %v, want %v, %v", code, got, want, err)
		}
	}
}

func TestOperands(t *testing.T) {
	for _, c := range []struct {
		code      string
		calls     []int
		constants []int64
		err       string
	}{
		{"\x01\x02\x7f\x02\x40\x20\x00\x0b\x0b", nil, nil, ""},
		{"\x00\x10\x85\x02\x10\x06\x0b", []int{261, 6}, nil, ""},
		{"\x00\x41\x10\x42\x7f\x42\x80\x80\x80\x80\x01\x0b", nil, []int64{16, -1, 1 << 28}, ""},
		{"\x00\x28\x02\x10\x36\x00\x8f\x10\x0e\x02\x10\x10\x10\x43\x10\x10\x10\x10\x44\x10\x10\x10\x10\x10\x10\x10\x10\x0b", nil, nil, ""},
		{"\x00\xfc\x0a\x00\x00\xfc\x0b\x00\xfc\x06\x11\x10\x00\x3f\x00\x1a\x0b", nil, nil, ""},
		{"\x00\xfc\x0c\x00\x0b", nil, nil, "unknown instruction 0xfc"},
		{"\x00\x06\x0b", nil, nil, "unknown instruction 0x6"},
		{"\x00\x44\x00\x00", nil, nil, "cut off"},
		{"\x00\x42" + strings.Repeat("\xff", 12), nil, nil, "cut off"},
	} {
		var calls []int
		var constants []int64
		_, list, err := parseBody([]byte(c.code))
		for _, in := range list {
			switch {
			case in.op == opCall:
				calls = append(calls, int(in.value))
			case in.signed():
				constants = append(constants, in.value)
			}
		}
		if c.err != "" {
			if err == nil || err.Error() != c.err {
				t.Errorf("%x: %v, want %s", c.code, err, c.err)
			}
		} else if err != nil || !slices.Equal(calls, c.calls) || !slices.Equal(constants, c.constants) {
			t.Errorf("%x: calls %v, constants %v, %v", c.code, calls, constants, err)
		}
	}
}

// Settings of GODEBUG are removed where no package asks for one, and stay where one does.
func TestSettings(t *testing.T) {
	for asks, want := range map[bool]bool{false: true, true: false} {
		_, p := compiled(t)
		names := p.functionNames()
		value, start := slices.Index(names, "internal/godebug.(*Setting).Value"), slices.Index(names, "internal/godebug.init.0")
		references, err := p.references()
		if err != nil {
			t.Fatal(err)
		}
		for i, name := range names {
			if strings.HasPrefix(name, "internal/godebug.") || asks {
				continue
			}
			if slices.ContainsFunc(references[i], func(to int) bool { return strings.HasPrefix(names[to], "internal/godebug.") }) {
				p.code[i] = empty
			}
		}
		if err := p.dropUnused(); err != nil {
			t.Fatal(err)
		}
		if got := bytes.Equal(p.code[start], empty); got != want {
			t.Errorf("asked for a setting: %v, no start: %v", asks, got)
		}
		if got := bytes.Equal(p.code[value], unreachable); got != want {
			t.Errorf("asked for a setting: %v, no value: %v", asks, got)
		}
	}
}
