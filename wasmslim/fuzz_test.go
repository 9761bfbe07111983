package wasmslim

import (
	"bytes"
	"encoding/binary"
	"runtime"
	"slices"
	"testing"
)

// mostMemory is more than any program takes that is read here, in bytes allocated all in all.
const mostMemory = 4 << 30

// withinMemory calls f, and fails if that allocates too much.
func withinMemory(t *testing.T, f func()) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	if n := after.TotalAlloc - before.TotalAlloc; n > mostMemory {
		t.Errorf("%d MB were allocated", n>>20)
	}
}

// FuzzSlim changes bytes of a program. Whatever comes of it is made smaller, or refused with an error:
// nothing panics, and nothing goes on for ever.
func FuzzSlim(f *testing.F) {
	wasm := link(f, "./empty")
	p, err := readProgram(wasm)
	if err != nil {
		f.Fatal(err)
	}
	header := uint64(bytes.Index(p.memory, magic[:]))
	data := uint64(bytes.Index(p.memory, binary.LittleEndian.AppendUint64(nil, header)))
	areas := [][2]uint64{ // address and size
		{header, 80}, {data, uint64(binary.Size(moduleStart{})) + 8*wordSize}, // and what follows, in the longest form
		{p.Index.Start, p.indexSize()}, {p.Funcs.Start, p.Funcs.Len}, {p.PCs.Start, p.PCs.Len},
		{p.Names.Start, p.Names.Len}, {p.GoFuncs, p.Buckets - p.GoFuncs}, {p.Types, p.ETypes - p.Types}, {p.Buckets, p.EndOfTables - p.Buckets},
	}
	for area := range uint32(len(areas) + 2) {
		f.Add(binary.LittleEndian.AppendUint32([]byte{byte(area), byte(100 + area)}, area*10007))
	}
	// An edit is an area, a byte and an offset.
	const editSize = 1 + 1 + 4
	f.Fuzz(func(t *testing.T, edits []byte) {
		memory, code := slices.Clone(p.memory), slices.Clone(p.code)
		var whole [][2]uint32
		for ; len(edits) >= editSize; edits = edits[editSize:] {
			area, value, offset := int(edits[0])%(len(areas)+2), edits[1], binary.LittleEndian.Uint32(edits[2:])
			switch {
			case area < len(areas):
				memory[areas[area][0]+uint64(offset)%areas[area][1]] = value
			case area == len(areas):
				i := int(offset) % len(code)
				code[i] = slices.Clone(code[i])
				code[i][int(offset>>16)%len(code[i])] = value
			default:
				whole = append(whole, [2]uint32{offset, uint32(value)})
			}
		}
		changed := p.module.with(dataSection, memory.data()).with(codeSection, vector(code)).bytes()
		for _, edit := range whole {
			changed[int(edit[0])%len(changed)] = byte(edit[1])
		}
		withinMemory(t, func() { slimAll(t, changed) })
	})
}

// slimAll makes a program smaller, and reads its symbols.
func slimAll(t *testing.T, wasm []byte) {
	out, _, err := Slim(wasm, Options{Steps: AllSteps()})
	if err == nil {
		if _, err := parseModule(out); err != nil {
			t.Error(err)
		}
	}
	symbols, err := ReadSymbols(wasm, Options{})
	if err != nil {
		return
	}
	for i := range symbols.program.functions {
		symbols.Frames(uint64(firstAddress(i)) + uint64(i%100))
	}
}

// FuzzModule reads any bytes as a module.
func FuzzModule(f *testing.F) {
	const producers = "\x00\x20\x09producers\x01\x08language\x01\x02Go\x06go1.26"
	for _, text := range []string{"", preamble, preamble + producers, preamble + producers + "\x0b\x0a\x01\x00\x41\x80\x80\x80\x80\x07\x0b\x01a", preamble + "\x0a\xff\xff\xff\xff\x0f"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, wasm []byte) { withinMemory(t, func() { slimAll(t, wasm) }) })
}

// FuzzBody rewrites the body of a function. What comes of it can be parsed again.
func FuzzBody(f *testing.F) {
	p, err := readProgram(link(f, "./empty"))
	if err != nil {
		f.Fatal(err)
	}
	for i := 0; i < len(p.code); i += 20 {
		f.Add(p.code[i], uint32(p.functions[i].DeferReturn))
	}
	f.Fuzz(func(t *testing.T, body []byte, deferReturn uint32) {
		p := &program{
			layout: &layout{}, code: [][]byte{body}, goType: []bool{true}, keepsInlining: []bool{false},
			functions: []function{{record: record{DeferReturn: deferReturn}}},
		}
		if p.peephole() != nil {
			return
		}
		if err := p.renumberFunction(0); err != nil {
			t.Error(err)
		}
		if _, _, err := p.body(0); err != nil {
			t.Error(err)
		}
	})
}
