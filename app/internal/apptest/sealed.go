package apptest

import (
	"fmt"
	"slices"
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/smalljson"
)

// Sealed returns a value, as JSON, in the envelope of its kind.
func Sealed(kind envelope.Kind, data string) string {
	return fmt.Sprintf(`{"v":%d,"data":%s}`, kind.Version(), data)
}

// Data returns what is in an envelope, as JSON.
func Data(t testing.TB, kind envelope.Kind, stored string) string {
	t.Helper()
	var data smalljson.Raw
	if err := kind.Unseal(stored, &data); err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Newer is what a newer program has stored, of any kind.
const Newer = `{"v":1000000,"data":{"what":"ever"}}`

// NextVersions runs do as a program with more versions of every kind, which differ in nothing;
// each kind has another number of them.
func NextVersions(do func()) {
	same := func(data smalljson.Raw) (smalljson.Raw, error) { return data, nil }
	before := envelope.Migrations
	defer func() { envelope.Migrations = before }()
	for kind, steps := range envelope.Migrations {
		envelope.Migrations[kind] = append(slices.Clip(steps), slices.Repeat([]envelope.Migration{same}, kind+1)...)
	}
	do()
}
