package wasmslim

import (
	"fmt"
	"slices"
)

// any64 stands for every value in a pattern of instructions.
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

// shorten writes functions in fewer instructions, and more alike, so that they
// compress better. They do the same. Functions of another type than Go's own are
// left alone, and addresses in those that are written by hand.
func (p *program) shorten() error {
	for i := range p.code {
		if !p.plain[i] {
			continue
		}
		locals, list, err := p.shorter(i)
		if err != nil {
			return err
		}
		f := &p.functions[i]
		if !f.byHand() {
			f.places = p.placesOf(i, list)
			f.places.renumber(firstAddress(i), list)
			f.DeferReturn = uint32(f.places.number(int64(f.DeferReturn)))
			locals, list = countAddresses(firstAddress(i), locals, list, f.entries())
		}
		p.code[i] = slices.Clone(locals)
		for _, in := range list {
			p.code[i] = in.appendTo(p.code[i])
		}
	}
	return nil
}

// shorter returns a function in fewer instructions, with its addresses as they are.
func (p *program) shorter(i int) (locals []byte, list []instruction, err error) {
	if locals, list, err = parseBody(p.code[i]); err != nil {
		return nil, nil, fmt.Errorf("code of function %d: %w", i, err)
	}
	for _, step := range []func([]instruction) []instruction{jumpDirectly, leaveAtOnce, foldOffsets, simplify} {
		list = step(list)
	}
	return locals, list, nil
}

// exit is how a function ends that leaves, when the stack is unwound, by the end of
// its outermost block. It returns 1 then.
var exit = []instruction{{op: opUnreachable}, {op: opEnd}, {op: opI32Const, value: 1}, {op: opEnd}}

// returnOne returns 1 if a condition holds.
var returnOne = []instruction{{op: opIf, rest: []byte{noResult}}, {op: opI32Const, value: 1}, {op: opReturn}, {op: opEnd}}

// leaveAtOnce returns where the stack is unwound, instead of branching to the end
// of the function, which is at another depth after each call.
func leaveAtOnce(list []instruction) []instruction {
	tail := len(list) - len(exit)
	outermost := slices.IndexFunc(list, instruction.opens)
	if tail < 0 || !matches(list[tail:], exit) || outermost < 0 || list[outermost].op != opBlock {
		return list
	}
	var out []instruction
	var open blocks
	for i, in := range list {
		open.pass(list, i)
		if i == tail && (len(open) != 1 || open[0] != outermost) {
			return list // that block ends earlier
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

// foldOffsets adds the offset of an address on the stack to that of the access to
// memory that takes it.
func foldOffsets(list []instruction) []instruction {
	var out []instruction
	for i := 0; i < len(list); i++ {
		out = append(out, list[i])
		if !matches(list[i:], addressOnStack) {
			continue
		}
		offset := list[i+2].value
		if access := accessTo(list, i+len(addressOnStack)); access > 0 && offset >= 0 {
			list[access].value += offset
			i += len(addressOnStack) - 1
		}
	}
	return out
}

// accessTo returns which instruction loads from or stores to the address that was
// pushed before instruction i, and 0 if it isn't known.
func accessTo(list []instruction, i int) int {
	for above := 0; i < len(list); i++ { // how many values are above the address
		takes, leaves, known := list[i].effect()
		switch {
		case !known:
			return 0
		case above == takes-1 && (list[i].loads() || list[i].stores()):
			return i
		case takes > above: // takes it otherwise, as a value to store
			return 0
		}
		above += leaves - takes
	}
	return 0
}

// simplify leaves out what has no effect.
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

// dropFrame takes first a function's frame from the stack, and then the address to
// which it returns.
var dropFrame = []instruction{
	{op: opLocalGet, value: stackPointer}, {op: opI32Const, value: any64}, {op: opI32Add}, {op: opLocalTee, value: stackPointer}, {op: opGlobalSet, value: globalStackPointer},
	{op: opLocalGet, value: stackPointer}, {op: opI32Const, value: returnAddressSize}, {op: opI32Add}, {op: opLocalTee, value: stackPointer}, {op: opGlobalSet, value: globalStackPointer},
}

const returnAddressSize = 8 // bytes

// returns says whether instructions begin with a return of a constant.
func returns(list []instruction) bool {
	return matches(list, []instruction{{op: opI32Const, value: any64}, {op: opReturn}})
}
