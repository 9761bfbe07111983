package wasmslim

import (
	"cmp"
	"encoding/binary"
	"errors"
	"reflect"
	"slices"
	"strings"
)

// A descriptor is abi.Type (internal/abi/type.go), with which the linker begins what it writes of each
// type.
type descriptor struct {
	Size, Pointers          uint64 // in bytes: of a value, and of the part of it that has pointers
	Hash                    uint32
	Flags                   uint8
	Align, FieldAlign, Kind uint8
	Equal, GCData           uint64
	Name, PointerTo         int32 // offsets from the beginning of the types
}

// Constants of descriptors.
const (
	descriptorSize  = 48
	descriptorAlign = 8 // of their addresses
	isExported      = 1 // flag of a name, the only one that a type's name may have
	hasStar         = 2 // flag: the name has a star before that of the type
	isNamed         = 4 // flag: the type is declared, or predeclared
	knownFlags      = 63
)

// literals are the kinds of types that need no declaration, and how their names begin.
var literals = map[reflect.Kind][]string{
	reflect.Array: {"["}, reflect.Chan: {"chan", "<-chan"}, reflect.Func: {"func("}, reflect.Interface: {"interface {"},
	reflect.Map: {"map["}, reflect.Pointer: {"*"}, reflect.Slice: {"[]"}, reflect.Struct: {"struct {", "map.group["},
}

// anyType is the name that types get, in the form of names: flags, length, text.
const anyType = "\x00\x01?"

// stripTypes removes the names of types, which messages of panics and some programs print, methods that
// no interface has, and names of fields that nothing reads. It keeps the names of other methods, since the
// runtime looks them up, and changes nothing in a program that finds types by their names.
func (p *program) stripTypes() error {
	if p.hasAny([]string{"reflect.typesByString", "reflect.typelinks"}) { // the pointer to a type, for one
		return nil
	}
	types, err := p.describedTypes()
	if err != nil {
		return err
	}
	if err := p.renameTypes(types); err != nil {
		return err
	}
	if p.TypeLinks.Len > uint64(len(p.memory)) {
		return errMembers
	}
	clear(p.memory.at(p.TypeLinks.Start, 4*p.TypeLinks.Len))
	methods, err := p.dropMethods(types)
	if err != nil {
		return err
	}
	return p.stripFields(types, methods)
}

// renameTypes gives all types the same name, and none a pointer.
func (p *program) renameTypes(types []describedType) error {
	for _, d := range types {
		own, _ := p.typeName(d.Name)
		clear(own)
		d.Flags &^= hasStar
		d.Name = types[0].Name
		d.PointerTo = 0 // read only where the pointer to a type is looked for (ptrTo in reflect/type.go)
		if _, err := binary.Encode(p.memory[d.at:], binary.LittleEndian, d.descriptor); err != nil {
			return err
		}
	}
	if len(types) > 0 {
		copy(p.memory[p.Types+uint64(types[0].Name):], anyType)
	}
	return nil
}

// A describedType is a type, with the address of its descriptor.
type describedType struct {
	at uint64
	descriptor
}

// describedTypes finds the types by likeness, since no list has all of them: a type is wherever, among
// the types, the fields of a descriptor have values that they can have, and the name fits the kind. It
// returns an error where what it has found can't all be types.
func (p *program) describedTypes() ([]describedType, error) {
	var all []describedType
	for at := p.Types; at+descriptorSize <= p.ETypes; at += descriptorAlign {
		d, err := p.descriptorAt(at)
		if err != nil {
			return nil, err
		}
		if _, text := p.typeName(d.Name); d.fits(text) {
			all = append(all, describedType{at, d})
		}
	}
	if err := p.checkReferences(all); err != nil {
		return nil, err
	}
	return all, p.checkOverlaps(all)
}

// checkReferences returns an error unless types refer to one another as types do: the pointer to a type
// has that type as its element, and each element is a type.
func (p *program) checkReferences(types []describedType) error {
	known := map[uint64]describedType{}
	for _, d := range types {
		known[d.at] = d
	}
	for _, d := range types {
		if d.PointerTo != 0 {
			pointer, is := known[p.Types+uint64(d.PointerTo)]
			if !is || reflect.Kind(pointer.Kind) != reflect.Pointer || p.element(pointer) != d.at {
				return errors.New("the pointer to a type is not found")
			}
		}
		switch reflect.Kind(d.Kind) {
		case reflect.Array, reflect.Chan, reflect.Map, reflect.Pointer, reflect.Slice:
			if _, is := known[p.element(d)]; !is {
				return errors.New("the element of a type is not found")
			}
		}
	}
	return nil
}

// element returns the address of a type's element, or of a map's key, which stands behind the
// descriptor.
func (p *program) element(d describedType) uint64 {
	word := p.memory.at(d.at+descriptorSize, wordSize)
	if len(word) < wordSize {
		return 0
	}
	return binary.LittleEndian.Uint64(word)
}

// checkOverlaps returns an error if two descriptors or names have bytes in common, so that one of them
// is something else.
func (p *program) checkOverlaps(types []describedType) error {
	type span struct{ from, to uint64 }
	var spans []span
	named := map[int32]bool{}
	for _, d := range types {
		spans = append(spans, span{d.at, d.at + descriptorSize})
		if name, _ := p.typeName(d.Name); !named[d.Name] {
			from := p.Types + uint64(d.Name)
			spans = append(spans, span{from, from + uint64(len(name))})
			named[d.Name] = true
		}
	}
	slices.SortFunc(spans, func(a, b span) int { return cmp.Compare(a.from, b.from) })
	for i := 1; i < len(spans); i++ {
		if spans[i].from < spans[i-1].to {
			return errors.New("types overlap")
		}
	}
	return nil
}

// descriptorAt reads the bytes at an address as a descriptor.
func (p *program) descriptorAt(at uint64) (d descriptor, err error) {
	_, err = binary.Decode(p.memory[at:], binary.LittleEndian, &d)
	return d, err
}

// typeName returns the name at an offset in the types, in the form of names, and its text. It returns
// nothing if there is none that a type can have.
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

// fits says whether a descriptor can be that of a type with this name. Names that are words don't fit,
// since fields may have the same.
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
		return slices.ContainsFunc(literals[reflect.Kind(d.Kind)], begins)
	}
	return own != "" && !strings.ContainsAny(own[:1], "*.[{( ")
}

func isAlign(n uint8) bool { return n == 1 || n == 2 || n == 4 || n == 8 }
