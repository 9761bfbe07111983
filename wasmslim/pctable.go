package wasmslim

import (
	"encoding/binary"
	"errors"
)

// A pcTable is a pc-value table: it says which value holds from which resume point of a function on,
// as pairs of differences of values and points (runtime.step in runtime/symtab.go). A zero ends it.
type pcTable []byte

var errPCTable = errors.New("no pc-value table at its offset")

// pcTable returns the table at an offset in PCs.
func (l *layout) pcTable(offset uint32) (pcTable, error) {
	if offset == none {
		return nil, nil
	}
	if uint64(offset) >= l.PCs.Len {
		return nil, errPCTable
	}
	all := l.memory.at(l.PCs.Start+uint64(offset), l.PCs.Len-uint64(offset))
	for at := 0; ; {
		value, n := binary.Uvarint(all[at:])
		if n <= 0 || value > 1<<32-1 {
			return nil, errPCTable
		}
		if value == 0 && at > 0 {
			return all[:at+1], nil
		}
		points, m := binary.Uvarint(all[at+n:])
		if m <= 0 || points > 1<<16 {
			return nil, errPCTable
		}
		at += n + m
	}
}

// value returns the value at a resume point, and -1 where there is none.
func (t pcTable) value(point uint32) int {
	value, end := -1, uint64(0)
	for len(t) > 1 {
		difference, n := binary.Uvarint(t)
		points, m := binary.Uvarint(t[n:])
		t = t[n+m:]
		value += int(difference>>1) ^ -int(difference&1)
		if end += points; uint64(point) < end {
			return value
		}
	}
	return -1
}

// greatest returns the greatest value of a table, and -1 for none.
func (t pcTable) greatest() int {
	greatest, value := -1, -1
	for len(t) > 1 {
		difference, n := binary.Uvarint(t)
		_, m := binary.Uvarint(t[n:])
		t = t[n+m:]
		value += int(difference>>1) ^ -int(difference&1)
		greatest = max(greatest, value)
	}
	return greatest
}

// endless is the length of the last run of a table. Nothing looks beyond the last resume point of a function,
// so tables that would differ in this length alone become one.
const endless = 1<<14 - 1 // the most in two bytes of its varint

// newPCTable returns the table of the values at all resume points from 0 on.
func newPCTable(values []int) pcTable {
	var t pcTable
	before := -1
	for i := 0; i < len(values); {
		n := 1
		for i+n < len(values) && values[i+n] == values[i] {
			n++
		}
		t = binary.AppendVarint(t, int64(values[i]-before))
		before, i = values[i], i+n
		if i == len(values) {
			n = max(n, endless)
		}
		t = binary.AppendUvarint(t, uint64(n))
	}
	return append(t, 0)
}
