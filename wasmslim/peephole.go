package wasmslim

import (
	"slices"
)

// any64 stands for any value in a pattern of instructions.
const any64 = -1 << 63

// matches says whether instructions begin with those of a pattern.
func matches(list, pattern []instruction) bool {
	if len(list) < len(pattern) {
		return false
	}
	for i, p := range pattern {
		if list[i].op != p.op || p.value != any64 && list[i].value != p.value {
			return false
		}
	}
	return true
}

// peephole writes functions in fewer instructions, and in a more uniform way, so that they compress
// better. It leaves functions of other types than Go's own.
func (p *program) peephole() error {
	for i := range p.code {
		if !p.goType[i] {
			continue
		}
		locals, list, err := p.optimized(i)
		if err != nil {
			return err
		}
		p.code[i] = newBody(locals, list)
	}
	return nil
}

// optimized returns a function's local variables, and its instructions after the step Peephole.
func (p *program) optimized(i int) (locals []byte, list []instruction, err error) {
	if locals, list, err = p.body(i); err != nil {
		return nil, nil, err
	}
	for _, rewrite := range []func([]instruction) []instruction{threadJumps, earlyReturn, foldOffsets, simplify} {
		list = rewrite(list)
	}
	return locals, list, nil
}

// epilogue ends a function that leaves its outermost block when the stack is being unwound. It
// returns 1 then.
var epilogue = []instruction{{op: opUnreachable}, {op: opEnd}, {op: opI32Const, value: 1}, {op: opEnd}}

// returnOne returns 1 if a condition holds.
var returnOne = []instruction{{op: opIf, rest: []byte{noResult}}, {op: opI32Const, value: 1}, {op: opReturn}, {op: opEnd}}

// earlyReturn returns where the stack is being unwound, instead of branching to the epilogue, whose
// depth differs after each call.
func earlyReturn(list []instruction) []instruction {
	tail := len(list) - len(epilogue)
	outermost := slices.IndexFunc(list, instruction.opens)
	if tail < 0 || !matches(list[tail:], epilogue) || outermost < 0 || list[outermost].op != opBlock {
		return list
	}
	var out []instruction
	var open blocks
	for i, in := range list {
		open.pass(list, i)
		if i == tail && (len(open) != 1 || open[0] != outermost) {
			return list // the block ends earlier
		}
		if in.op == opBrIf && open.target(in) == outermost {
			out = append(out, returnOne...)
		} else {
			out = append(out, in)
		}
	}
	return out
}

// addressOnStack is the address of what is on Go's stack.
var addressOnStack = []instruction{{op: opLocalGet, value: stackPointer}, {op: opI64ExtendU}, {op: opI64Const, value: any64}, {op: opI64Add}, {op: opI32Wrap}}

// foldOffsets adds the offset of an address on Go's stack to that of the load or store that uses it.
func foldOffsets(list []instruction) []instruction {
	var out []instruction
	for i := 0; i < len(list); i++ {
		out = append(out, list[i])
		if !matches(list[i:], addressOnStack) {
			continue
		}
		offset := list[i+2].value
		if access := accessTo(list, i+len(addressOnStack)); access > 0 && offset >= 0 && offset <= largestMemory {
			list[access].value += offset
			i += len(addressOnStack) - 1
		}
	}
	return out
}

// accessTo returns the instruction that loads from or stores to the address that was pushed before
// instruction i; 0 if it can't tell.
func accessTo(list []instruction, i int) int {
	for above := 0; i < len(list); i++ { // how many values are above the address
		takes, leaves, known := list[i].effect()
		switch {
		case !known:
			return 0
		case above == takes-1 && (list[i].loads() || list[i].stores()):
			return i
		case takes > above: // uses it otherwise, as a value to store
			return 0
		}
		above += leaves - takes
	}
	return 0
}

// simplify removes what has no effect, and adds to the stack pointer once before a return.
func simplify(list []instruction) []instruction {
	var out []instruction
	for i := 0; i < len(list); i++ {
		in := list[i]
		sameLocal := i+1 < len(list) && in.value == list[i+1].value
		switch {
		case in.op == opNop:
		case in.op == opLocalGet && sameLocal && list[i+1].op == opLocalSet:
			i++
		case in.op == opLocalSet && sameLocal && list[i+1].op == opLocalGet:
			out = append(out, instruction{op: opLocalTee, value: in.value})
			i++
		case matches(list[i:], dropFrame) && returns(list[i+len(dropFrame):]):
			in = list[i+1]
			in.value += returnAddressSize
			out = append(out, list[i], in, list[i+2], list[i+4])
			i += len(dropFrame) - 1
		default:
			out = append(out, in)
		}
	}
	return out
}

// dropFrame pops a function's frame from Go's stack, and then its return address.
var dropFrame = []instruction{
	{op: opLocalGet, value: stackPointer}, {op: opI32Const, value: any64}, {op: opI32Add}, {op: opLocalTee, value: stackPointer}, {op: opGlobalSet, value: globalStackPointer},
	{op: opLocalGet, value: stackPointer}, {op: opI32Const, value: returnAddressSize}, {op: opI32Add}, {op: opLocalTee, value: stackPointer}, {op: opGlobalSet, value: globalStackPointer},
}

const returnAddressSize = 8 // bytes

// returns says whether instructions begin with a return of a constant.
func returns(list []instruction) bool {
	return matches(list, []instruction{{op: opI32Const, value: any64}, {op: opReturn}})
}
