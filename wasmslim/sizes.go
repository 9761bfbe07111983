package wasmslim

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// A Part is a part of a program, with its size.
type Part struct {
	Name  string // path of a package, or what else it is, in brackets
	Bytes int
}

// Sizes returns the parts of a program as it was linked, the largest first: the code of each of its
// packages, and what is not code. Their sum is the size of the program. The errors are those of
// [Slim].
func Sizes(linked []byte) ([]Part, error) {
	p, err := readProgram(linked)
	if err != nil {
		return nil, err
	}
	data, err := p.module.section(dataSection)
	if err != nil {
		return nil, err
	}
	sizes := map[string]int{"(data)": len(data), "(else)": len(linked) - len(data)}
	for i, f := range p.functions {
		sizes[packageOf(p.name(f.Name))] += len(p.code[i])
		sizes["(else)"] -= len(p.code[i])
	}
	parts := mapped(slices.Sorted(maps.Keys(sizes)), func(name string) Part { return Part{name, sizes[name]} })
	slices.SortStableFunc(parts, func(a, b Part) int { return cmp.Compare(b.Bytes, a.Bytes) })
	return parts, nil
}

// packageOf returns the path of the package of a function, as in
// "example.org/app.(*root).Render". Functions that the compiler or the linker makes
// belong to none.
func packageOf(function string) string {
	path := function
	if i := strings.IndexAny(path, "(["); i >= 0 { // before a receiver, or the types that it is for
		path = path[:i]
	}
	element := strings.LastIndexByte(path, '/') + 1
	name, _, found := strings.Cut(path[element:], ".")
	if !found || strings.ContainsRune(path[:element]+name, ':') {
		return "(made by the compiler)"
	}
	return path[:element] + name
}
