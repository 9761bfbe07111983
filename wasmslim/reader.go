package wasmslim

import "encoding/binary"

// A reader reads from a slice of bytes. Where that ends too early, it returns
// zeros and has failed.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) bytes(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.failed, r.rest = true, nil
		return nil
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

func (r *reader) byte() byte {
	if b := r.bytes(1); len(b) == 1 {
		return b[0]
	}
	return 0
}

// text reads a string, which its length begins.
func (r *reader) text() string { return string(r.bytes(r.unsigned())) }

// count reads the number of elements of a list, of which each has a byte at least.
func (r *reader) count() int {
	n := r.unsigned()
	if n > len(r.rest) {
		r.failed, r.rest = true, nil
		return 0
	}
	return n
}

// unsigned reads a number of at most 32 bits in the form LEB128.
func (r *reader) unsigned() int {
	value, n := binary.Uvarint(r.rest)
	if n <= 0 || value > 1<<32-1 {
		r.failed, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[n:]
	return int(value)
}

// address reads a non-negative number of at most 31 bits in the form of signed
// LEB128.
func (r *reader) address() int {
	value := r.signed()
	if value < 0 || value > 1<<31-1 {
		r.failed, r.rest = true, nil
		return 0
	}
	return int(value)
}

// signed reads a number of at most 64 bits in the form of signed LEB128.
func (r *reader) signed() int64 {
	value, shift := int64(0), 0
	for shift < 64 {
		b := r.byte()
		value |= int64(b&0x7f) << shift
		shift += 7
		if b&0x80 != 0 {
			continue
		}
		if b&0x40 != 0 && shift < 64 {
			value |= -1 << shift
		}
		return value
	}
	r.failed, r.rest = true, nil
	return 0
}

// appendSigned appends a number in the form of signed LEB128.
func appendSigned(out []byte, value int64) []byte {
	for value < -0x40 || value >= 0x40 {
		out = append(out, byte(value)|0x80)
		value >>= 7
	}
	return append(out, byte(value)&0x7f)
}
