package apptest

import (
	"fmt"
	"slices"
	"testing"

	"ketword/app/envelope"
)

// Sealed returns JSON data in the envelope of a kind.
func Sealed(kind envelope.Kind, data string) string {
	return fmt.Sprintf(`{"v":%d,"data":%s}`, kind.Version(), data)
}

// Data returns the data of an envelope, as JSON.
func Data(t testing.TB, kind envelope.Kind, stored string) string {
	t.Helper()
	var data envelope.Raw
	if err := kind.Unseal(stored, &data); err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Newer is a value stored by a newer program, of any kind.
const Newer = `{"v":1000000,"data":{"what":"ever"}}`

// NextVersions runs do in a program with more versions of every kind, whose migrations change
// nothing. Each kind has a different number of them.
func NextVersions(do func()) {
	same := func(data envelope.Raw) (envelope.Raw, error) { return data, nil }
	before := envelope.Migrations
	defer func() { envelope.Migrations = before }()
	for kind, steps := range envelope.Migrations {
		envelope.Migrations[kind] = append(slices.Clip(steps), slices.Repeat([]envelope.Migration{same}, kind+1)...)
	}
	do()
}
