package wasmslim

import (
	"slices"
)

// Numbers of the local variables that most functions begin with
// (cmd/internal/obj/wasm/wasmobj.go).
const (
	place        = 0 // PC_B: where in the function to go on, its argument
	stackPointer = 1 // a copy of the global variable of the same name
)

const globalStackPointer = 0

// A function that is entered at several places begins with a block for each, in
// the innermost of which it branches out of the one that ends at the place:
//
//	block … block
//	local.get PLACE
//	br_table
//	end
//
// A jump in it sets PLACE, and goes back to a loop around that. A dispatch is
// where the branch is among the function's instructions, and for each place how
// many blocks it ends, not counting the innermost.
type dispatch struct {
	at    int
	table []int
}

// findDispatch finds the dispatch of a function. There is none, too, if the
// function uses the place for anything else.
func findDispatch(list []instruction) (d dispatch, found bool) {
	d.at = slices.IndexFunc(list, func(i instruction) bool { return i.op == opBrTable })
	if d.at < 1 {
		return d, false
	}
	r := reader{rest: list[d.at].rest}
	for range r.unsigned() + 1 {
		d.table = append(d.table, r.unsigned())
	}
	for i, in := range list {
		if in.op == opBrTable && i != d.at {
			return d, false
		}
		isLocal := (in.op == opLocalGet || in.op == opLocalTee) && in.value == place
		if isLocal && i != d.at-1 && !matches(list[max(0, i-2):], aroundIndirectCall) {
			return d, false
		}
	}
	blocks := d.at - 2 - slices.Max(d.table) // where the outermost begins
	return d, blocks >= 0 && !slices.ContainsFunc(list[blocks:d.at-1], func(i instruction) bool { return i.op != opBlock })
}

// aroundIndirectCall is how the place is pushed below the function that is called.
var aroundIndirectCall = []instruction{{op: opLocalSet, value: place}, {op: opI32Const}, {op: opLocalGet, value: place}, {op: opCallIndirect}}

// opener returns which instruction begins the block that ends at a place.
func (d dispatch) opener(place int64) int {
	return d.at - 2 - d.table[min(int(place), len(d.table)-1)]
}

// isLoop says whether instruction i begins the loop around the dispatch.
func (d dispatch) isLoop(list []instruction, i int) bool {
	return i >= 0 && i < d.at && list[i].op == opLoop
}

// jumpBack is a jump, through the loop.
var jumpBack = []instruction{{op: opI32Const, value: any64}, {op: opLocalSet, value: place}, {op: opBr, value: any64}}

// jumpDirectly makes jumps to later places branch there, instead of going back to
// the loop. What follows a place never asks by which way it was reached.
func jumpDirectly(list []instruction) []instruction {
	d, found := findDispatch(list)
	if !found {
		return list
	}
	var out []instruction
	var open blocks
	for i := 0; i < len(list); i++ {
		open.pass(list, i)
		depth := -1
		if matches(list[i:], jumpBack) && d.isLoop(list, open.target(list[i+2])) {
			depth = open.depth(d.opener(list[i].value))
		}
		switch {
		case depth < 0: // no jump, or a jump to an earlier place
			out = append(out, list[i])
		case list[i-1].op == opIf && list[i+3].op == opEnd: // the condition is all that is around it
			out[len(out)-1] = instruction{op: opBrIf, value: int64(depth - 1)}
			open = open[:len(open)-1]
			i += 3
		default:
			out = append(out, instruction{op: opBr, value: int64(depth)})
			i += 2
		}
	}
	return out
}

// blocks are the blocks around an instruction, each by the instruction that begins
// it, the innermost last.
type blocks []int

// pass takes in that instruction i begins or ends a block.
func (b *blocks) pass(list []instruction, i int) {
	switch in := list[i]; {
	case in.opens():
		*b = append(*b, i)
	case in.op == opEnd && len(*b) > 0: // the last one ends the function
		*b = (*b)[:len(*b)-1]
	}
}

// top returns which instruction begins the innermost block, and -1 where that is the function.
func (b blocks) top() int {
	if len(b) == 0 {
		return -1
	}
	return b[len(b)-1]
}

// target returns which instruction begins the block that a branch goes to, and -1
// where that is the function.
func (b blocks) target(branch instruction) int {
	if branch.value >= int64(len(b)) {
		return -1
	}
	return b[len(b)-1-int(branch.value)]
}

// depth returns the depth of the block that an instruction begins, and -1 if it
// isn't around.
func (b blocks) depth(opener int) int {
	i := slices.Index(b, opener)
	if i < 0 {
		return -1
	}
	return len(b) - 1 - i
}
