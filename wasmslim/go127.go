package wasmslim

import (
	"encoding/binary"
	"errors"
	"slices"
)

// go127 is Go 1.27. It has types in a section of their own, after the tables of
// functions.
var go127 = release{
	tested:   "go1.27.2",
	readRest: readRest127,
	order:    func(types, tables []uint64) []uint64 { return slices.Concat(tables, types) },
}

// readRest127 also reads two offsets from the beginning of the types: where the types with a
// descriptor end, and where the interface tables are, which end the types. Go 1.26 has slices
// instead.
func readRest127(b []byte) (moduleRest, error) {
	var rest struct{ Types, Described, ETypes, ITabs, ITabSize, ROData, GoFuncs, EndOfTables uint64 }
	_, err := binary.Decode(b, binary.LittleEndian, &rest)
	if err == nil && (rest.Described > rest.ITabs || rest.ITabs+rest.ITabSize != rest.ETypes-rest.Types) {
		err = errors.New("the parts of the types are in an unexpected order")
	}
	return moduleRest{Types: rest.Types, ETypes: rest.ETypes, GoFuncs: rest.GoFuncs, EndOfTables: rest.EndOfTables}, err
}
