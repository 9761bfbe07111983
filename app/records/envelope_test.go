package records

import (
	"errors"
	"testing"

	"ketword/app/internal/example"
	"ketword/app/internal/expect"
	"ketword/app/internal/smalljson"
)

// TestMigrationsRunInOrder: each step sees what the one before it made.
func TestMigrationsRunInOrder(t *testing.T) {
	step := func(name string) migration {
		return func(data smalljson.Raw) (smalljson.Raw, error) { return data + smalljson.Raw(name), nil }
	}
	got, err := migrate("1", []migration{step("→2"), step("→3"), step("→4")})
	expect.Equal(t, "data", string(got), "1→2→3→4")
	expect.Equal(t, "error", err, nil)

	broken := errors.New("broken")
	fail := func(smalljson.Raw) (smalljson.Raw, error) { return "", broken }
	if _, err = migrate("", []migration{step("a"), fail, step("b")}); err != broken {
		t.Errorf("error %v", err)
	}
}

func TestEnvelope(t *testing.T) {
	for stored, want := range map[string]string{
		`{"v":1,"data":"x"}`:            "x",
		` {"data":"x","v":1,"more":2} `: "x",
	} {
		var got string
		expect.Equal(t, stored, Unseal(stored, &got), nil)
		expect.Equal(t, stored, got, want)
	}
	var value string
	for _, newer := range []string{`{"v":2}`, `{"v":99,"data":[1]}`} {
		if err := Unseal(newer, &value); !errors.Is(err, ErrNewer) {
			t.Errorf("%s: %v", newer, err)
		}
	}
	for _, bad := range []string{"", "x", "[]", "{}", `{"v":0}`, `{"v":-1,"data":"x"}`, `{"v":"1","data":"x"}`, `{"v":1}`, `{"v":1,"data":5}`} {
		if err := Unseal(bad, &value); err == nil || errors.Is(err, ErrNewer) {
			t.Errorf("%s: %v", bad, err)
		}
	}
	expect.Equal(t, "sealed", Seal(&map[string]string{"a": "b"}), `{"v":1,"data":{"a":"b"}}`)
	expect.Equal(t, "as the tests write it", Seal(&map[string]string{"a": "b"}), example.Sealed(`{"a":"b"}`))
}

// TestSealPanics: only values of some types may be stored.
func TestSealPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("sealed a function")
		}
	}()
	Seal(func() {})
}
