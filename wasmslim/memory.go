package wasmslim

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// A memory is what the program's memory holds before it starts, from address 0.
// The data section has it as segments, between which all is zero.
type memory []byte

// The form of a segment, as the linker writes it (writeDataSec in
// cmd/link/internal/wasm/asm.go): of memory 0, at a constant address.
const activeSegment = 0x00

// largestMemory is far more than a program for a page needs before it starts, in bytes.
const largestMemory = 1 << 28

func parseMemory(data []byte) (memory, error) {
	var m memory
	r := reader{rest: data}
	for range r.count() {
		kind, op := r.byte(), r.byte()
		at := r.address()
		end := r.byte()
		content := r.bytes(r.unsigned())
		switch {
		case r.failed:
			return nil, errors.New("the data is cut off")
		case kind != activeSegment || op != opI32Const || end != opEnd:
			return nil, errors.New("a data segment of another form")
		case at+len(content) > largestMemory:
			return nil, errors.New("more data than a program for a page needs")
		}
		if short := at + len(content) - len(m); short > 0 {
			m = append(m, make([]byte, short)...)
		}
		if bytes.Trim(m[at:at+len(content)], "\x00") != nil {
			return nil, errors.New("data segments overlap")
		}
		copy(m[at:], content)
	}
	if len(r.rest) > 0 {
		return nil, errors.New("something follows the data")
	}
	return m, nil
}

// shortestGap is the number of zeros that end a segment. Fewer zeros take less
// room in the compressed file than the head of another segment.
const shortestGap = 64

// data returns the data section that sets the memory up.
func (m memory) data() []byte {
	var segments []byte
	count := 0
	for at := 0; at < len(m); {
		if m[at] == 0 {
			at++
			continue
		}
		end := m.segmentEnd(at)
		segments = append(segments, activeSegment, opI32Const)
		segments = appendSigned(segments, int64(at))
		segments = append(segments, opEnd)
		segments = binary.AppendUvarint(segments, uint64(end-at))
		segments = append(segments, m[at:end]...)
		count++
		at = end
	}
	return append(binary.AppendUvarint(nil, uint64(count)), segments...)
}

var gap [shortestGap]byte

// segmentEnd returns where the segment that begins at an address ends.
func (m memory) segmentEnd(at int) int {
	if n := bytes.Index(m[at:], gap[:]); n >= 0 {
		return at + n
	}
	return at + len(bytes.TrimRight(m[at:], "\x00"))
}

// at returns n bytes at an address, or fewer where the memory ends.
func (m memory) at(address, n uint64) []byte {
	size := uint64(len(m))
	address = min(address, size)
	return m[address:min(address+n, size)]
}
