package wasmslim

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// The names of the instructions that the tests here use.
var opNames = map[string]byte{
	"unreachable": opUnreachable, "nop": opNop, "block": opBlock, "loop": opLoop, "if": opIf, "else": opElse, "end": opEnd, "br": opBr, "br_if": opBrIf,
	"return": opReturn, "call": opCall, "get": opLocalGet, "set": opLocalSet, "tee": opLocalTee, "global.get": opGlobalGet, "global.set": opGlobalSet,
	"load": 0x29, "store": opI64Store, "i32": opI32Const, "i64": opI64Const, "eqz": opI32Eqz, "add": opI32Add, "sub": opI32Sub, "i64.add": opI64Add,
	"wrap": opI32Wrap, "extend": opI64ExtendU, "table": opBrTable,
}

// written reads instructions as they are written here: "get 1, i32 8, add".
// A table has single digits: "table 0012".
func written(text string) []instruction {
	var list []instruction
	for part := range strings.SplitSeq(text, ", ") {
		name, operand, _ := strings.Cut(part, " ")
		in := instruction{op: opNames[name]}
		switch {
		case in.op == opBrTable:
			in.rest = []byte{byte(len(operand) - 1)}
			for _, digit := range operand {
				in.rest = append(in.rest, byte(digit-'0'))
			}
		case in.opens():
			in.rest = []byte{noResult}
		default:
			fmt.Sscan(operand, &in.value)
		}
		list = append(list, in)
	}
	return list
}

func TestRewrites(t *testing.T) {
	const (
		start    = "block, loop, block, block, block, get 0, table 00122, end, " // of a function with three resume points
		rest     = "end, end, end, unreachable, end, i32 1, end"
		indirect = "set 0, i32 0, get 0"
	)
	for name, c := range map[string]struct {
		step       func([]instruction) []instruction
		from, want string // want is "" where nothing changes
	}{
		"a jump to a later point":             {threadJumps, start + "get 2, if, i32 3, set 0, br 3, end, " + rest, start + "get 2, br_if 1, " + rest},
		"the next point":                      {threadJumps, start + "i32 2, set 0, br 2, " + rest, start + "br 0, " + rest},
		"a point behind the table":            {threadJumps, start + "i32 9, set 0, br 2, " + rest, start + "br 1, " + rest},
		"in a condition with more":            {threadJumps, start + "get 2, if, nop, i32 3, set 0, br 3, end, " + rest, start + "get 2, if, nop, br 2, end, " + rest},
		"in a condition with another branch":  {threadJumps, start + "get 2, if, i32 3, set 0, br 3, else, nop, end, " + rest, start + "get 2, if, br 2, else, nop, end, " + rest},
		"a jump to an earlier point":          {threadJumps, start + "end, i32 0, set 0, br 1, end, end, unreachable, end, i32 1, end", ""},
		"a branch elsewhere":                  {threadJumps, start + "i32 2, set 0, br 3, " + rest, ""},
		"a branch to a loop within":           {threadJumps, start + "loop, i32 2, set 0, br 0, end, " + rest, ""},
		"a point that is read":                {threadJumps, start + "get 0, set 2, i32 2, set 0, br 2, " + rest, ""},
		"a point that is kept":                {threadJumps, start + "i32 2, tee 0, set 2, i32 2, set 0, br 2, " + rest, ""},
		"a block of another kind":             {threadJumps, strings.Replace(start, "block, block, get", "block, if, get", 1) + "i32 2, set 0, br 2, " + rest, ""},
		"a point that is a function's number": {threadJumps, start + indirect + ", nop, " + rest, ""},

		"unwinding":                        {earlyReturn, start + "call 5, br_if 3, end, call 6, br_if 2, end, end, unreachable, end, i32 1, end", start + "call 5, if, i32 1, return, end, end, call 6, if, i32 1, return, end, end, end, unreachable, end, i32 1, end"},
		"another end":                      {earlyReturn, "block, get 2, br_if 0, end, i32 0, end", ""},
		"a block that ends earlier":        {earlyReturn, "block, get 2, br_if 0, end, block, unreachable, end, i32 1, end", ""},
		"a branch to the next of blocks":   {earlyReturn, "block, block, get 2, br_if 0, end, unreachable, end, i32 1, end", ""},
		"a branch without condition":       {earlyReturn, "block, br 0, unreachable, end, i32 1, end", ""},
		"a condition that is no block":     {earlyReturn, "get 2, if, get 2, br_if 0, unreachable, end, i32 1, end", ""},
		"no blocks, and the end of others": {earlyReturn, "unreachable, end, i32 1, end", ""},

		"a load from the stack":                 {foldOffsets, "get 1, extend, i64 24, i64.add, wrap, load 8, set 2", "get 1, load 32, set 2"},
		"a store to the stack":                  {foldOffsets, "get 1, extend, i64 24, i64.add, wrap, get 2, i64 1, i64.add, store 0", "get 1, get 2, i64 1, i64.add, store 24"},
		"stored from the stack":                 {foldOffsets, "get 1, extend, i64 8, i64.add, wrap, get 1, extend, i64 24, i64.add, wrap, load 0, store 0", "get 1, get 1, load 24, store 8"},
		"an address after a call":               {foldOffsets, "get 1, extend, i64 24, i64.add, wrap, call 5, store 0", ""},
		"an address that is computed with":      {foldOffsets, "get 1, extend, i64 24, i64.add, wrap, i32 8, add, load 0", ""},
		"an address that is kept":               {foldOffsets, "get 1, extend, i64 24, i64.add, wrap, tee 2, load 0", ""},
		"an address that is stored":             {foldOffsets, "get 2, get 1, extend, i64 24, i64.add, wrap, store 0", ""},
		"an address below":                      {foldOffsets, "get 1, extend, i64 -8, i64.add, wrap, load 0", ""},
		"an address that is none of the stack":  {foldOffsets, "get 2, i64 24, i64.add, wrap, load 0", ""},
		"nothing that takes the address at all": {foldOffsets, "get 1, extend, i64 24, i64.add, wrap", ""},

		"a local variable set to itself": {simplify, "get 2, set 2, nop, get 3, set 2", "get 3, set 2"},
		"set and read":                   {simplify, "i64 1, set 2, get 2, set 3, get 2", "i64 1, tee 2, set 3, get 2"},
		"a return": {simplify,
			"get 1, i32 40, add, tee 1, global.set 0, get 1, i32 8, add, tee 1, global.set 0, i32 0, return",
			"get 1, i32 48, add, global.set 0, i32 0, return"},
		"a call in place of a return": {simplify, "get 1, i32 40, add, tee 1, global.set 0, get 1, i32 8, add, tee 1, global.set 0, i32 0, call 5, return", ""},
		"another frame":               {simplify, "get 1, i32 40, add, tee 1, global.set 0, get 1, i32 16, add, tee 1, global.set 0, i32 0, return", ""},
	} {
		from, want := written(c.from), written(c.want)
		if c.want == "" {
			want = slices.Clone(from)
		}
		got, expected := newBody(nil, c.step(from)), newBody(nil, want)
		if !bytes.Equal(got, expected) {
			t.Errorf("%s:\ngot  %x\nwant %x", name, got, expected)
		}
	}
}

