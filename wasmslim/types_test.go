package wasmslim

import (
	"bytes"
	"slices"
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
		if is.Name, is.Flags = was.Name, was.Flags; is != was.descriptor {
			t.Errorf("the type at %#x is %+v, want %+v", was.at, is, was.descriptor)
		}
	}
}
