package wasmslim

import (
	"slices"
	"strings"
	"testing"
)

// After it got more stack, a function begins again; no other call in a condition returns. So its resume
// points are where calls outside of conditions return, and its beginning.
func TestEntries(t *testing.T) {
	_, p := compiled(t)
	checked := 0
	for i, body := range p.code {
		_, list, err := parseBody(body)
		if err != nil {
			t.Fatal(err)
		}
		for k := range list {
			if k+3 >= len(list) || !isReturnAddress(list, k, firstAddress(i)) || list[k+3].op != opCall {
				continue
			}
			called := int(list[k+3].value) - p.imports
			if called >= 0 && strings.HasPrefix(p.name(p.functions[called].Name), "runtime.morestack") {
				checked++
				if list[k].value != firstAddress(i) {
					t.Errorf("%s resumes at %d with more stack", p.name(p.functions[i].Name), list[k].value&0xffff)
				}
			}
		}
	}
	if checked < p.count/4 {
		t.Errorf("%d functions ask for more stack", checked)
	}
}

// Resume points are numbered in their order, in pc-value tables, too, but for those of a function that
// uses their numbers otherwise.
func TestResumePoints(t *testing.T) {
	const start, rest = "block, loop, block, block, block, get 0, ", "end, unreachable, end, i32 1, end"
	from := placed(start + "table 000111122, end, push 3, end, i32 7, set 0, br 0, " + rest)
	p := &program{functions: []function{{record: record{DeferReturn: 5}}}, keepsInlining: []bool{false}, goType: []bool{true}}
	got := p.resumePointsOf(0, from)
	if want := (resumePoints{0, 0, 3, 5, 7}); !slices.Equal(got, want) {
		t.Fatalf("resume points %v, want %v", got, want)
	}
	got.renumber(firstAddress(0), from)
	if want := placed(start + "table 00112, end, push 2, end, i32 4, set 0, br 0, " + rest); !slices.EqualFunc(from, want, func(a, b instruction) bool {
		return a.op == b.op && a.value == b.value && slices.Equal(a.rest, b.rest)
	}) {
		t.Errorf("got %v, want %v", from, want)
	}
	table := func(values ...int) pcTable { return newPCTable(values) }
	if got := got.remap(table(0, 8, 8, 8, 8, 8, 8, 8), 0); !slices.Equal(got, table(0, 0, 8, 8, 8)) {
		t.Errorf("sizes %x", got)
	}
	if got := got.remap(table(-1, -1, 1, 1, 2, 2, 3, 3), 1); !slices.Equal(got, table(-1, 1, 2, 3, 3)) {
		t.Errorf("maps %x", got)
	}
	if short, long := table(-1, 3, 3), table(-1, 3, 3, 3, 3); !slices.Equal(short, long) {
		t.Errorf("tables that differ in their length alone are %x and %x", short, long)
	}
	for _, other := range []string{"i64 268435459, set 3, ", "get 2, set 0, "} {
		if got := p.resumePointsOf(0, placed(start+"table 00112, end, "+other+"end, "+rest)); got != nil {
			t.Errorf("with %sthe resume points are %v", other, got)
		}
	}
}
