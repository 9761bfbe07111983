package wasmslim

import (
	"encoding/binary"
	"slices"
)

// A call stores its return address: the number of the function, and the place where
// it goes on, a number that is another one at each call. So calls, which are alike,
// compress badly. Two local variables are added, right behind the stack pointer:
const (
	origin  = 2 // the address of the function's first place
	address = 3 // the address of the place that was set last
	added   = 2 // variables
)

// unknown is a place that isn't known.
const unknown = -1

// pushAddress makes room for the return address of a call, and stores it.
var pushAddress = []instruction{
	{op: opLocalTee, value: stackPointer}, {op: opGlobalSet, value: globalStackPointer},
	{op: opLocalGet, value: stackPointer}, {op: opI64Const, value: any64}, {op: opI64Store},
}

// pushed returns whether instruction i is the return address of a call of a function.
func pushed(list []instruction, i int, first int64) bool {
	const before = 3
	return i >= before && matches(list[i-before:], pushAddress) && list[i].value>>16 == first>>16
}

// countAddresses makes the calls of a function compute their return addresses from
// that of the call before, wherever each way to a call comes by the same one; and
// elsewhere from the function's first place.
// The addresses stay what they are. first is that of the function's entry, and others
// has places at which it may go on though none of its calls returns there.
func countAddresses(first int64, locals []byte, list []instruction, others []int64) ([]byte, []instruction) {
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
			out = append(out, startCounting(first)...)
		}
		if in.op == opEnd && open.top() < d.at {
			now = meet(now, entries, open.top(), branches)
		}
		open.pass(list, i)
		switch {
		case pushed(list, i, first):
			from, step := int64(origin), in.value-first
			if now != unknown {
				from, step = address, step-now
			}
			out = append(out, instruction{op: opLocalGet, value: from}, instruction{op: opI64Const, value: step}, instruction{op: opI64Add})
			if open.top() < d.at { // no way leads around it
				out = append(out, instruction{op: opLocalTee, value: address})
				now = in.value - first
			}
		case in.op >= opLocalGet && in.op <= opLocalTee && in.value >= origin:
			in.value += added
			out = append(out, in)
		default:
			out = append(out, in)
		}
	}
	return more, out
}

// startCounting sets the added variables by the place at which the function is entered.
func startCounting(first int64) []instruction {
	return []instruction{{op: opI64Const, value: first}, {op: opLocalTee, value: origin}, {op: opLocalGet, value: place}, {op: opI64ExtendU}, {op: opI64Add}, {op: opLocalSet, value: address}}
}

// meet returns the place that was set last where a block ends, given that before its end.
func meet(before int64, entries map[int][]int64, opener int, branches map[int]bool) int64 {
	if branches[opener] || slices.ContainsFunc(entries[opener], func(p int64) bool { return p != before }) {
		return unknown
	}
	return before
}

// entries returns by which places a function is entered where a block ends. Calls in a
// condition are of what never returns, or of more stack, after which a function begins again.
func (d dispatch) entries(first int64, list []instruction, others []int64) map[int][]int64 {
	all := map[int][]int64{}
	add := func(p int64) {
		opener := d.opener(p)
		all[opener] = append(all[opener], p)
	}
	for _, p := range others {
		add(p)
	}
	var open blocks
	for i := range list {
		open.pass(list, i)
		switch {
		case pushed(list, i, first) && open.top() < d.at:
			add(list[i].value - first)
		case matches(list[i:], jumpBack):
			add(list[i].value)
		}
	}
	return all
}

// branchTargets says of each instruction whether it begins a block to whose end, or loop to
// whose beginning, something branches.
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

// moreLocals returns what a function says of its local variables, with those that are
// added. It fails unless the stack pointer is the only one of the first group.
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
