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
	readOnly: func(types, tables []uint64) []uint64 { return slices.Concat(tables, types) },
}

// readRest127 also reads where among the types, from their beginning, the described
// ones end, and where the interface tables are that end the types. In Go 1.26,
// slices of them had these places.
func readRest127(b []byte) (moduleRest, error) {
	var rest struct{ Types, Described, ETypes, ITabs, ITabSize, ROData, GoFuncs, EndOfTables uint64 }
	_, err := binary.Decode(b, binary.LittleEndian, &rest)
	if err == nil && (rest.Described > rest.ITabs || rest.ITabs+rest.ITabSize != rest.ETypes-rest.Types) {
		err = errors.New("the parts of the types are not where they should be")
	}
	return moduleRest{rest.Types, rest.ETypes, rest.GoFuncs, rest.EndOfTables}, err
}
