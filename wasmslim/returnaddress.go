package wasmslim

import (
	"encoding/binary"
	"slices"
)

// A call stores its return address: the number of the function, and of the resume point behind
// the call, which differs at each call. So calls compress badly, although they are alike. Two local
// variables are added behind the stack pointer:
const (
	firstLocal = 2 // the address of the function's beginning
	lastLocal  = 3 // the return address that was stored last
	added      = 2 // variables
)

// unknown is a resume point that isn't known.
const unknown = -1

// pushAddress pushes the return address of a call onto Go's stack.
var pushAddress = []instruction{
	{op: opLocalTee, value: stackPointer}, {op: opGlobalSet, value: globalStackPointer},
	{op: opLocalGet, value: stackPointer}, {op: opI64Const, value: any64}, {op: opI64Store},
}

// isReturnAddress says whether instruction i is the return address of a call in a function.
func isReturnAddress(list []instruction, i int, first int64) bool {
	const before = 3
	return i >= before && matches(list[i-before:], pushAddress) && list[i].value>>16 == first>>16
}

// deltaAddresses makes the calls of a function compute their return addresses. Where all paths to a
// call come from the same earlier call, the address is computed from that call's; elsewhere from
// first, the address of the function's beginning. others are resume points at which the function
// may be entered although none of its calls returns there.
func deltaAddresses(first int64, locals []byte, list []instruction, others []int64) ([]byte, []instruction) {
	d, found := findDispatch(list)
	more, fits := moreLocals(locals)
	if !found || !fits {
		return locals, list
	}
	entries := d.entries(first, list, others)
	branches := branchTargets(list)
	var out []instruction
	var open blocks
	now := int64(unknown)
	for i, in := range list {
		if i == d.at-1 {
			out = append(out, initAddresses(first)...)
		}
		if in.op == opEnd && open.top() < d.at {
			now = meet(now, entries, open.top(), branches)
		}
		open.pass(list, i)
		switch {
		case isReturnAddress(list, i, first):
			from, step := int64(firstLocal), in.value-first
			if now != unknown {
				from, step = lastLocal, step-now
			}
			out = append(out, instruction{op: opLocalGet, value: from}, instruction{op: opI64Const, value: step}, instruction{op: opI64Add})
			if open.top() < d.at { // all ways lead through it
				out = append(out, instruction{op: opLocalTee, value: lastLocal})
				now = in.value - first
			}
		case in.op >= opLocalGet && in.op <= opLocalTee && in.value >= firstLocal:
			in.value += added
			out = append(out, in)
		default:
			out = append(out, in)
		}
	}
	return more, out
}

// initAddresses sets the added variables by the resume point at which the function is entered.
func initAddresses(first int64) []instruction {
	return []instruction{{op: opI64Const, value: first}, {op: opLocalTee, value: firstLocal}, {op: opLocalGet, value: pcB}, {op: opI64ExtendU}, {op: opI64Add}, {op: opLocalSet, value: lastLocal}}
}

// meet returns the resume point that was stored last at the end of a block, given the one before
// that end.
func meet(before int64, entries map[int][]int64, opener int, branches map[int]bool) int64 {
	if branches[opener] || slices.ContainsFunc(entries[opener], func(p int64) bool { return p != before }) {
		return unknown
	}
	return before
}

// entries returns the resume points at which a function is entered where a block ends, by the
// instruction that begins the block. Calls in a condition are of functions that never return, or of
// morestack, after which a function begins again.
func (d dispatch) entries(first int64, list []instruction, others []int64) map[int][]int64 {
	all := map[int][]int64{}
	add := func(point int64) {
		opener := d.opener(point)
		all[opener] = append(all[opener], point)
	}
	for _, p := range others {
		add(p)
	}
	var open blocks
	for i := range list {
		open.pass(list, i)
		switch {
		case isReturnAddress(list, i, first) && open.top() < d.at:
			add(list[i].value - first)
		case matches(list[i:], jumpBack):
			add(list[i].value)
		}
	}
	return all
}

// branchTargets returns the instructions that begin a block or loop to which a branch leads.
func branchTargets(list []instruction) map[int]bool {
	targets := map[int]bool{}
	var open blocks
	for i, in := range list {
		open.pass(list, i)
		if in.op == opBr || in.op == opBrIf {
			targets[open.target(in)] = true
		}
	}
	return targets
}

// moreLocals returns a function's declarations of local variables, with those that are added. It
// fails unless the stack pointer is the only one of the first group.
func moreLocals(locals []byte) ([]byte, bool) {
	groups, n := binary.Uvarint(locals)
	if groups == 0 || locals[n] != 1 || locals[n+1] != typeI32[0] {
		return nil, false
	}
	out := binary.AppendUvarint(nil, groups+1)
	out = append(out, locals[n:n+2]...)
	out = append(out, added, typeI64[0])
	return append(out, locals[n+2:]...), true
}
