package apptest

import (
	"fmt"
	"slices"
	"testing"

	"ketword/app/envelope"
)

// StoredGame is a finished game in the form stored in a history.
const StoredGame = `{"id":"classic/en/5/1184/6/normal/11","list":"2281a68fe8c929c8","secret":"C7vEdhI","guesses":["shelf","flesh"],"day":10}`

// ScoreLine is a line of scores.txt.
const ScoreLine = "0 2 3 8 12 40 32 7 2 3"

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
