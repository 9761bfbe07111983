package wasmslim

import (
	"encoding/binary"
	"errors"
	"maps"
	"slices"
)

// rewrite writes the tables again, with what the functions still know, where
// they were. The ramps that it returns have to be added to them.
func (p *program) rewrite() ([]ramp, error) {
	if err := p.rewriteFacts(); err != nil { // while tables are still where the functions have them
		return nil, err
	}
	if err := p.rewriteTables(); err != nil {
		return nil, err
	}
	for _, text := range []sliceHeader{p.Names, {Start: p.CUs.Start, Len: 4 * p.CUs.Len}, p.Files} {
		clear(p.memory.at(text.Start, text.Len))
	}
	copy(p.memory[p.Names.Start:], names)
	clear(p.memory[p.Buckets:p.EndOfTables])
	ramps, err := p.rewriteRecords()
	return append(ramps, ramp{at: p.Buckets, every: bucketsPerFunction * bucketSize, step: 1}), err
}

// rewriteFacts writes the facts again that functions still know, each once, and in order,
// since those that begin alike compress better beside each other.
func (p *program) rewriteFacts() error {
	for _, f := range p.functions {
		forgetNames(p.inlined(f))
	}
	content := p.facts()
	moved := map[string]uint32{}
	p.eachFact(func(fact *uint32) { moved[content[*fact]] = noFact })
	all := p.memory[p.GoFuncs:p.Buckets]
	clear(all)
	at := uint64(0)
	for _, c := range slices.Sorted(maps.Keys(moved)) {
		if at+uint64(len(c)) > uint64(len(all)) {
			return errors.New("no room for the facts")
		}
		moved[c] = uint32(at)
		copy(all[at:], c)
		at = roundUp(at+uint64(len(c)), wordSize)
	}
	p.eachFact(func(fact *uint32) { *fact = moved[content[*fact]] })
	return nil
}

// eachFact calls do with where each function has the offset of each fact.
func (p *program) eachFact(do func(fact *uint32)) {
	for i := range p.functions {
		for k := range p.functions[i].facts {
			if fact := &p.functions[i].facts[k]; *fact != noFact {
				do(fact)
			}
		}
	}
}

// facts returns all facts by their offsets. They lie one behind the other, with nothing
// else between them (generateFuncdata in cmd/link/internal/ld/pcln.go), so one ends at the
// latest where the next begins.
func (p *program) facts() map[uint32]string {
	content := map[uint32]string{}
	end := p.Buckets
	for _, fact := range slices.Backward(p.allFacts) {
		at := p.GoFuncs + uint64(fact)
		content[fact] = string(p.memory.at(at, end-at))
		end = at
	}
	return content
}

// factOffsets returns where the facts of all functions begin, in order.
func factOffsets(functions []function) []uint32 {
	all := map[uint32]bool{}
	for _, f := range functions {
		for _, fact := range f.facts {
			all[fact] = true
		}
	}
	delete(all, noFact)
	return slices.Sorted(maps.Keys(all))
}

// rewriteTables writes the tables of values by PC again, each once, and in order, since
// those that begin alike compress better beside each other.
func (p *program) rewriteTables() error {
	moved := map[string]uint32{}
	p.eachTable(func(_ *uint32, t table) { moved[string(t)] = none })
	tables := []byte{0} // no table is at 0
	for _, t := range slices.Sorted(maps.Keys(moved)) {
		moved[t] = uint32(len(tables))
		tables = append(tables, t...)
	}
	if uint64(len(tables)) > p.PCs.Len {
		return errors.New("tables of values by PC overlap")
	}
	p.eachTable(func(offset *uint32, t table) { *offset = moved[string(t)] })
	clear(p.memory.at(p.PCs.Start, p.PCs.Len))
	copy(p.memory[p.PCs.Start:], tables)
	return nil
}

// eachTable calls do with each table of each function, as it is for the new numbers of
// places, and where the function has its offset.
func (p *program) eachTable(do func(offset *uint32, t table)) {
	visit := func(offset *uint32, of places, before int) {
		if *offset != none {
			t, _ := p.table(*offset)
			do(offset, of.looked(t, before))
		}
	}
	for i := range p.functions {
		f := &p.functions[i]
		visit(&f.StackSizes, f.places, 0)
		for k := range f.tables {
			visit(&f.tables[k], f.places, 1)
		}
	}
}

// usualOffsets is how many offsets most functions have, at most: of two tables
// and three facts.
const usualOffsets = 5

// rewriteRecords writes the index and the records again. Records of the usual
// size come first, at equal distances, and there is room for one of each
// function; longer ones follow. So the ramps can be taken off what is written.
func (p *program) rewriteRecords() ([]ramp, error) {
	all := p.memory.at(p.Funcs.Start, p.Funcs.Len)
	clear(all)
	n := len(p.functions)
	const usualSize = recordSize + 4*usualOffsets
	first := int(roundUp(p.indexSize(), wordSize))
	end := first + n*usualSize
	put := binary.LittleEndian.PutUint32
	for i, f := range p.functions {
		usual, at := first+i*usualSize, first+i*usualSize
		if size := len(f.bytes()); size > usualSize {
			at, end = end, end+size
		} else {
			f.Entry -= firstFunction + uint32(i)
		}
		if end > len(all) {
			return nil, errors.New("no room for the records of functions")
		}
		put(all[i*indexEntry+4:], uint32(at-usual))
		copy(all[at:], f.bytes())
	}
	put(all[n*indexEntry:], firstFunction+uint32(n))
	return []ramp{
		{at: p.Index.Start, every: indexEntry, first: firstFunction, step: 1},
		{at: p.Index.Start + 4, every: indexEntry, first: uint32(first), step: usualSize},
		{at: p.Funcs.Start + uint64(first), every: usualSize, first: firstFunction, step: 1},
	}, nil
}

// bytes returns the record with its offsets.
func (f function) bytes() []byte {
	f.TableCount = tableKinds
	for f.TableCount > 0 && f.tables[f.TableCount-1] == none {
		f.TableCount--
	}
	f.FactCount = factKinds
	for f.FactCount > 0 && f.facts[f.FactCount-1] == noFact {
		f.FactCount--
	}
	out, _ := binary.Append(nil, binary.LittleEndian, f.record) // of fixed size, so there is no error
	out, _ = binary.Append(out, binary.LittleEndian, f.tables[:f.TableCount])
	out, _ = binary.Append(out, binary.LittleEndian, f.facts[:f.FactCount])
	return out
}
