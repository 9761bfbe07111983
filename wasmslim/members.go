package wasmslim

import (
	"encoding/binary"
	"errors"
	"reflect"
)

// uncommon is abi.UncommonType (internal/abi/type.go), which follows the descriptor of a type with
// methods or a name.
type uncommon struct {
	Package           int32
	Methods, Exported uint16 // how many; the exported ones come first
	Offset            uint32 // of the methods, from here
	_                 uint32
}

// A method is abi.Method (internal/abi/type.go). A part is [pruned] if the linker found that nothing
// reaches it.
type method struct {
	Name       int32 // offset from the beginning of the types
	Type       int32 // the same
	Interface  int32 // number of the function that interfaces call
	Reflection int32 // and of the one that reflection calls
}

// A field is abi.StructField (internal/abi/type.go): two addresses, and the place in the struct.
type field struct{ Name, Type, Offset uint64 }

// Sizes of them, and where a struct type and an interface type have the slice of their fields or methods.
const (
	uncommonSize  = 16
	methodSize    = 16
	fieldSize     = 24
	interfaceSize = 8 // of a method of an interface, which is a name and a type
	membersOffset = descriptorSize + wordSize
)

const (
	pruned      = -1
	hasUncommon = 1 // flag of a type
)

// wholeSize has the sizes of the descriptors that are longer than those of other kinds.
var wholeSize = map[reflect.Kind]uint64{
	reflect.Array: 72, reflect.Chan: 64, reflect.Func: 56, reflect.Interface: 80, reflect.Map: 104,
	reflect.Pointer: 56, reflect.Slice: 56, reflect.Struct: 80,
}

// errMembers means that something is no type, or of another form.
var errMembers = errors.New("the fields or methods of a type are not found")

// decode reads a value at an address among the types.
func (p *program) decode(at uint64, value any) error {
	if at < p.Types || at > p.ETypes || uint64(binary.Size(value)) > p.ETypes-at {
		return errMembers
	}
	_, err := binary.Decode(p.memory[at:], binary.LittleEndian, value)
	return err
}

// encode writes a value to an address.
func (p *program) encode(at uint64, value any) error {
	_, err := binary.Encode(p.memory[at:], binary.LittleEndian, value)
	return err
}

// dropMethods removes methods from the types whose type the linker has left out (markMethod in
// cmd/link/internal/ld/deadcode.go): no interface has a method of that type. A method that has its type and no
// functions stays: nothing calls it, but a value may be asserted to be of an interface that has it (itabInit in
// runtime/iface.go). Where nothing reads them, the functions for reflection go, too. It returns the offsets of
// the names of all other methods, and of those of interfaces.
func (p *program) dropMethods(types []describedType) (names map[uint64]bool, err error) {
	names = map[uint64]bool{}
	reflects := p.hasAny(readReflectedMethods)
	for _, d := range types {
		if reflect.Kind(d.Kind) == reflect.Interface {
			err = errors.Join(err, p.eachMember(d, interfaceSize, func(at uint64) error {
				names[uint64(binary.LittleEndian.Uint32(p.memory[at:]))] = true
				return nil
			}))
		}
		if d.Flags&hasUncommon != 0 {
			err = errors.Join(err, p.dropMethodsOf(d, reflects, names))
		}
	}
	return names, err
}

func (p *program) dropMethodsOf(d describedType, reflects bool, names map[uint64]bool) error {
	at := d.at + max(wholeSize[reflect.Kind(d.Kind)], descriptorSize)
	var u uncommon
	if err := p.decode(at, &u); err != nil || u.Methods == 0 {
		return err
	}
	all := make([]method, u.Methods)
	if err := p.decode(at+uint64(u.Offset), all); err != nil {
		return err
	}
	var kept []method
	exported := 0
	for i, m := range all {
		if m.Type == pruned {
			continue
		}
		if names[uint64(m.Name)] = true; i < int(u.Exported) {
			exported++
		}
		if !reflects {
			m.Reflection = 0
		}
		kept = append(kept, m)
	}
	clear(p.memory.at(at+uint64(u.Offset), uint64(u.Methods)*methodSize))
	u.Methods, u.Exported = uint16(len(kept)), uint16(exported)
	return errors.Join(p.encode(at, u), p.encode(at+uint64(u.Offset), kept))
}

// eachMember calls do with the address of each field of a struct type, or of each method of an interface type.
func (p *program) eachMember(d describedType, size uint64, do func(at uint64) error) error {
	var members sliceHeader
	if err := p.decode(d.at+membersOffset, &members); err != nil {
		return err
	}
	if members.Len > 0 && (members.Start < p.Types || members.Start > p.ETypes || members.Len > (p.ETypes-members.Start)/size) {
		return errMembers
	}
	for i := range members.Len {
		if err := do(members.Start + i*size); err != nil {
			return err
		}
	}
	return nil
}

// readFieldNames are the functions that read names and tags of fields: all others compare the names of
// two types (reflect/type.go, runtime/type.go).
var readFieldNames = []string{
	"reflect.(*rtype).Field", "reflect.(*rtype).FieldByIndex", "reflect.(*rtype).FieldByName", "reflect.(*rtype).FieldByNameFunc",
	"reflect.(*structType).Field", "reflect.(*structType).FieldByName", "reflect.(*structType).FieldByNameFunc",
	"reflect.(*structType).FieldByIndex", "reflect.StructOf",
}

// Flags of a name (internal/abi/type.go), and the name of a field that is left out of hashes (runtime/alg.go).
const (
	isEmbedded = 8
	blank      = "_"
)

// stripFields removes the names of fields, in a program in which nothing reads names or tags. What they tell of
// a field stays: whether it is exported or embedded. Names that methods have stay, too.
func (p *program) stripFields(types []describedType, methods map[uint64]bool) error {
	if p.hasAny(readFieldNames) {
		return nil
	}
	first := map[byte]uint64{} // the address of a name without letters, by its flags
	for _, d := range types {
		if reflect.Kind(d.Kind) != reflect.Struct {
			continue
		}
		clear(p.memory.at(d.at+descriptorSize, wordSize)) // the path of the package of its fields
		err := p.eachMember(d, fieldSize, func(at uint64) error { return p.stripField(at, first, methods) })
		if err != nil {
			return err
		}
	}
	return nil
}

// stripField gives the field at an address the name that others with its flags have.
func (p *program) stripField(at uint64, first map[byte]uint64, methods map[uint64]bool) error {
	var f field
	if err := p.decode(at, &f); err != nil {
		return err
	}
	if f.Name < p.Types || f.Name >= p.ETypes {
		return errMembers
	}
	name := p.memory[f.Name:p.ETypes]
	length, n := binary.Uvarint(name[1:])
	if n <= 0 || length > uint64(len(name)-1-n) {
		return errMembers
	}
	end := 1 + uint64(n) + length
	if string(name[1+n:end]) == blank {
		return nil
	}
	flags := name[0] & (isExported | isEmbedded)
	if !methods[f.Name-p.Types] {
		clear(name[:end])
		name[0] = flags
		if first[flags] == 0 {
			first[flags] = f.Name
		}
	}
	if first[flags] != 0 {
		f.Name = first[flags]
	}
	return p.encode(at, f)
}
