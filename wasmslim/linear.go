package wasmslim

import "encoding/binary"

// A linearTable is a column of numbers of 32 bits in memory that the start function computes. The
// program has in its place what exceeds a linear function, first + i·step, which is mostly 0:
// written out, each number takes two or three bytes after compression.
type linearTable struct {
	at, every   uint64 // address of the first number, and the distance to the next
	first, step uint32
}

// computeLinear lets the start function compute the columns of the tables of functions that grow by a
// constant: the index, the numbers of functions in records of the usual size, and the buckets.
func (p *program) computeLinear() error {
	first := p.firstRecord()
	p.linear = []linearTable{
		{at: p.Index.Start, every: indexEntry, first: firstFunction, step: 1},
		{at: p.Index.Start + 4, every: indexEntry, first: uint32(first), step: usualSize},
		{at: p.Funcs.Start + uint64(first), every: usualSize, first: firstFunction, step: 1},
		{at: p.Buckets, every: bucketsPerFunction * bucketSize, step: 1},
	}
	for _, t := range p.linear {
		t.subtract(p.memory, len(p.functions))
	}
	return nil
}

// subtract leaves of n numbers what the start function doesn't compute. A 0 stays, since nothing reads
// it: it is in the place of a longer record, which stands elsewhere.
func (t linearTable) subtract(m memory, n int) {
	for i := range n {
		number := m[t.at+uint64(i)*t.every:]
		if v := binary.LittleEndian.Uint32(number); v != 0 {
			binary.LittleEndian.PutUint32(number, v-t.first-uint32(i)*t.step)
		}
	}
}

// linearCode is code for [startCode] that computes columns of n numbers.
func linearCode(tables []linearTable, n int) []byte {
	if len(tables) == 0 {
		return nil
	}
	number := func(v uint64) []byte { return appendSigned([]byte{opI32Const}, int64(v)) }
	memory := func(op byte, address uint64) []byte {
		return binary.AppendUvarint([]byte{op, 0}, address) // no alignment is promised
	}
	i := []byte{opLocalGet, 0}
	code := []byte{opLoop, noResult} // i is 0
	add := func(parts ...[]byte) {
		for _, part := range parts {
			code = append(code, part...)
		}
	}
	for _, t := range tables {
		offset := append(append(i[:2:2], number(t.every)...), opI32Mul)
		add(offset, offset, memory(opI32Load, t.at))
		add(i, number(uint64(t.step)), []byte{opI32Mul, opI32Add})
		add(number(uint64(t.first)), []byte{opI32Add}, memory(opI32Store, t.at))
	}
	add(i, number(1), []byte{opI32Add, opLocalSet, 0}, i, number(uint64(n)), []byte{opI32Less})
	return append(code, opBrIf, 0, opEnd)
}
