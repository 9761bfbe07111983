package wasmslim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// firstFunction is the number of the program's first own function in the upper
// part of a PC: funcValueOffset in cmd/link/internal/wasm/asm.go. The lower 16
// bits of a PC say where in the function.
const firstFunction = 0x1000

// record is runtime._func (runtime/runtime2.go), which the linker writes
// in writeFuncs (cmd/link/internal/ld/pcln.go).
type record struct {
	Entry       uint32 // number of the function, from firstFunction
	Name        uint32 // in the names
	Args        uint32 // bytes
	DeferReturn uint32
	StackSizes  uint32 // tables of values by PC: offsets in PCs, 0 for none
	FileNumbers uint32
	Lines       uint32
	TableCount  uint32 // how many tables follow the record
	CU          uint32 // compilation unit: where its files begin in CUs
	StartLine   uint32
	ID          uint8
	Flags       uint8
	_           uint8
	FactCount   uint8 // how many facts follow the tables
}

// recordSize is the size of a record, in bytes. Offsets of uint32 follow it.
const recordSize = 44

// The IDs of functions that matter here (internal/abi/symtab.go).
const (
	idGopanic = 10
	idWrapper = 23 // code that the compiler made: gorecover looks through it
)

// flagAssembly is the flag of functions that are written by hand (internal/abi/symtab.go).
const flagAssembly = 1 << 2

func (f function) byHand() bool { return f.Flags&flagAssembly != 0 }

// The tables of values by PC that follow a record (PCDATA in
// internal/abi/symtab.go).
const (
	unsafePoints = iota // where a signal must not stop a goroutine: wasm has no signals
	stackMapIndex
	inlineIndex
	liveArgs // which arguments a traceback may print
	panicBounds
	tableKinds
)

// The facts that follow the tables (FUNCDATA in internal/abi/symtab.go).
const (
	argMaps = iota
	localMaps
	stackObjects
	inlineTree
	openDefers
	argInfo // how a traceback prints arguments
	argLiveInfo
	wrapInfo // what is wrapped, for the execution tracer
	factKinds
)

// none is the offset of a table, and noFact that of a fact, which isn't there.
const (
	none   = 0
	noFact = 1<<32 - 1
)

// A function is what the tables say of a function.
type function struct {
	record
	tables [tableKinds]uint32 // offsets in PCs
	facts  [factKinds]uint32  // offsets from GoFuncs
	places places             // by new numbers, if it has them
}

// readFunctions reads all functions, and checks that the tables are as the
// linker writes them, down to the last one.
func (l *layout) readFunctions() ([]function, error) {
	functions := make([]function, l.count)
	end := l.indexSize()
	for i := range functions {
		entry, offset := l.indexEntry(i)
		if start := roundUp(end, wordSize); entry != firstFunction+uint32(i) || uint64(offset) != start {
			return nil, fmt.Errorf("function %d is not where it should be", i)
		}
		f, size, err := l.readFunction(l.memory.at(l.Funcs.Start+uint64(offset), l.Funcs.Len-uint64(offset)))
		if err == nil && f.Entry != entry {
			err = errors.New("is another one")
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
		return nil, errors.New("something follows the functions")
	}
	return functions, l.checkBuckets()
}

// indexEntry returns the number of a function and the offset of its record.
func (l *layout) indexEntry(i int) (entry, offset uint32) {
	b := l.memory.at(l.Index.Start+uint64(i)*indexEntry, indexEntry)
	return binary.LittleEndian.Uint32(b), binary.LittleEndian.Uint32(b[4:])
}

// readFunction reads a record with its offsets, and returns their size, too.
func (l *layout) readFunction(b []byte) (function, uint64, error) {
	var f function
	if _, err := binary.Decode(b, binary.LittleEndian, &f.record); err != nil {
		return f, 0, err
	}
	if f.TableCount > tableKinds || f.FactCount > factKinds {
		return f, 0, errors.New("unknown tables or facts")
	}
	size := recordSize + 4*(int(f.TableCount)+int(f.FactCount))
	if size > len(b) {
		return f, 0, errors.New("is cut off")
	}
	offsets := b[recordSize:size]
	for i := range f.facts {
		f.facts[i] = noFact
	}
	_, err := binary.Decode(offsets, binary.LittleEndian, f.tables[:f.TableCount])
	if err == nil {
		_, err = binary.Decode(offsets[4*f.TableCount:], binary.LittleEndian, f.facts[:f.FactCount])
	}
	return f, uint64(size), err
}

// checkOffsets checks that a function's offsets lead to names, tables and facts.
func (l *layout) checkOffsets(f function) error {
	if name := uint64(f.Name); name >= l.Names.Len || name > 0 && l.memory[l.Names.Start+name-1] != 0 {
		return errors.New("its name is none")
	}
	for _, offset := range append(f.tables[:], f.StackSizes, f.FileNumbers, f.Lines) {
		if _, err := l.table(offset); err != nil {
			return err
		}
	}
	for _, offset := range f.facts {
		if offset != noFact && uint64(offset) >= l.Buckets-l.GoFuncs {
			return errors.New("a fact is none")
		}
	}
	if tree := f.facts[inlineTree]; tree != noFact && uint64(tree)+l.treeSize(f) > l.Buckets-l.GoFuncs {
		return errors.New("its inlining tree is none")
	}
	return nil
}

// Go finds the record of a PC by a bucket for each 4 kB of code and a part of it
// for each 256 bytes (runtime.findfuncbucket), although a function of wasm has
// 16 buckets whatever its size.
const (
	bucketSize         = 4 + bucketParts
	bucketParts        = 16
	bucketsPerFunction = 16
)

func (l *layout) checkBuckets() error {
	parts := (l.MaxPC - l.MinPC + 255) / 256
	buckets := (parts + bucketParts - 1) / bucketParts
	if l.Buckets+4*buckets+parts != l.EndOfTables {
		return errors.New("the buckets have another size")
	}
	for i := range buckets {
		bucket := l.memory.at(l.Buckets+i*bucketSize, min(bucketSize, l.EndOfTables-l.Buckets-i*bucketSize))
		base := binary.LittleEndian.Uint32(bucket)
		for _, part := range bucket[4:] {
			if uint64(base)+uint64(part) != i/bucketsPerFunction {
				return fmt.Errorf("bucket %d leads elsewhere", i)
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
