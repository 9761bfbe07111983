package wasmslim

import (
	"encoding/binary"
	"errors"
	"reflect"
	"slices"
	"strings"
)

// A descriptor describes a type to the runtime: abi.Type (internal/abi/type.go), with which what
// the linker writes of each type begins.
type descriptor struct {
	Size, Pointers          uint64 // in bytes; behind so many of them there are no pointers
	Hash                    uint32
	Flags                   uint8
	Align, FieldAlign, Kind uint8
	Equal, GCData           uint64
	Name, PointerTo         int32 // offsets from the beginning of the types
}

// What is known of descriptors.
const (
	descriptorAlign = 8 // of their addresses
	isExported      = 1 // flag of a name, the only one that a type's has
	hasStar         = 2 // flag: the name is that of the pointer to the type
	isNamed         = 4 // flag: declared, or predeclared
	knownFlags      = 63
)

// withoutName are kinds of types that need no declaration, and how their names begin.
var withoutName = map[reflect.Kind][]string{
	reflect.Array: {"["}, reflect.Chan: {"chan", "<-chan"}, reflect.Func: {"func("}, reflect.Interface: {"interface {"},
	reflect.Map: {"map["}, reflect.Pointer: {"*"}, reflect.Slice: {"[]"}, reflect.Struct: {"struct {", "map.group["},
}

// anyType is the name that types have instead of their own, in the form of names: flags, length, text.
const anyType = "\x00\x01?"

// forgetTypes takes the names of types away, which are told by messages of panics, and to programs
// that ask for them. Those of fields and methods stay: the runtime looks methods up by them.
func (p *program) forgetTypes() error {
	for _, f := range p.functions {
		if p.name(f.Name) == "reflect.typesByString" { // such as that of the pointer to a type
			return nil
		}
	}
	types, err := p.describedTypes()
	if err != nil {
		return err
	}
	return p.forgetNames(types)
}

// forgetNames gives types that have names one name.
func (p *program) forgetNames(types []describedType) error {
	for _, d := range types {
		own, _ := p.typeName(d.Name)
		clear(own)
		d.Flags &^= hasStar
		d.Name = types[0].Name
		if _, err := binary.Encode(p.memory[d.at:], binary.LittleEndian, d.descriptor); err != nil {
			return err
		}
	}
	if len(types) > 0 {
		copy(p.memory[p.Types+uint64(types[0].Name):], anyType)
	}
	return nil
}

// A describedType is a type that is described at an address.
type describedType struct {
	at uint64
	descriptor
}

// describedTypes finds the types. Nothing lists all of them, so it looks everywhere where one may be
// for what is as in a type, to its name.
func (p *program) describedTypes() ([]describedType, error) {
	var all []describedType
	known := map[uint64]bool{}
	for at := p.Types; at+uint64(binary.Size(descriptor{})) <= p.ETypes; at += descriptorAlign {
		d, err := p.descriptorAt(at)
		if err != nil {
			return nil, err
		}
		if _, text := p.typeName(d.Name); d.fits(text) {
			all = append(all, describedType{at, d})
			known[at-p.Types] = true
		}
	}
	for _, d := range all {
		if d.PointerTo != 0 && !known[uint64(d.PointerTo)] {
			return nil, errors.New("types are described in another form")
		}
	}
	return all, nil
}

// descriptorAt reads what may be a descriptor.
func (p *program) descriptorAt(at uint64) (d descriptor, err error) {
	_, err = binary.Decode(p.memory[at:], binary.LittleEndian, &d)
	return d, err
}

// typeName returns a name among the types, in the form of names, and its text; none if there is
// nothing that can be a type's name.
func (p *program) typeName(offset int32) (name []byte, text string) {
	if offset <= 0 || uint64(offset) >= p.ETypes-p.Types {
		return nil, ""
	}
	all := p.memory[p.Types+uint64(offset) : p.ETypes]
	length, n := binary.Uvarint(all[1:])
	begin := uint64(1 + n)
	if all[0] > isExported || n <= 0 || length > uint64(len(all))-begin {
		return nil, ""
	}
	return all[:begin+length], string(all[begin : begin+length])
}

// fits says whether what may be a descriptor is that of a type with a name. Names that are words are
// left out: a field may have the same.
func (d descriptor) fits(name string) bool {
	if d.Kind == 0 || d.Kind > uint8(reflect.UnsafePointer) || d.Flags > knownFlags || d.Pointers > d.Size || !isAlign(d.Align) || !isAlign(d.FieldAlign) {
		return false
	}
	own, starred := strings.CutPrefix(name, "*")
	switch {
	case !strings.ContainsAny(name, "*.[{( "):
		return false
	case d.Flags&hasStar == 0:
		own = name
	case !starred:
		return false
	}
	begins := func(how string) bool { return strings.HasPrefix(strings.TrimPrefix(own, "noalg."), how) }
	if d.Flags&isNamed == 0 {
		return slices.ContainsFunc(withoutName[reflect.Kind(d.Kind)], begins)
	}
	return own != "" && !strings.ContainsAny(own[:1], "*.[{( ")
}

func isAlign(n uint8) bool { return n == 1 || n == 2 || n == 4 || n == 8 }
