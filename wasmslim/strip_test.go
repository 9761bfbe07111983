package wasmslim

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
	"testing"
)

// compiled returns the program in testdata/behaviour, and what is read of it.
func compiled(t testing.TB) ([]byte, *program) {
	t.Helper()
	wasm := link(t, "./behaviour")
	p, err := readProgram(wasm)
	if err != nil {
		t.Fatal(err)
	}
	return wasm, p
}

// slimmed applies all steps but Powers to a program, and returns its memory after the start function.
func slimmed(t *testing.T, p *program) memory {
	t.Helper()
	for _, s := range steps {
		if s.name == Powers {
			continue
		}
		if err := s.apply(p); err != nil {
			t.Fatal(err)
		}
	}
	m, err := parseMemory(p.memory.data())
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range p.linear {
		for i := range uint32(p.count) {
			number := m[table.at+uint64(i)*table.every:]
			binary.LittleEndian.PutUint32(number, binary.LittleEndian.Uint32(number)+table.first+i*table.step)
		}
	}
	return m
}

// What the runtime reads of a function, other than for tracebacks, is the same.
func TestRuntimeReadsTheSame(t *testing.T) {
	_, before := compiled(t)
	_, p := compiled(t)
	after := &layout{memory: slimmed(t, p), moduleData: p.moduleData, count: p.count}
	for i, was := range before.functions {
		if name := before.name(was.Name); bytes.Equal(p.code[i], unreachable) || name == "runtime.printArgs" || slices.Contains(before.withoutEffect(), name) {
			continue
		}
		entry, offset := after.indexEntry(i)
		is, _, err := after.readFunction(after.memory.at(after.Funcs.Start+uint64(offset), 1000))
		if err != nil || entry != was.Entry {
			t.Fatalf("function %d: is %d, %v", i, entry, err)
		}
		if is.Entry != was.Entry || is.Args != was.Args || int64(is.DeferReturn) != p.functions[i].points.number(int64(was.DeferReturn)) || is.ID != was.ID || is.Flags != was.Flags {
			t.Errorf("%s is %+v, want %+v", before.name(was.Name), is, was)
		}
		compareTables(t, before.layout, after, was, is, p.functions[i].points)
		for _, kind := range []int{argMaps, localMaps, stackObjects, openDefers} {
			compareFuncdata(t, before.layout, after, was.funcdata[kind], is.funcdata[kind])
		}
		bucket := after.memory[after.Buckets+uint64(i)*bucketsPerFunction*bucketSize:]
		if binary.LittleEndian.Uint32(bucket) != uint32(i) || bucket[4] != 0 {
			t.Errorf("function %d is not found by its PC", i)
		}
	}
}

// compareTables compares the values of pc-value tables at all resume points of a function.
func compareTables(t *testing.T, before, after *layout, was, is function, points resumePoints) {
	t.Helper()
	for _, pair := range [][2]uint32{{was.StackSizes, is.StackSizes}, {was.pcdata[stackMapIndex], is.pcdata[stackMapIndex]}, {was.pcdata[panicBounds], is.pcdata[panicBounds]}} {
		want, _ := before.pcTable(pair[0])
		got, err := after.pcTable(pair[1])
		if err != nil || points == nil && !bytes.Equal(got, want) {
			t.Fatalf("%s has table %x, want %x; %v", before.name(was.Name), got, want, err)
		}
		for number, point := range points {
			before := uint32(min(number, 1)) // a stack map is looked up right before the resume point
			if pair[0] == was.StackSizes {
				before = 0
			}
			if number != 1 && got.value(uint32(number)-before) != want.value(point-before) {
				t.Errorf("%s has table %x, want %x; it differs at %d, which was %d", after.name(is.Name), got, want, number, point)
			}
		}
		// A function that has recovered is stopped at a call, and goes on by its return address.
		if got, want := got.value(is.DeferReturn), want.value(was.DeferReturn); pair[0] != was.StackSizes && got != want {
			t.Errorf("the deferred calls have %d in table %x, want %d", got, is.pcdata, want)
		}
	}
}

// compareFuncdata compares funcdata up to the next.
func compareFuncdata(t *testing.T, before, after *layout, was, is uint32) {
	t.Helper()
	if was == noFuncdata || is == noFuncdata {
		if was != is {
			t.Errorf("funcdata is at %d, and was at %d", is, was)
		}
		return
	}
	i, _ := slices.BinarySearch(before.funcdataOffsets, was)
	size := uint64(8)
	if i+1 < len(before.funcdataOffsets) {
		size = uint64(before.funcdataOffsets[i+1] - was)
	}
	want, got := before.memory.at(before.GoFuncs+uint64(was), size), after.memory.at(after.GoFuncs+uint64(is), size)
	if !bytes.Equal(got, want) {
		t.Errorf("funcdata is %x, want %x", got, want)
	}
}

// Names that the runtime takes apart or compares are there, no others.
func TestNames(t *testing.T) {
	_, before := compiled(t)
	_, p := compiled(t)
	after := &layout{memory: slimmed(t, p), moduleData: p.moduleData}
	seen := map[string]int{}
	for i, f := range p.functions {
		was, is := before.name(before.functions[i].Name), after.name(f.Name)
		seen[is]++
		switch {
		case strings.HasPrefix(was, "runtime.") != strings.HasPrefix(is, "runtime."),
			strings.HasPrefix(was, "reflect.m") && strings.HasSuffix(was, "Stub") && is != was,
			f.ID == idWrapper && is != was && !strings.Contains(is, ".(*"):
			t.Errorf("%s is called %q", was, is)
		}
	}
	if len(seen) != 6 || seen["reflect.makeFuncStub"] != 1 || seen["reflect.methodValueCall"] != 1 {
		t.Errorf("names %v", seen)
	}
	for _, gone := range []string{"main.divide", "behaviour/main.go", "fmt.Fprintf\x00"} {
		if !bytes.Contains(before.memory, []byte(gone)) || bytes.Contains(after.memory, []byte(gone)) {
			t.Errorf("%q is still there, or never was", gone)
		}
	}
}

// Inlining trees are left where recover looks at them.
func TestTreesOfRecover(t *testing.T) {
	_, before := compiled(t)
	_, p := compiled(t)
	slimmed(t, p)
	left := map[string]bool{}
	for i, f := range p.functions {
		left[before.name(before.functions[i].Name)] = f.funcdata[inlineTree] != noFuncdata
	}
	for name, want := range map[string]bool{"main.tooDeepInWrapper.deferwrap1": true, "main.main": false} {
		if got, known := left[name]; got != want || !known {
			t.Errorf("%s has a tree: %v (known: %v)", name, got, known)
		}
	}
}
