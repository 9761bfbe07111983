package wasmslim

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Instructions of WebAssembly, and the first and last ones of groups of
// instructions with the same operands.
const (
	opUnreachable  = 0x00
	opNop          = 0x01
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opDrop         = 0x1a
	opSelect       = 0x1b
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opLocalTee     = 0x22
	opGlobalGet    = 0x23
	opGlobalSet    = 0x24
	opI32Load      = 0x28 // the first one that loads
	opI64Load32U   = 0x35 // the last one
	opI32Store     = 0x36 // the first one that stores
	opI64Store     = 0x37
	opI64Store32   = 0x3e // the last one
	opMemorySize   = 0x3f
	opMemoryGrow   = 0x40
	opI32Const     = 0x41
	opI64Const     = 0x42
	opF32Const     = 0x43
	opF64Const     = 0x44
	opI32Eqz       = 0x45 // the first one of arithmetic
	opI32Less      = 0x49 // unsigned
	opI64Eqz       = 0x50
	opF64Ge        = 0x66 // the last one that compares
	opI32Popcnt    = 0x69 // the last one of three with one argument
	opI32Add       = 0x6a
	opI32Sub       = 0x6b
	opI32Mul       = 0x6c
	opI32Rotr      = 0x78
	opI64Popcnt    = 0x7b
	opI64Add       = 0x7c
	opI64Rotr      = 0x8a
	opF32Sqrt      = 0x91
	opF32Copysign  = 0x98
	opF64Sqrt      = 0x9f
	opF64Copysign  = 0xa6
	opI32Wrap      = 0xa7
	opI64ExtendU   = 0xad // of 32 bits without a sign
	opI64Extend32  = 0xc4 // the last one of arithmetic
	opMore         = 0xfc // one of those that follow
	opTruncate     = 7    // the last one that converts
	opMemoryCopy   = 10
	opMemoryFill   = 11
)

// An instruction is one of WebAssembly, with its operands.
type instruction struct {
	op byte
	// value is the constant, the number of a function or of a variable, the depth
	// of a branch, or the offset of an access to memory.
	value int64
	rest  []byte // the other operands, as they stand: of an access to memory, its alignment
}

func (i instruction) loads() bool  { return i.op >= opI32Load && i.op <= opI64Load32U }
func (i instruction) stores() bool { return i.op >= opI32Store && i.op <= opI64Store32 }
func (i instruction) opens() bool  { return i.op == opBlock || i.op == opLoop || i.op == opIf }
func (i instruction) signed() bool { return i.op == opI32Const || i.op == opI64Const }

// mostVariables is how many local variables a function may have in a browser
// (https://webassembly.github.io/spec/js-api/#limits), which is more than there are global ones.
const mostVariables = 50_000

// numbered says whether the value of an instruction is its only operand, and has no sign.
func (i instruction) numbered() bool {
	return i.op == opCall || i.op == opBr || i.op == opBrIf || i.op >= opLocalGet && i.op <= opGlobalSet
}

// body returns the declarations of a function's local variables, and its instructions.
func (p *program) body(i int) (locals []byte, list []instruction, err error) {
	if locals, list, err = parseBody(p.code[i]); err != nil {
		err = fmt.Errorf("code of function %d: %w", i, err)
	}
	return locals, list, err
}

// newBody puts the body of a function together.
func newBody(locals []byte, list []instruction) []byte {
	body := slices.Clone(locals)
	for _, in := range list {
		body = in.appendTo(body)
	}
	return body
}

// parseBody parses the body of a function. An instruction that Go doesn't write is an error.
func parseBody(body []byte) (locals []byte, list []instruction, err error) {
	r := reader{rest: body}
	for range r.count() { // groups of local variables: how many, and their type
		r.unsigned()
		r.byte()
	}
	locals = body[:len(body)-len(r.rest)]
	for len(r.rest) > 0 {
		i, known := r.instruction()
		if !known {
			return nil, nil, fmt.Errorf("unknown instruction %#x", i.op)
		}
		list = append(list, i)
	}
	if r.failed {
		return nil, nil, errors.New("cut off")
	}
	return locals, list, nil
}

// instruction reads an instruction, and reports whether it is known.
func (r *reader) instruction() (i instruction, known bool) {
	i.op = r.byte()
	operands := r.rest
	switch {
	case i.numbered():
		i.value = int64(r.unsigned())
		return i, i.op < opLocalGet || i.value < mostVariables
	case i.signed():
		i.value = r.signed()
		return i, true
	case i.loads(), i.stores():
		r.unsigned()
		i.rest = operands[:len(operands)-len(r.rest)]
		i.value = int64(r.unsigned())
		return i, true
	}
	known = r.skipOperands(i.op)
	i.rest = operands[:len(operands)-len(r.rest)]
	return i, known
}

// skipOperands skips the operands of an instruction that has no value here, and
// reports whether it is known.
func (r *reader) skipOperands(op byte) bool {
	switch {
	case op == opUnreachable, op == opNop, op == opElse, op == opEnd, op == opReturn, op == opDrop, op == opSelect:
	case op >= opI32Eqz && op <= opI64Extend32:
	case op == opBlock, op == opLoop, op == opIf, op == opMemorySize, op == opMemoryGrow:
		r.byte()
	case op == opCallIndirect:
		r.unsigned()
		r.unsigned()
	case op == opBrTable:
		for range r.count() + 1 {
			r.unsigned()
		}
	case op == opF32Const:
		r.bytes(4)
	case op == opF64Const:
		r.bytes(8)
	case op == opMore:
		return r.skipMore(r.unsigned())
	default:
		return false
	}
	return true
}

// skipMore skips the operands of an instruction of those after [opMore].
func (r *reader) skipMore(op int) bool {
	switch {
	case op <= opTruncate:
	case op == opMemoryCopy:
		r.bytes(2)
	case op == opMemoryFill:
		r.byte()
	default:
		return false
	}
	return true
}

func (i instruction) appendTo(out []byte) []byte {
	out = append(append(out, i.op), i.rest...)
	switch {
	case i.signed():
		return appendSigned(out, i.value)
	case i.numbered(), i.loads(), i.stores():
		return binary.AppendUvarint(out, uint64(i.value))
	}
	return out
}

// effect returns how many values an instruction takes from the stack and how many
// it leaves there. It doesn't know calls, and what begins or ends a block or leaves one.
func (i instruction) effect() (takes, leaves int, known bool) {
	op := i.op
	switch {
	case op == opLocalGet, op == opGlobalGet, op == opMemorySize, op >= opI32Const && op <= opF64Const:
		return 0, 1, true
	case op == opLocalSet, op == opGlobalSet, op == opDrop:
		return 1, 0, true
	case op == opLocalTee, op == opMemoryGrow, i.loads(), op == opI32Eqz, op == opI64Eqz:
		return 1, 1, true
	case i.stores():
		return 2, 0, true
	case op == opSelect:
		return 3, 1, true
	case op == opMore && i.rest[0] > opTruncate:
		return 3, 0, true
	case op == opMore, op > opF64Ge && op <= opI32Popcnt, op > opI32Rotr && op <= opI64Popcnt,
		op > opI64Rotr && op <= opF32Sqrt, op > opF32Copysign && op <= opF64Sqrt, op >= opI32Wrap && op <= opI64Extend32:
		return 1, 1, true
	case op > opI32Eqz && op <= opF64Copysign:
		return 2, 1, true
	}
	return 0, 0, false
}