// Every function can be taken apart and put together again, and what calls it knows
// of its effect on the stack is right: at the end, nothing is left on it.
func TestInstructionsOfAProgram(t *testing.T) {
	_, p := compiled(t)
	known, total := 0, 0
	for i, body := range p.code {
		locals, list, err := parseBody(body)
		if err != nil {
			t.Fatal(err)
		}
		if again := newBody(locals, list); len(again) > len(body) { // the linker writes numbers of functions longer than they are
			t.Errorf("function %d has %d bytes, put together %d", i, len(body), len(again))
		}
		for at, in := range list {
			if _, _, ok := in.effect(); ok {
				known++
			}
			if in.op == opCall && (in.value < 0 || in.value >= int64(p.imports+p.count)) {
				t.Errorf("function %d, instruction %d: a call of %d", i, at, in.value)
			}
		}
		total += len(list)
	}
	if known < total*3/4 {
		t.Errorf("the effects of %d of %d instructions are known", known, total)
	}
}

// Nearly all functions get shorter, and few jumps are left that go through the loop.
func TestPeephole(t *testing.T) {
	_, before := compiled(t)
	_, p := compiled(t)
	if err := p.peephole(); err != nil {
		t.Fatal(err)
	}
	jumps := func(code [][]byte) (n int) {
		for _, body := range code {
			_, list, err := parseBody(body)
			if err != nil {
				t.Fatal(err)
			}
			for i := range list {
				if matches(list[i:], jumpBack) {
					n++
				}
			}
		}
		return n
	}
	if was, is := jumps(before.code), jumps(p.code); is > was/5 {
		t.Errorf("%d jumps of %d are left", is, was)
	}
	was, is := len(bytes.Join(before.code, nil)), len(bytes.Join(p.code, nil))
	if is > was*94/100 {
		t.Errorf("%d bytes of %d are left", is, was)
	}
}
