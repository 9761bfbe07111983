package wasmslim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// firstFunction is the number of the program's first own function in the upper part of a PC:
// funcValueOffset in cmd/link/internal/wasm/asm.go. The lower 16 bits of a PC are the resume point
// in the function.
const firstFunction = 0x1000

// record is runtime._func (runtime/runtime2.go), which the linker writes
// in writeFuncs (cmd/link/internal/ld/pcln.go).
type record struct {
	Entry         uint32 // number of the function, from firstFunction
	Name          uint32 // in the names
	Args          uint32 // bytes
	DeferReturn   uint32
	StackSizes    uint32 // pc-value tables: offsets in PCs, 0 for none
	FileNumbers   uint32
	Lines         uint32
	PCDataCount   uint32 // how many offsets of pcdata follow the record
	CU            uint32 // compilation unit: where its files begin in CUs
	StartLine     uint32
	ID            uint8
	Flags         uint8
	_             uint8
	FuncdataCount uint8 // how many offsets of funcdata follow the others
}

// recordSize is the size of a record, in bytes. Offsets of uint32 follow it.
const recordSize = 44

// The IDs of functions that matter here (internal/abi/symtab.go).
const (
	idGopanic = 10
	idWrapper = 23 // made by the compiler: gorecover looks through it
)

// flagAssembly is the flag of functions that are written in assembly (internal/abi/symtab.go).
const flagAssembly = 1 << 2

func (f function) isAssembly() bool { return f.Flags&flagAssembly != 0 }

// Kinds of PCDATA (internal/abi/symtab.go): pc-value tables that follow a record.
const (
	unsafePoints = iota // where no signal may stop a goroutine; wasm has no signals
	stackMapIndex
	inlineIndex
	liveArgs // which arguments a traceback prints
	panicBounds
	pcdataKinds
)

// Kinds of FUNCDATA (internal/abi/symtab.go), the offsets of which follow those of PCDATA.
const (
	argMaps = iota
	localMaps
	stackObjects
	inlineTree
	openDefers
	argInfo // how a traceback prints arguments
	argLiveInfo
	wrapInfo // what is wrapped, for the execution tracer
	funcdataKinds
)

// none is the offset of a missing pc-value table, and noFuncdata that of missing funcdata.
const (
	none       = 0
	noFuncdata = 1<<32 - 1
)

// A function is what the tables of functions say of one.
type function struct {
	record
	pcdata   [pcdataKinds]uint32   // offsets in PCs
	funcdata [funcdataKinds]uint32 // offsets from GoFuncs
	points   resumePoints          // by new numbers, after the step Resume
}

// readFunctions reads all functions, and checks that the tables are as the
// linker writes them, to the last byte.
func (l *layout) readFunctions() ([]function, error) {
	functions := make([]function, l.count)
	end := l.indexSize()
	for i := range functions {
		entry, offset := l.indexEntry(i)
		if start := roundUp(end, wordSize); entry != firstFunction+uint32(i) || uint64(offset) != start {
			return nil, fmt.Errorf("function %d is elsewhere", i)
		}
		f, size, err := l.readFunction(l.memory.at(l.Funcs.Start+uint64(offset), l.Funcs.Len-uint64(offset)))
		if err == nil && f.Entry != entry {
			err = errors.New("record of another function")
		}
		if err == nil {
			err = l.checkOffsets(f)
		}
		if err != nil {
			return nil, fmt.Errorf("function %d: %w", i, err)
		}
		functions[i], end = f, uint64(offset)+size
	}
	if roundUp(end, wordSize) != l.Funcs.Len {
		return nil, errors.New("unexpected data after the functions")
	}
	return functions, l.checkBuckets()
}

// indexEntry returns the number of a function and the offset of its record.
func (l *layout) indexEntry(i int) (entry, offset uint32) {
	b := l.memory.at(l.Index.Start+uint64(i)*indexEntry, indexEntry)
	return binary.LittleEndian.Uint32(b), binary.LittleEndian.Uint32(b[4:])
}

// readFunction reads a record and the offsets behind it, and returns their size.
func (l *layout) readFunction(b []byte) (function, uint64, error) {
	var f function
	if _, err := binary.Decode(b, binary.LittleEndian, &f.record); err != nil {
		return f, 0, err
	}
	if f.PCDataCount > pcdataKinds || f.FuncdataCount > funcdataKinds {
		return f, 0, errors.New("unknown kinds of data")
	}
	size := recordSize + 4*(int(f.PCDataCount)+int(f.FuncdataCount))
	if size > len(b) {
		return f, 0, errors.New("cut off")
	}
	offsets := b[recordSize:size]
	for i := range f.funcdata {
		f.funcdata[i] = noFuncdata
	}
	_, err := binary.Decode(offsets, binary.LittleEndian, f.pcdata[:f.PCDataCount])
	if err == nil {
		_, err = binary.Decode(offsets[4*f.PCDataCount:], binary.LittleEndian, f.funcdata[:f.FuncdataCount])
	}
	return f, uint64(size), err
}

// checkOffsets checks that a function's offsets are those of names, pc-value tables and funcdata.
func (l *layout) checkOffsets(f function) error {
	if name := uint64(f.Name); name >= l.Names.Len || name > 0 && l.memory[l.Names.Start+name-1] != 0 {
		return errors.New("no name at its offset")
	}
	for _, offset := range append(f.pcdata[:], f.StackSizes, f.FileNumbers, f.Lines) {
		if _, err := l.pcTable(offset); err != nil {
			return err
		}
	}
	for _, offset := range f.funcdata {
		if offset != noFuncdata && uint64(offset) >= l.Buckets-l.GoFuncs {
			return errors.New("no funcdata at its offset")
		}
	}
	if tree := f.funcdata[inlineTree]; tree != noFuncdata && uint64(tree)+l.treeSize(f) > l.Buckets-l.GoFuncs {
		return errors.New("no inlining tree at its offset")
	}
	return nil
}

// The runtime finds the record of a PC by a bucket for each 4 kB of code and a part of it for each
// 256 bytes (runtime.findfuncbucket). On wasm every function has 16 buckets, of which only the
// beginning of the first is read (findfunc in runtime/symtab.go).
const (
	bucketSize         = 4 + bucketParts
	bucketParts        = 16
	bucketsPerFunction = 16
)

func (l *layout) checkBuckets() error {
	parts := (l.MaxPC - l.MinPC + 255) / 256
	buckets := (parts + bucketParts - 1) / bucketParts
	if l.Buckets+4*buckets+parts != l.EndOfTables {
		return errors.New("buckets of an unexpected size")
	}
	for i := range buckets {
		bucket := l.memory.at(l.Buckets+i*bucketSize, min(bucketSize, l.EndOfTables-l.Buckets-i*bucketSize))
		base := binary.LittleEndian.Uint32(bucket)
		for _, part := range bucket[4:] {
			if uint64(base)+uint64(part) != i/bucketsPerFunction {
				return fmt.Errorf("bucket %d is of another function", i)
			}
		}
	}
	return nil
}

func (l *layout) name(offset uint32) string {
	return text(l.memory.at(l.Names.Start+uint64(offset), l.Names.Len-uint64(offset)))
}

// text returns the text that begins some bytes and ends with a zero.
func text(b []byte) string {
	b, _, _ = bytes.Cut(b, []byte{0})
	return string(b)
}

func roundUp(n, to uint64) uint64 { return (n + to - 1) / to * to }
