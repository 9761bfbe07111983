package wasmslim

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
)

// linked returns testdata/program as Go links it for the browser. That it does
// the same when it is slim is tested in a browser, in e2e.
var linked = sync.OnceValues(func() ([]byte, error) {
	folder, err := os.MkdirTemp("", "wasmslim-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "program.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", out, "./testdata/program")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=")
	if said, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, said)
	}
	return os.ReadFile(out)
})

// compiled returns the program, and what is read of it.
func compiled(t *testing.T) ([]byte, *program) {
	t.Helper()
	of, known := releaseOf(runtime.Version())
	if !known {
		t.Skipf("the layout of %s is not known", runtime.Version())
	}
	wasm, err := linked()
	if err != nil {
		t.Fatal(err)
	}
	m, err := parseModule(wasm)
	if err != nil {
		t.Fatal(err)
	}
	p, err := readProgram(m, of)
	if err != nil {
		t.Fatal(err)
	}
	return wasm, p
}

// slimmed returns the memory of the slim program after its start function, the
// ramps of which it has to add.
func slimmed(t *testing.T, p *program) memory {
	t.Helper()
	if err := p.dropUnused(); err != nil {
		t.Fatal(err)
	}
	p.forget()
	if err := p.shorten(); err != nil {
		t.Fatal(err)
	}
	ramps, err := p.rewrite()
	if err != nil {
		t.Fatal(err)
	}
	m, err := parseMemory(p.memory.data())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range ramps {
		for i := range uint32(p.count) {
			number := m[r.at+uint64(i)*r.every:]
			binary.LittleEndian.PutUint32(number, binary.LittleEndian.Uint32(number)+r.first+i*r.step)
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
		if bytes.Equal(p.code[i], unreachable) {
			continue
		}
		entry, offset := after.indexEntry(i)
		is, _, err := after.readFunction(after.memory.at(after.Funcs.Start+uint64(offset), 1000))
		if err != nil || entry != was.Entry {
			t.Fatalf("function %d: is %d, %v", i, entry, err)
		}
		if is.Entry != was.Entry || is.Args != was.Args || int64(is.DeferReturn) != p.functions[i].places.number(int64(was.DeferReturn)) || is.ID != was.ID || is.Flags != was.Flags {
			t.Errorf("%s is %+v, want %+v", before.name(was.Name), is, was)
		}
		compareTables(t, before.layout, after, was, is, p.functions[i].places)
		for _, fact := range []int{argMaps, localMaps, stackObjects, openDefers} {
			compareFact(t, before.layout, after, was.facts[fact], is.facts[fact])
		}
		bucket := after.memory[after.Buckets+uint64(i)*bucketsPerFunction*bucketSize:]
		if binary.LittleEndian.Uint32(bucket) != uint32(i) || bucket[4] != 0 {
			t.Errorf("function %d is not found by its PC", i)
		}
	}
}

// compareTables compares what tables say of all places where a function may go on.
func compareTables(t *testing.T, before, after *layout, was, is function, of places) {
	t.Helper()
	for _, pair := range [][2]uint32{{was.StackSizes, is.StackSizes}, {was.tables[stackMapIndex], is.tables[stackMapIndex]}, {was.tables[panicBounds], is.tables[panicBounds]}} {
		want, _ := before.table(pair[0])
		got, err := after.table(pair[1])
		if err != nil || of == nil && !bytes.Equal(got, want) {
			t.Fatalf("%s has table %x, want %x; %v", before.name(was.Name), got, want, err)
		}
		for number, place := range of {
			before := uint32(min(number, 1)) // a map is looked up right before the place
			if pair[0] == was.StackSizes {
				before = 0
			}
			if number != 1 && got.value(uint32(number)-before) != want.value(place-before) {
				t.Errorf("%s has table %x, want %x; it differs at %d, which was %d", after.name(is.Name), got, want, number, place)
			}
		}
		// A function that has recovered is stopped at a call, and goes on by its return address.
		if got, want := got.value(is.DeferReturn), want.value(was.DeferReturn); pair[0] != was.StackSizes && got != want {
			t.Errorf("the deferred calls have %d in table %x, want %d", got, is.tables, want)
		}
	}
}

// compareFact compares a fact up to the next one.
func compareFact(t *testing.T, before, after *layout, was, is uint32) {
	t.Helper()
	if was == noFact || is == noFact {
		if was != is {
			t.Errorf("a fact is at %d, and was at %d", is, was)
		}
		return
	}
	i, _ := slices.BinarySearch(before.allFacts, was)
	size := uint64(8)
	if i+1 < len(before.allFacts) {
		size = uint64(before.allFacts[i+1] - was)
	}
	want, got := before.memory.at(before.GoFuncs+uint64(was), size), after.memory.at(after.GoFuncs+uint64(is), size)
	if !bytes.Equal(got, want) {
		t.Errorf("a fact is %x, want %x", got, want)
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
	for _, gone := range []string{"main.divide", "program/main.go", "fmt.Fprintf\x00"} {
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
		left[before.name(before.functions[i].Name)] = f.facts[inlineTree] != noFact
	}
	for name, want := range map[string]bool{"main.tooDeepInWrapper.deferwrap1": true, "main.main": false} {
		if got, known := left[name]; got != want || !known {
			t.Errorf("%s has a tree: %v (known: %v)", name, got, known)
		}
	}
}

// A place in the source is found by its PC, through inlined calls.
func TestSymbols(t *testing.T) {
	wasm, p := compiled(t)
	symbols, err := ReadSymbols(wasm)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(p.functions, func(f function) bool { return p.name(f.Name) == "main.main" })
	source, err := os.ReadFile("testdata/program/main.go")
	if err != nil {
		t.Fatal(err)
	}
	frames := map[Frame]bool{}
	for place := range uint64(200) { // by new numbers
		for _, frame := range symbols.Frames(uint64(firstFunction+i)<<16 + place) {
			frame.File = filepath.Base(frame.File)
			frames[frame] = true
		}
	}
	for name, text := range map[string]string{"main.divide": "return p.Sum() / by", "main.fail": "divide(p, p.X-3)", "main.main": "\tfail(point{3, 4})"} {
		line := 1 + bytes.Count(source[:bytes.Index(source, []byte(text))], []byte("\n"))
		if want := (Frame{name, "main.go", line}); !frames[want] {
			t.Errorf("no %v in %v", want, frames)
		}
	}
	if got := symbols.Frames(firstFunction<<16 - 1); got != nil {
		t.Errorf("%v", got)
	}
}
