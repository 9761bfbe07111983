package wasmslim

import (
	"encoding/binary"
	"errors"
	"maps"
	"slices"
)

// writeFuncdata writes the funcdata that functions still have, each once, and sorted, since data
// with equal beginnings compress better beside each other.
func (p *program) writeFuncdata() error {
	content := p.funcdataContent()
	moved := map[string]uint32{}
	p.eachFuncdata(func(offset *uint32) { moved[content[*offset]] = noFuncdata })
	all := p.memory[p.GoFuncs:p.Buckets]
	clear(all)
	at := uint64(0)
	for _, c := range slices.Sorted(maps.Keys(moved)) {
		if at+uint64(len(c)) > uint64(len(all)) {
			return errors.New("no room for the funcdata")
		}
		moved[c] = uint32(at)
		copy(all[at:], c)
		at = roundUp(at+uint64(len(c)), wordSize)
	}
	p.eachFuncdata(func(offset *uint32) { *offset = moved[content[*offset]] })
	return nil
}

// eachFuncdata calls do with each offset of funcdata.
func (p *program) eachFuncdata(do func(offset *uint32)) {
	for i := range p.functions {
		for k := range p.functions[i].funcdata {
			if offset := &p.functions[i].funcdata[k]; *offset != noFuncdata {
				do(offset)
			}
		}
	}
}

// funcdataContent returns all funcdata by their offsets. They lie one behind the other (generateFuncdata
// in cmd/link/internal/ld/pcln.go), so that one ends at the latest where the next begins.
func (p *program) funcdataContent() map[uint32]string {
	content := map[uint32]string{}
	end := p.Buckets
	for _, offset := range slices.Backward(p.funcdataOffsets) {
		at := p.GoFuncs + uint64(offset)
		content[offset] = string(p.memory.at(at, end-at))
		end = at
	}
	return content
}

// readFuncdataOffsets returns the offsets of the funcdata of all functions, in order.
func readFuncdataOffsets(functions []function) []uint32 {
	all := map[uint32]bool{}
	for _, f := range functions {
		for _, offset := range f.funcdata {
			all[offset] = true
		}
	}
	delete(all, noFuncdata)
	return slices.Sorted(maps.Keys(all))
}

// writePCTables writes the pc-value tables again, for the new numbers of resume points if functions
// have them, each once, and sorted as the funcdata are.
func (p *program) writePCTables() error {
	moved := map[string]uint32{}
	p.eachPCTable(func(_ *uint32, t pcTable) { moved[string(t)] = none })
	tables := []byte{0} // no table is at 0
	for _, t := range slices.Sorted(maps.Keys(moved)) {
		moved[t] = uint32(len(tables))
		tables = append(tables, t...)
	}
	if uint64(len(tables)) > p.PCs.Len {
		return errors.New("no room for the pc-value tables")
	}
	p.eachPCTable(func(offset *uint32, t pcTable) { *offset = moved[string(t)] })
	clear(p.memory.at(p.PCs.Start, p.PCs.Len))
	copy(p.memory[p.PCs.Start:], tables)
	return nil
}

// eachPCTable calls do with each pc-value table of each function, as it is for the new numbers of
// resume points, and with where the function has its offset.
func (p *program) eachPCTable(do func(offset *uint32, t pcTable)) {
	visit := func(offset *uint32, points resumePoints, before uint32) {
		if *offset != none {
			t, _ := p.pcTable(*offset)
			do(offset, points.remap(t, before))
		}
	}
	for i := range p.functions {
		f := &p.functions[i]
		visit(&f.StackSizes, f.points, 0)
		for k := range f.pcdata {
			visit(&f.pcdata[k], f.points, 1)
		}
	}
}

// writeBuckets writes what is read of the buckets: the number of the function, into its first one.
func (p *program) writeBuckets() {
	clear(p.memory[p.Buckets:p.EndOfTables])
	for i := range p.functions {
		at := p.Buckets + uint64(i)*bucketsPerFunction*bucketSize
		binary.LittleEndian.PutUint32(p.memory[at:], uint32(i))
	}
}

// usualOffsets is how many offsets follow most records, at most: of two pc-value tables and three
// funcdata.
const usualOffsets = 5

const usualSize = recordSize + 4*usualOffsets

// firstRecord returns where the records begin, behind the index.
func (l *layout) firstRecord() int { return int(roundUp(l.indexSize(), wordSize)) }

// writeRecords writes the index and the records again. There is room for a record of the usual size
// for each function, at equal distances; longer ones follow all of these.
func (p *program) writeRecords() error {
	all := p.memory.at(p.Funcs.Start, p.Funcs.Len)
	clear(all)
	put := binary.LittleEndian.PutUint32
	first := p.firstRecord()
	end := first + len(p.functions)*usualSize
	for i, f := range p.functions {
		record, at := f.bytes(), first+i*usualSize
		if len(record) > usualSize {
			at, end = end, end+len(record)
		}
		if end > len(all) {
			return errors.New("no room for the records of functions")
		}
		put(all[i*indexEntry:], firstFunction+uint32(i))
		put(all[i*indexEntry+4:], uint32(at))
		copy(all[at:], record)
	}
	put(all[len(p.functions)*indexEntry:], firstFunction+uint32(len(p.functions)))
	return nil
}

// bytes returns the record and the offsets behind it.
func (f function) bytes() []byte {
	f.PCDataCount = pcdataKinds
	for f.PCDataCount > 0 && f.pcdata[f.PCDataCount-1] == none {
		f.PCDataCount--
	}
	f.FuncdataCount = funcdataKinds
	for f.FuncdataCount > 0 && f.funcdata[f.FuncdataCount-1] == noFuncdata {
		f.FuncdataCount--
	}
	out, _ := binary.Append(nil, binary.LittleEndian, f.record) // of fixed size, so there is no error
	out, _ = binary.Append(out, binary.LittleEndian, f.pcdata[:f.PCDataCount])
	out, _ = binary.Append(out, binary.LittleEndian, f.funcdata[:f.FuncdataCount])
	return out
}
