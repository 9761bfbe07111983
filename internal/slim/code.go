package slim

import (
	"errors"
	"fmt"
)

// More instructions of WebAssembly, and the last ones of groups of instructions
// with the same operands.
const (
	opUnreachable  = 0x00
	opNop          = 0x01
	opBlock        = 0x02
	opIf           = 0x04
	opElse         = 0x05
	opBr           = 0x0c
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opDrop         = 0x1a
	opSelect       = 0x1b
	opGlobalSet    = 0x24 // the last one that names a variable
	opI64Store32   = 0x3e // the last one that loads or stores
	opMemorySize   = 0x3f
	opMemoryGrow   = 0x40
	opI64Const     = 0x42
	opF32Const     = 0x43
	opF64Const     = 0x44
	opI32Eqz       = 0x45 // the first one of arithmetic
	opI64Extend32  = 0xc4 // the last one of arithmetic
	opMore         = 0xfc // one of those that follow
	opTruncate     = 7    // the last one that converts
	opMemoryCopy   = 10
	opMemoryFill   = 11
)

// eachOperand calls called with the number of each function that the body of a
// function calls by number, and constant with each integer in it. An instruction
// that Go doesn't write is an error.
func eachOperand(body []byte, called func(int), constant func(int64)) error {
	r := reader{rest: body}
	for range r.unsigned() { // groups of local variables: how many, and their type
		r.unsigned()
		r.byte()
	}
	for len(r.rest) > 0 {
		switch op := r.byte(); op {
		case opCall:
			called(r.unsigned())
		case opI32Const, opI64Const:
			constant(r.signed())
		default:
			if !r.skipOperands(op) {
				return fmt.Errorf("an unknown instruction, %#x", op)
			}
		}
	}
	if r.failed {
		return errors.New("it is cut off")
	}
	return nil
}

// skipOperands skips the operands of an instruction, and reports whether it is
// known.
func (r *reader) skipOperands(op byte) bool {
	switch {
	case op == opUnreachable, op == opNop, op == opElse, op == opEnd, op == opReturn, op == opDrop, op == opSelect:
	case op >= opI32Eqz && op <= opI64Extend32:
	case op == opBlock, op == opLoop, op == opIf, op == opMemorySize, op == opMemoryGrow:
		r.byte()
	case op == opBr, op == opBrIf, op >= opLocalGet && op <= opGlobalSet:
		r.unsigned()
	case op == opCallIndirect, op >= opI32Load && op <= opI64Store32:
		r.unsigned()
		r.unsigned()
	case op == opBrTable:
		for range r.unsigned() + 1 {
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
