package wasmslim

import (
	"encoding/binary"
	"slices"
)

// The places at which a function may go on, in order: that of index i gets the number i.
// The compiler counts places up wherever a table of values by PC may have another value, too.
// No place gets 1: maps of the stack are looked up right before a place, but for the entry,
// which is 0, where it is (getStackMap in runtime/stkframe.go). The entry stands there again.
type places []uint32

// placesOf returns the places of a function, given its instructions as [program.shorter]
// has them. There are none where they have to stay as they are: where inlined calls matter,
// which have places of their own, and where something else may go by them.
func (p *program) placesOf(i int, list []instruction) places {
	d, found := findDispatch(list)
	first := firstAddress(i)
	if !found || !p.plain[i] || p.exact[i] || p.functions[i].byHand() || namesPlaces(list, first) {
		return nil
	}
	var used places
	for _, entries := range d.entries(first, list, p.functions[i].entries()) {
		for _, place := range entries {
			used = append(used, uint32(place))
		}
	}
	for k, in := range list {
		if pushed(list, k, first) {
			used = append(used, uint32(in.value-first))
		}
	}
	slices.Sort(used)
	return append(places{0}, slices.Compact(used)...)
}

// namesPlaces says whether a function names places of its own otherwise than for calls and
// jumps.
func namesPlaces(list []instruction, first int64) bool {
	for i, in := range list {
		address := in.op == opI64Const && in.value>>16 == first>>16 && in.value != first
		sets := (in.op == opLocalSet || in.op == opLocalTee) && in.value == place
		if address && !pushed(list, i, first) || sets && !matches(list[i:], aroundIndirectCall) && (i == 0 || !matches(list[i-1:], jumpBack)) {
			return true
		}
	}
	return false
}

// firstAddress returns the address of the entry of a function.
func firstAddress(i int) int64 { return (firstFunction + int64(i)) << 16 }

// entries returns the places at which a function is entered, other than by a call or
// jump of its own.
func (f function) entries() []int64 { return []int64{0, int64(f.DeferReturn)} }

// number returns the new number of a place.
func (p places) number(place int64) int64 {
	if p == nil {
		return place
	}
	return int64(slices.Index(p, uint32(place)))
}

// renumber gives the places of a function their numbers.
func (p places) renumber(first int64, list []instruction) {
	d, found := findDispatch(list)
	if !found || p == nil {
		return
	}
	table := binary.AppendUvarint(nil, uint64(len(p)-1)) // the last one is for all others
	for _, place := range p {
		table = binary.AppendUvarint(table, uint64(d.table[min(int(place), len(d.table)-1)]))
	}
	list[d.at].rest = table
	for i := range list {
		switch {
		case pushed(list, i, first):
			list[i].value = first + p.number(list[i].value-first)
		case matches(list[i:], jumpBack):
			list[i].value = p.number(list[i].value)
		}
	}
}

// looked returns a table of values by PC for the new numbers. before is 1 if it is looked up
// right before a place, and else 0.
func (p places) looked(t table, before int) table {
	if p == nil || t == nil {
		return t
	}
	values := make([]int, len(p))
	for i, place := range p {
		values[i] = t.value(place)
		if before > 0 && i > 0 && i+1 < len(p) {
			values[i] = t.value(p[i+1] - 1)
		}
	}
	return tableOf(values)
}
