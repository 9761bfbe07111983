package wasmslim

import (
	"bytes"
	"encoding/binary"
	"math/big"
	"math/bits"
	"slices"
)

// strconv reads and writes floating-point numbers by a table of powers of ten: the 128 most significant
// bits of each, the upper half first (pow10Tab in internal/strconv/pow10tab.go). Since Go 1.27 they are
// rounded up, and the lower half is subtracted from the upper one. The table has 11 kB, which don't
// compress; the code that computes it has 260 bytes.
const (
	leastPower = -348
	mostPower  = 347
	powerSize  = 16 // bytes
)

// A power is a power of ten without its exponent of two: 192 bits, of which the first is 1, the
// upper ones first. The last bits may be wrong.
type power [3]uint64

var exactOne = power{1 << 63}

// firstPower is ten to the power of leastPower.
func firstPower() (p power) {
	tens := new(big.Int).Exp(big.NewInt(10), big.NewInt(-leastPower), nil)
	one := new(big.Int).Lsh(big.NewInt(1), uint(tens.BitLen()+len(p)*64-1))
	bits := one.Quo(one, tens).Bytes()
	for i := range p {
		p[i] = binary.BigEndian.Uint64(bits[8*i:])
	}
	return p
}

// next returns ten times a power, without the exponent of two: p + p/4, and half of that if it
// overflows.
func (p power) next() power {
	quarter := power{p[0] >> 2, p[1]>>2 | p[0]<<62, p[2]>>2 | p[1]<<62}
	var n power
	var carry uint64
	for i := len(p) - 1; i >= 0; i-- {
		n[i], carry = bits.Add64(p[i], quarter[i], carry)
	}
	if carry == 0 {
		return n
	}
	return power{n[0]>>1 | 1<<63, n[1]>>1 | n[0]<<63, n[2]>>1 | n[1]<<63}
}

// up returns the halves in the table of Go 1.27.
func (p power) up() (upper, lower uint64) {
	if lower = -(p[1] + min(p[2], 1)); lower == 0 {
		return p[0], 0
	}
	return p[0] + 1, lower
}

// powers returns the table, of Go 1.27 if up is set.
func powers(up bool) []byte {
	var table []byte
	p := firstPower()
	for exponent := leastPower; exponent <= mostPower; exponent++ {
		if exponent == 0 {
			p = exactOne
		}
		upper, lower := p[0], p[1]
		if up {
			upper, lower = p.up()
		}
		table = binary.LittleEndian.AppendUint64(table, upper)
		table = binary.LittleEndian.AppendUint64(table, lower)
		p = p.next()
	}
	return table
}

// Instructions that only powers need.
const (
	opI32Equal    = 0x46
	opI32NotEqual = 0x47
	opI64NotEqual = 0x52
	opI64Less     = 0x54 // unsigned
	opI64NotLess  = 0x59 // signed
	opI64Sub      = 0x7d
	opI64Or       = 0x84
	opI64Shl      = 0x86
	opI64Shr      = 0x88 // unsigned
)

// powerCode is code for [startCode] that writes the table to an address as [powers] computes it. Its
// local variables are the offset in the table, the three parts of a power, the lower two of its
// quarter, and the carry.
func powerCode(address uint64, up bool) []byte {
	const offset, top, middle, low, middleQuarter, lowQuarter, carry = 0, 1, 2, 3, 4, 5, 6
	get := func(local byte) []byte { return []byte{opLocalGet, local} }
	set := func(local byte) []byte { return []byte{opLocalSet, local} }
	tee := func(local byte) []byte { return []byte{opLocalTee, local} }
	i32 := func(v int64) []byte { return appendSigned([]byte{opI32Const}, v) }
	i64 := func(v uint64) []byte { return appendSigned([]byte{opI64Const}, int64(v)) }
	store := func(address uint64) []byte { return binary.AppendUvarint([]byte{opI64Store, 0}, address) }
	power := func(p power) []byte {
		return slices.Concat(i64(p[0]), set(top), i64(p[1]), set(middle), i64(p[2]), set(low))
	}
	shifted := func(upper, lower byte, by uint64) []byte {
		return slices.Concat(get(lower), i64(by), []byte{opI64Shr}, get(upper), i64(64-by), []byte{opI64Shl, opI64Or})
	}
	added := func(to, part byte) []byte { // leaves the carry
		return slices.Concat(get(to), get(part), []byte{opI64Add}, tee(to), get(part), []byte{opI64Less, opI64ExtendU})
	}
	upper, lower := get(top), get(middle)
	if up {
		lower = slices.Concat(i64(0), get(middle), get(low), i64(0), []byte{opI64NotEqual, opI64ExtendU, opI64Add, opI64Sub})
		upper = slices.Concat(get(top), lower, i64(0), []byte{opI64NotEqual, opI64ExtendU, opI64Add})
	}
	return slices.Concat(
		power(firstPower()), i32(0), set(offset), []byte{opLoop, noResult},
		get(offset), i32(-leastPower*powerSize), []byte{opI32Equal, opIf, noResult}, power(exactOne), []byte{opEnd},
		get(offset), upper, store(address), get(offset), lower, store(address+powerSize/2),
		shifted(middle, low, 2), set(lowQuarter), shifted(top, middle, 2), set(middleQuarter),
		added(low, lowQuarter), set(carry), added(middle, middleQuarter), added(middle, carry), []byte{opI64Add}, set(carry),
		get(top), get(top), i64(2), []byte{opI64Shr, opI64Add}, get(carry), []byte{opI64Add}, tee(top),
		i64(0), []byte{opI64NotLess, opIf, noResult}, // overflow
		shifted(middle, low, 1), set(low), shifted(top, middle, 1), set(middle),
		get(top), i64(1), []byte{opI64Shr}, i64(1<<63), []byte{opI64Or}, set(top), []byte{opEnd},
		get(offset), i32(powerSize), []byte{opI32Add}, tee(offset),
		i32((mostPower-leastPower+1)*powerSize), []byte{opI32NotEqual, opBrIf, 0, opEnd},
	)
}

// computePowers lets the start function compute the table of powers, if the program has it.
func (p *program) computePowers() error {
	for _, up := range []bool{false, true} {
		table := powers(up)
		if at := bytes.Index(p.memory, table); at >= 0 {
			clear(p.memory[at : at+len(table)])
			p.powersCode = powerCode(uint64(at), up)
		}
	}
	return nil
}
