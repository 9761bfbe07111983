// Package envelope writes and reads what is stored: JSON, in an envelope with its version, {"v":1,"data":…}.
// Each part of a file has one, too. Every kind of value has its own versions, so that a change of one does not
// affect the others.
//
// The JSON is written and read as encoding/json does, for the few types that are stored: encoding/json would
// add 85 kB to the download (brotli). Tests compare the two. Values are passed as pointers: to a string, int, bool,
// [Raw], []string, []Raw, map[string]string or map[string]Raw. A struct is passed as an [Object]. Other types
// panic.
package envelope

import (
	"errors"

	"ketword/internal/format"
)

// ErrNewer means that a newer program wrote the value.
var ErrNewer = errors.New("written by a newer version")

// Seal returns a value in the envelope of its current version. It writes the value as [Marshal] does.
func (k Kind) Seal(value any) string {
	return format.Text(`{"v":%d,"data":%s}`, k.Version(), Marshal(value))
}

// Unseal reads a value of the current version or an older one, as [Unmarshal] does. The error is
// [ErrNewer], a [*SyntaxError], or says what is wrong with the value.
func (k Kind) Unseal(stored string, value any) error {
	var v int
	var data Raw
	err := Unmarshal(stored, Object{{Name: "v", Value: &v}, {Name: "data", Value: &data}})
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
func (k Kind) UnsealPart(part Raw, value any) error {
	if part == "" {
		return nil
	}
	var v int
	if part.Read(Object{{Name: "v", Value: &v}}) != nil || v == 0 {
		part = Raw(`{"v":1,"data":` + part + `}`)
	}
	return k.Unseal(string(part), value)
}
