package wasmslim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// pcHeader is runtime.pcHeader (runtime/symtab.go), with which the tables of
// functions begin. The linker writes it in generatePCHeader
// (cmd/link/internal/ld/pcln.go).
type pcHeader struct {
	Magic       [8]byte // with the padding and the sizes of instructions and pointers
	Functions   uint64
	Files       uint64
	_           uint64 // not used any more
	NamesOffset uint64 // of each table from here
	CUsOffset   uint64
	FilesOffset uint64
	PCsOffset   uint64
	FuncsOffset uint64
}

// magic is abi.CurrentPCLnTabMagic (internal/abi/symtab.go), two zeros, and the
// sizes of an instruction and of a pointer for wasm.
var magic = [8]byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// moduleData is what is read of runtime.moduledata (runtime/symtab.go), which the
// linker writes in symtab (cmd/link/internal/ld/symtab.go). It is where the runtime
// looks for the tables.
type moduleData struct {
	moduleStart
	moduleRest
}

// moduleStart is its beginning, which is the same in all known releases.
type moduleStart struct {
	Header                 uint64
	Names, CUs, Files, PCs sliceHeader
	Funcs, Index           sliceHeader
	Buckets                uint64 // findfunctab
	MinPC, MaxPC           uint64
	Text, EText            uint64
	NoPtrData, ENoPtrData  uint64
	Data, EData, BSS, EBSS uint64
	NoPtrBSS, ENoPtrBSS    uint64
	Counters, ECounters    uint64
	End, GCData, GCBSS     uint64
}

// moduleRest is what is needed of the fields that follow, which each release has in an order
// of its own.
type moduleRest struct {
	Types, ETypes uint64
	GoFuncs       uint64
	EndOfTables   uint64      // epclntab
	TypeLinks     sliceHeader // offsets of types in the order of their names, as int32; none in Go 1.27
}

type sliceHeader struct{ Start, Len, Cap uint64 }

// Sizes of what the runtime reads, in bytes.
const (
	wordSize   = 8
	indexEntry = 8 // runtime.functab: entryoff and funcoff
)

// A layout says where the tables are in a program's memory.
type layout struct {
	memory memory
	moduleData
	count           int
	funcdataOffsets []uint32 // of all functions, from GoFuncs, in order
}

// findLayout finds the tables, and checks that they are as a release lays them out.
func findLayout(m memory, r release) (*layout, error) {
	at, header, err := findHeader(m)
	if err != nil {
		return nil, err
	}
	l := &layout{memory: m, count: int(header.Functions)}
	if l.moduleData, err = findModuleData(m, r, at, at+header.NamesOffset); err != nil {
		return nil, err
	}
	return l, l.check(r, at, header)
}

// findHeader returns the only header of tables, and its address.
func findHeader(m memory) (uint64, pcHeader, error) {
	var header pcHeader
	var found []int
	for at := 0; ; at++ {
		n := bytes.Index(m[at:], magic[:])
		if n < 0 {
			break
		}
		if at += n; at%wordSize == 0 {
			found = append(found, at)
		}
	}
	if len(found) != 1 {
		return 0, header, fmt.Errorf("%d headers of function tables", len(found))
	}
	_, err := binary.Decode(m[found[0]:], binary.LittleEndian, &header)
	return uint64(found[0]), header, err
}

// findModuleData returns the only module data that begin with the addresses of
// the header and of the names.
func findModuleData(m memory, r release, header, names uint64) (moduleData, error) {
	var data moduleData
	start := binary.LittleEndian.AppendUint64(nil, header)
	start = binary.LittleEndian.AppendUint64(start, names)
	at := bytes.Index(m, start)
	if at < 0 || at%wordSize != 0 || bytes.Contains(m[at+1:], start) {
		return data, errors.New("no module data, or several")
	}
	n, err := binary.Decode(m[at:], binary.LittleEndian, &data.moduleStart)
	if err != nil {
		return data, err
	}
	data.moduleRest, err = r.readRest(m[at+n:])
	return data, err
}

// check checks the addresses in the module data against each other, against the
// header and its address.
func (l *layout) check(r release, at uint64, header pcHeader) error {
	tables := []sliceHeader{l.Names, {l.CUs.Start, 4 * l.CUs.Len, 4 * l.CUs.Cap}, l.Files, l.PCs, l.Funcs}
	offsets := []uint64{header.NamesOffset, header.CUsOffset, header.FilesOffset, header.PCsOffset, header.FuncsOffset}
	end := at + uint64(binary.Size(header))
	for i, table := range tables {
		if table.Len != table.Cap || table.Len > uint64(len(l.memory)) || table.Start != at+offsets[i] || table.Start < end || table.Start > uint64(len(l.memory)) {
			return fmt.Errorf("table %d is not where its header says", i)
		}
		end = table.Start + table.Len
	}
	ascending := r.order([]uint64{l.Types, l.ETypes}, []uint64{at, end, l.GoFuncs, l.Buckets, l.EndOfTables})
	ascending = append(ascending,
		l.NoPtrData, l.ENoPtrData, l.Data, l.EData, l.BSS, l.EBSS, l.NoPtrBSS, l.ENoPtrBSS, l.End)
	switch {
	case header.Functions == 0 || header.Functions >= 1<<16:
		return fmt.Errorf("%d functions", header.Functions)
	case l.Index != sliceHeader{l.Funcs.Start, header.Functions + 1, header.Functions + 1}, l.indexSize() > l.Funcs.Len:
		return errors.New("the index of functions is not where it should be")
	case !slices.IsSorted(ascending) || max(l.ETypes, l.EndOfTables) > uint64(len(l.memory)):
		return errors.New("the parts of the memory are in an unexpected order")
	case l.Text != 0 || l.MinPC != firstFunction<<16 || (l.MaxPC-1)>>16 != firstFunction+header.Functions-1:
		return fmt.Errorf("functions at %#x to %#x", l.MinPC, l.MaxPC)
	}
	return nil
}

// indexSize returns the size of the index of functions, in bytes. It ends with the
// number behind the last function.
func (l *layout) indexSize() uint64 { return uint64(l.count)*indexEntry + 4 }
