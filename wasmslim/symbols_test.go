package wasmslim

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// call matches a call in a traceback with names: its function, and below it file and line.
var call = regexp.MustCompile(`(?m)^(\S+)\(.*\)\n\t(\S+):(\d+)`)

// The PCs in a traceback of a smaller program lead to the calls that the program as it was linked
// prints itself, inlined ones, too.
func TestFrames(t *testing.T) {
	p := programs[1]
	linked := link(t, p.pkg)
	want := calls(p.run(t, linked, "GOTRACEBACK=system"))
	if !slices.ContainsFunc(want, func(call string) bool { return strings.HasPrefix(call, "main.divide programs/behaviour/main.go:") }) {
		t.Fatalf("the program stops elsewhere: %q", want)
	}
	for _, steps := range [][]Step{DefaultSteps(), AllSteps(), {Strip}} {
		slim, _, err := Slim(linked, Options{Steps: steps})
		if err != nil {
			t.Fatal(err)
		}
		symbols, err := ReadSymbols(linked, Options{Steps: steps})
		if err != nil {
			t.Fatal(err)
		}
		if got := resolved(t, symbols, p.run(t, slim, "GOTRACEBACK=system")); !slices.Equal(got, want) {
			t.Errorf("with steps %v:\n%s\nwant\n%s", steps, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}

// firstGoroutine returns the traceback of the goroutine that stopped the program.
func firstGoroutine(r result) string {
	_, traceback, _ := strings.Cut(r.errors, "\ngoroutine ")
	traceback, _, _ = strings.Cut(traceback, "\n\n")
	return traceback
}

func calls(r result) (all []string) {
	for _, match := range call.FindAllStringSubmatch(firstGoroutine(r), -1) {
		if match[1] == "panic" { // as the runtime prints it
			match[1] = "runtime.gopanic"
		}
		all = append(all, fmt.Sprintf("%s %s:%s", match[1], match[2], match[3]))
	}
	return all
}

func resolved(t *testing.T, symbols *Symbols, r result) (all []string) {
	t.Helper()
	for _, match := range regexp.MustCompile(` pc=0x([0-9a-f]+)`).FindAllStringSubmatch(firstGoroutine(r), -1) {
		pc, err := strconv.ParseUint(match[1], 16, 64)
		if err != nil {
			t.Fatal(err)
		}
		for _, frame := range symbols.Frames(pc) {
			all = append(all, fmt.Sprintf("%s %s:%d", frame.Function, frame.File, frame.Line))
		}
	}
	return all
}

// What is no PC of the program has no calls.
func TestNoFrames(t *testing.T) {
	symbols, err := ReadSymbols(link(t, "./hello"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, pc := range []uint64{0, firstFunction<<16 - 1, uint64(firstAddress(len(symbols.program.functions))), 1<<64 - 1} {
		if got := symbols.Frames(pc); got != nil {
			t.Errorf("%#x: %v", pc, got)
		}
	}
}
