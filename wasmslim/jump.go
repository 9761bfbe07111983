package wasmslim

import (
	"slices"
)

// The first local variables of most functions (cmd/internal/obj/wasm/wasmobj.go).
const (
	pcB          = 0 // PC_B, the argument: the resume point at which to enter
	stackPointer = 1 // SP: a copy of the global variable
)

const globalStackPointer = 0

// A function with several resume points begins with a block for each. In the innermost block it
// branches to the end of the block behind which it resumes:
//
//	block … block 	local.get PC_B 	br_table 	end
//
// A jump in the function sets PC_B, and goes back to a loop around all that. A dispatch is the
// index of br_table among the function's instructions, and its table: for each resume point, the
// number of blocks that end there, without the innermost.
type dispatch struct {
	at    int
	table []int
}

// findDispatch finds the dispatch of a function. It also fails if the function uses PC_B for anything
// else.
func findDispatch(list []instruction) (d dispatch, found bool) {
	d.at = slices.IndexFunc(list, func(i instruction) bool { return i.op == opBrTable })
	if d.at < 1 {
		return d, false
	}
	r := reader{rest: list[d.at].rest}
	for range r.count() + 1 {
		d.table = append(d.table, r.unsigned())
	}
	for i, in := range list {
		if in.op == opBrTable && i != d.at {
			return d, false
		}
		isLocal := (in.op == opLocalGet || in.op == opLocalTee) && in.value == pcB
		if isLocal && i != d.at-1 && !matches(list[max(0, i-2):], aroundIndirectCall) {
			return d, false
		}
	}
	blocks := d.at - 2 - slices.Max(d.table) // where the outermost begins
	return d, blocks >= 0 && !slices.ContainsFunc(list[blocks:d.at-1], func(i instruction) bool { return i.op != opBlock })
}

// aroundIndirectCall pushes the resume point 0 below the function that is called, by way of PC_B.
var aroundIndirectCall = []instruction{{op: opLocalSet, value: pcB}, {op: opI32Const}, {op: opLocalGet, value: pcB}, {op: opCallIndirect}}

// opener returns the instruction that begins the block at whose end a resume point is. Numbers
// beyond the table stand for its last entry.
func (d dispatch) opener(point int64) int {
	last := len(d.table) - 1
	if point >= 0 && point < int64(last) {
		last = int(point)
	}
	return d.at - 2 - d.table[last]
}

// isLoop says whether instruction i begins the loop around the dispatch.
func (d dispatch) isLoop(list []instruction, i int) bool {
	return i >= 0 && i < d.at && list[i].op == opLoop
}

// jumpBack is a jump: back to the loop, and through the dispatch.
var jumpBack = []instruction{{op: opI32Const, value: any64}, {op: opLocalSet, value: pcB}, {op: opBr, value: any64}}

// threadJumps makes jumps to later resume points branch there directly.
func threadJumps(list []instruction) []instruction {
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
		case depth < 0: // no jump, or one to an earlier resume point
			out = append(out, list[i])
		case list[i-1].op == opIf && i+3 < len(list) && list[i+3].op == opEnd: // the jump is all that depends on the condition
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

// blocks are the blocks around an instruction, each as the index of the instruction that begins it,
// the innermost last.
type blocks []int

// pass updates the blocks by instruction i, if it begins or ends one.
func (b *blocks) pass(list []instruction, i int) {
	switch in := list[i]; {
	case in.opens():
		*b = append(*b, i)
	case in.op == opEnd && len(*b) > 0: // the last one ends the function
		*b = (*b)[:len(*b)-1]
	}
}

// top returns the instruction that begins the innermost block, and -1 for the function.
func (b blocks) top() int {
	if len(b) == 0 {
		return -1
	}
	return b[len(b)-1]
}

// target returns the instruction that begins the block to which a branch leads, and -1 for the
// function.
func (b blocks) target(branch instruction) int {
	if branch.value >= int64(len(b)) {
		return -1
	}
	return b[len(b)-1-int(branch.value)]
}

// depth returns the depth of the block that an instruction begins, and -1 if that is not around.
func (b blocks) depth(opener int) int {
	i := slices.Index(b, opener)
	if i < 0 {
		return -1
	}
	return len(b) - 1 - i
}
