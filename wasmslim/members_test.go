package wasmslim

import (
	"bytes"
	"encoding/binary"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// fieldsProgram returns a program that reads no names of fields, and its types.
func fieldsProgram(t *testing.T) (*program, []describedType) {
	t.Helper()
	p, err := readProgram(link(t, "./fields"))
	if err != nil {
		t.Fatal(err)
	}
	types, err := p.describedTypes()
	if err != nil {
		t.Fatal(err)
	}
	return p, types
}

// Fields lose their names, unless methods or blank fields have them; methods that nothing can call go.
func TestMembers(t *testing.T) {
	p, _ := fieldsProgram(t)
	has := func(name string) bool { return strings.Contains(string(p.memory), string(rune(len(name)))+name) }
	for _, name := range []string{"Shown", "hidden", "hides", "Grow", "_"} {
		if !has(name) {
			t.Errorf("%q never was there", name)
		}
	}
	links := slices.Clone(p.memory.at(p.TypeLinks.Start, 4*p.TypeLinks.Len))
	if err := p.stripTypes(); err != nil {
		t.Fatal(err)
	}
	if left := p.memory.at(p.TypeLinks.Start, 4*p.TypeLinks.Len); len(left) > 0 && (bytes.Equal(links, left) || bytes.Trim(left, "\x00") != nil) {
		t.Error("the list of types by their names is there, or never was")
	}
	for name, stays := range map[string]bool{"Shown": false, "hidden": false, "hides": false, "Grow": true, "_": true} {
		if has(name) != stays {
			t.Errorf("%q is there: %t, want %t", name, has(name), stays)
		}
	}
}

// Every method that is left may be one of an interface, and the counts are those of what is left.
func TestDropMethods(t *testing.T) {
	p, types := fieldsProgram(t)
	before, _, lacking := countMethods(t, p, types)
	if _, err := p.dropMethods(types); err != nil {
		t.Fatal(err)
	}
	after, exported, left := countMethods(t, p, types)
	if lacking == 0 || left != 0 || after != before-lacking || exported > after || exported == 0 {
		t.Errorf("of %d methods, of which %d have no type, %d are left, %d of them exported and %d without a type", before, lacking, after, exported, left)
	}
}

// countMethods counts the methods of all types, those that are exported, and those that lack a part.
func countMethods(t *testing.T, p *program, types []describedType) (all, exported, lacking int) {
	t.Helper()
	for _, d := range types {
		if d.Flags&hasUncommon == 0 {
			continue
		}
		at := d.at + max(wholeSize[reflect.Kind(d.Kind)], descriptorSize)
		var u uncommon
		if err := p.decode(at, &u); err != nil {
			t.Fatal(err)
		}
		methods := make([]method, u.Methods)
		if err := p.decode(at+uint64(u.Offset), methods); err != nil {
			t.Fatal(err)
		}
		all, exported = all+len(methods), exported+int(u.Exported)
		for _, m := range methods {
			if m.Type == pruned {
				lacking++
			}
		}
	}
	return all, exported, lacking
}

// A program that reads names of fields keeps all of them.
func TestFieldNamesThatAreRead(t *testing.T) {
	p, err := readProgram(link(t, "./types"))
	if err == nil {
		err = p.stripTypes()
	}
	if err != nil || !strings.Contains(string(p.memory), "\x07corners") {
		t.Errorf("a name that is printed is gone (%v)", err)
	}
}

// Fields and methods that can't be where a type has them are refused.
func TestMembersRefused(t *testing.T) {
	offsets := map[reflect.Kind]uint64{reflect.Struct: membersOffset, reflect.Interface: membersOffset, reflect.Pointer: wholeSize[reflect.Pointer] + 8}
	for _, far := range []uint64{1 << 40, 1<<64 - wordSize} { // behind the types, and so far that sums are small again
		p, types := fieldsProgram(t)
		for _, d := range types {
			if reflect.Kind(d.Kind) == reflect.Struct {
				binary.LittleEndian.PutUint64(p.memory[d.at+membersOffset:], far)
			}
		}
		if p.stripFields(types, nil) == nil {
			t.Errorf("fields at %#x: accepted", far)
		}
	}
	for kind, offset := range offsets { // of the address of members, or of the distance to methods
		p, types := fieldsProgram(t)
		for _, d := range types {
			if reflect.Kind(d.Kind) == kind {
				binary.LittleEndian.PutUint32(p.memory[d.at+offset:], uint32(p.ETypes+1))
			}
		}
		methods, err := p.dropMethods(types)
		if err == nil {
			err = p.stripFields(types, methods)
		}
		if err == nil {
			t.Errorf("%v: accepted", kind)
		}
	}
}
