package wasmslim

import (
	"encoding/binary"
	"slices"
)

// The resume points of a function are where it may be entered (RESUMEPOINT in
// cmd/internal/obj/wasm/wasmobj.go): at its beginning, and behind each call. The compiler also
// counts places where a pc-value table may change, so the numbers have gaps. resumePoints lists
// them in order: the point at index i gets the number i.
//
// No point gets the number 1, so index 1 repeats the beginning. The runtime looks stack maps up
// right before a resume point, but for the function's beginning, which is 0, it looks them up at 0
// (getStackMap in runtime/stkframe.go).
type resumePoints []uint32

// renumber numbers the resume points of each function one by one, and lets calls compute their return
// addresses from that of the call before.
func (p *program) renumber() error {
	for i := range p.code {
		if err := p.renumberFunction(i); err != nil {
			return err
		}
	}
	if err := p.writePCTables(); err != nil {
		return err
	}
	return p.writeRecords()
}

func (p *program) renumberFunction(i int) error {
	f := &p.functions[i]
	if !p.goType[i] || f.isAssembly() {
		return nil
	}
	locals, list, err := p.body(i)
	if err != nil {
		return err
	}
	f.points = p.resumePointsOf(i, list)
	f.points.renumber(firstAddress(i), list)
	f.DeferReturn = uint32(f.points.number(int64(f.DeferReturn)))
	p.code[i] = newBody(deltaAddresses(firstAddress(i), locals, list, f.entryPoints()))
	return nil
}

// resumePointsOf returns the resume points of a function after the step Peephole. It returns none
// where numbers have to stay: if inlined calls matter, which have numbers of their own, or
// something unknown may use the numbers.
func (p *program) resumePointsOf(i int, list []instruction) resumePoints {
	d, found := findDispatch(list)
	first := firstAddress(i)
	if !found || !p.goType[i] || p.keepsInlining[i] || p.functions[i].isAssembly() || usesResumePoints(list, first) {
		return nil
	}
	var used resumePoints
	for _, points := range d.entries(first, list, p.functions[i].entryPoints()) {
		for _, point := range points {
			used = append(used, uint32(point))
		}
	}
	for k, in := range list {
		if isReturnAddress(list, k, first) {
			used = append(used, uint32(in.value-first))
		}
	}
	slices.Sort(used)
	return append(resumePoints{0}, slices.Compact(used)...)
}

// usesResumePoints reports whether a function uses numbers of its resume points for anything but
// calls and jumps.
func usesResumePoints(list []instruction, first int64) bool {
	for i, in := range list {
		isAddress := in.op == opI64Const && in.value>>16 == first>>16 && in.value != first
		isSet := (in.op == opLocalSet || in.op == opLocalTee) && in.value == pcB
		if isAddress && !isReturnAddress(list, i, first) || isSet && !matches(list[i:], aroundIndirectCall) && (i == 0 || !matches(list[i-1:], jumpBack)) {
			return true
		}
	}
	return false
}

// firstAddress returns the address of the beginning of a function, its PC.
func firstAddress(i int) int64 { return (firstFunction + int64(i)) << 16 }

// entryPoints returns the resume points at which a function is entered other than by a call or jump of
// its own.
func (f function) entryPoints() []int64 { return []int64{0, int64(f.DeferReturn)} }

// number returns the new number of a resume point.
func (p resumePoints) number(point int64) int64 {
	if p == nil {
		return point
	}
	return int64(slices.Index(p, uint32(point)))
}

// renumber changes the numbers of resume points in the instructions of a function.
func (p resumePoints) renumber(first int64, list []instruction) {
	d, found := findDispatch(list)
	if !found || p == nil {
		return
	}
	table := binary.AppendUvarint(nil, uint64(len(p)-1)) // the last one is for all others
	for _, point := range p {
		table = binary.AppendUvarint(table, uint64(d.table[min(int(point), len(d.table)-1)]))
	}
	list[d.at].rest = table
	for i := range list {
		switch {
		case isReturnAddress(list, i, first):
			list[i].value = first + p.number(list[i].value-first)
		case matches(list[i:], jumpBack):
			list[i].value = p.number(list[i].value)
		}
	}
}

// remap returns a pc-value table for the new numbers. before is 1 if the runtime looks the table up
// right before a resume point; otherwise it is 0.
func (p resumePoints) remap(t pcTable, before uint32) pcTable {
	if p == nil || t == nil {
		return t
	}
	values := make([]int, len(p))
	for i, point := range p {
		values[i] = t.value(point)
		if before > 0 && i > 0 && i+1 < len(p) {
			values[i] = t.value(p[i+1] - before)
		}
	}
	return newPCTable(values)
}
