package wasmslim

import (
	"encoding/binary"
	"slices"
)

// go126 is Go 1.26. Its linker puts types before the tables of functions.
var go126 = release{
	tested:   "go1.26.8",
	readRest: readRest126,
	order:    func(types, tables []uint64) []uint64 { return slices.Concat(types, tables) },
}

func readRest126(b []byte) (moduleRest, error) {
	var rest struct {
		Types, ETypes, ROData, GoFuncs, EndOfTables uint64
		TextSections, TypeLinks                     sliceHeader
	}
	_, err := binary.Decode(b, binary.LittleEndian, &rest)
	return moduleRest{rest.Types, rest.ETypes, rest.GoFuncs, rest.EndOfTables, rest.TypeLinks}, err
}
