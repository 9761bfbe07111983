package wasmslim

import (
	"bytes"
	"encoding/binary"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Types lose their names, and nothing else.
func TestTypes(t *testing.T) {
	_, p := compiled(t)
	before := slices.Clone(p.memory)
	if err := p.stripTypes(); err != nil || !bytes.Equal(p.memory, before) {
		t.Errorf("a program that finds types by their names lost some (%v)", err)
	}
	types, err := p.describedTypes()
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, d := range types {
		_, name := p.typeName(d.Name)
		names[name] = true
	}
	if err := p.renameTypes(types); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"*main.point", "*main.rescuer", "*func(*main.point, string) string", "*interface {}", "*[]uint8", "*error"} {
		if text := append([]byte{byte(len(name))}, name...); !names[name] || !bytes.Contains(before, text) || bytes.Contains(p.memory, text) {
			t.Errorf("%q is still there, or never was", name)
		}
	}
	for _, name := range []string{"\x03Sum", "\x06rescue", "\x01X"} { // of methods, and of a field
		if !bytes.Contains(p.memory, []byte(name)) {
			t.Errorf("%q is gone", name)
		}
	}
	for _, was := range types {
		is, err := p.descriptorAt(was.at)
		if _, name := p.typeName(is.Name); err != nil || name != "?" || is.Flags&hasStar != 0 {
			t.Errorf("the type at %#x is called %q, with flags %b (%v)", was.at, name, is.Flags, err)
		}
		if is.Flags |= was.Flags & hasStar; is.Flags != was.Flags {
			t.Errorf("the type at %#x has flags %b, want %b", was.at, is.Flags, was.Flags)
		}
		is.Name, is.Flags, was.PointerTo = was.Name, was.Flags, 0
		if is != was.descriptor {
			t.Errorf("the type at %#x is %+v, want %+v", was.at, is, was.descriptor)
		}
	}
}

// What looks like types and can't all be types is refused.
func TestTypesRefused(t *testing.T) {
	_, p := compiled(t)
	types, err := p.describedTypes()
	if err != nil {
		t.Fatal(err)
	}
	of := func(kind reflect.Kind) describedType {
		return types[slices.IndexFunc(types, func(d describedType) bool { return reflect.Kind(d.Kind) == kind && d.PointerTo != 0 })]
	}
	put := func(at uint64, value any) {
		if _, err := binary.Encode(p.memory[at:], binary.LittleEndian, value); err != nil {
			t.Fatal(err)
		}
	}
	slice, structure := of(reflect.Slice), of(reflect.Struct)
	tests := []struct {
		name, want string
		change     func()
	}{
		{"another pointer", "the pointer to a type", func() { put(structure.at+descriptorSize-4, slice.PointerTo) }},
		{"no pointer", "the pointer to a type", func() { put(structure.at+descriptorSize-4, int32(8)) }},
		{"another element", "the element of a type", func() { put(slice.at+descriptorSize, p.Types+4) }},
	}
	whole := slices.Clone(p.memory)
	for _, test := range tests {
		copy(p.memory, whole)
		test.change()
		if _, err := p.describedTypes(); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got error %v, want %q", test.name, err, test.want)
		}
	}
}

// No byte is of two types, or of two names.
func TestTypesOverlap(t *testing.T) {
	_, p := compiled(t)
	types, err := p.describedTypes()
	if err != nil {
		t.Fatal(err)
	}
	within, named := types[0], types[0]
	within.at += descriptorAlign
	named.at, named.Name = p.ETypes, types[0].Name+1
	for name, d := range map[string]describedType{"a type in a type": within, "a name in a name": named} {
		if p.checkOverlaps(append(slices.Clip(types), d)) == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}
