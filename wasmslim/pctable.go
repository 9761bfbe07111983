package wasmslim

import (
	"encoding/binary"
	"errors"
)

// A table says which value holds from which place of a function on: pairs of
// differences, the value's and the place's, as runtime.step reads them
// (runtime/symtab.go).
type table []byte

var errTable = errors.New("a table of values by PC is none")

// table returns the table at an offset in PCs, with the zero that ends it.
func (l *layout) table(offset uint32) (table, error) {
	if offset == none {
		return nil, nil
	}
	if uint64(offset) >= l.PCs.Len {
		return nil, errTable
	}
	all := l.memory.at(l.PCs.Start+uint64(offset), l.PCs.Len-uint64(offset))
	for at := 0; ; {
		value, n := binary.Uvarint(all[at:])
		if n <= 0 || value > 1<<32-1 {
			return nil, errTable
		}
		if value == 0 && at > 0 {
			return all[:at+1], nil
		}
		places, m := binary.Uvarint(all[at+n:])
		if m <= 0 || places > 1<<16 {
			return nil, errTable
		}
		at += n + m
	}
}

// value returns the value at a place in the function, and -1 where there is none.
func (t table) value(place uint32) int {
	value, end := -1, uint64(0)
	for len(t) > 1 {
		difference, n := binary.Uvarint(t)
		places, m := binary.Uvarint(t[n:])
		t = t[n+m:]
		value += int(difference>>1) ^ -int(difference&1)
		if end += places; uint64(place) < end {
			return value
		}
	}
	return -1
}

// greatest returns the greatest value of a table, and -1 for none.
func (t table) greatest() int {
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

// tableOf returns the table that has these values from place 0 on.
func tableOf(values []int) table {
	var t table
	before := -1
	for i := 0; i < len(values); {
		n := 1
		for i+n < len(values) && values[i+n] == values[i] {
			n++
		}
		t = binary.AppendVarint(t, int64(values[i]-before))
		t = binary.AppendUvarint(t, uint64(n))
		before, i = values[i], i+n
	}
	return append(t, 0)
}
