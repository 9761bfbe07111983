// Package envelope has the versions of what is stored: each value stands in an envelope,
// {"v":1,"data":…}, and so does each part of a file. A kind of values has versions of its
// own, so that changing one leaves the others as they are.
package envelope

import (
	"errors"

	"ketword/app/internal/smalljson"
	"ketword/internal/format"
)

// ErrNewer tells that a value was written by a newer program.
var ErrNewer = errors.New("written by a newer version")

// Seal writes a value, as [smalljson.Marshal] does, in the envelope of this version.
func (k Kind) Seal(value any) string {
	return format.Text(`{"v":%d,"data":%s}`, k.Version(), smalljson.Marshal(value))
}

// Unseal reads a value of this version or an older one, as [smalljson.Unmarshal]
// does. The error is [ErrNewer], a [*smalljson.SyntaxError], or tells what is wrong
// with the value.
func (k Kind) Unseal(stored string, value any) error {
	var v int
	var data smalljson.Raw
	err := smalljson.Unmarshal(stored, smalljson.Object{{Name: "v", Value: &v}, {Name: "data", Value: &data}})
	switch {
	case err != nil:
		return err
	case v > k.Version():
		return ErrNewer
	case v < 1:
		return format.Error("version %d", v)
	}
	for _, step := range Migrations[k][v-1:] {
		if data, err = step(data); err != nil {
			return err
		}
	}
	return data.Read(value)
}

// UnsealPart reads a part of a file, which may stand there without an envelope, as the
// first version did. No part is nothing.
func (k Kind) UnsealPart(part smalljson.Raw, value any) error {
	if part == "" {
		return nil
	}
	var v int
	if part.Read(smalljson.Object{{Name: "v", Value: &v}}) != nil || v == 0 {
		part = smalljson.Raw(`{"v":1,"data":` + part + `}`)
	}
	return k.Unseal(string(part), value)
}
