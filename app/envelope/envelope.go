// Package envelope defines the versions of stored values. Each value is stored in an
// envelope, {"v":1,"data":…}, and so is each part of a file. Every kind of value has its
// own versions, so that a change of one does not affect the others.
package envelope

import (
	"errors"

	"ketword/app/internal/smalljson"
	"ketword/internal/format"
)

// ErrNewer means that a newer program wrote the value.
var ErrNewer = errors.New("written by a newer version")

// Seal returns a value in the envelope of its current version. It writes the value as [smalljson.Marshal]
// does.
func (k Kind) Seal(value any) string {
	return format.Text(`{"v":%d,"data":%s}`, k.Version(), smalljson.Marshal(value))
}

// Unseal reads a value of the current version or an older one, as [smalljson.Unmarshal]
// does. The error is [ErrNewer], a [*smalljson.SyntaxError], or says what is wrong with the
// value.
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

// UnsealPart reads a part of a file. The first version wrote parts without an envelope,
// which is accepted too. It does nothing if the part is missing.
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
