package model

import (
	"encoding/json"
	"errors"
	"testing"
)

// TestMigrationsRunInOrder: each step sees what the one before it made.
func TestMigrationsRunInOrder(t *testing.T) {
	step := func(name string) migration {
		return func(data json.RawMessage) (json.RawMessage, error) { return append(data, name...), nil }
	}
	got, err := migrate(json.RawMessage("1"), []migration{step("→2"), step("→3"), step("→4")})
	equal(t, "data", string(got), "1→2→3→4")
	equal(t, "error", err, nil)

	broken := errors.New("broken")
	fail := func(json.RawMessage) (json.RawMessage, error) { return nil, broken }
	if _, err = migrate(nil, []migration{step("a"), fail, step("b")}); err != broken {
		t.Errorf("error %v", err)
	}
}

func TestEnvelope(t *testing.T) {
	for stored, want := range map[string]string{
		`{"v":1,"data":"x"}`:            "x",
		` {"data":"x","v":1,"more":2} `: "x",
	} {
		var got string
		equal(t, stored, unseal(stored, &got), nil)
		equal(t, stored, got, want)
	}
	var value string
	for _, newer := range []string{`{"v":2}`, `{"v":99,"data":[1]}`} {
		if err := unseal(newer, &value); !errors.Is(err, ErrNewer) {
			t.Errorf("%s: %v", newer, err)
		}
	}
	for _, bad := range []string{"", "x", "[]", "{}", `{"v":0}`, `{"v":-1,"data":"x"}`, `{"v":"1","data":"x"}`, `{"v":1}`, `{"v":1,"data":5}`} {
		if err := unseal(bad, &value); err == nil || errors.Is(err, ErrNewer) {
			t.Errorf("%s: %v", bad, err)
		}
	}
	equal(t, "sealed", seal(map[string]int{"a": 1}), `{"v":1,"data":{"a":1}}`)
}

// TestSealPanics: only what always marshals may be stored.
func TestSealPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("sealed a function")
		}
	}()
	seal(func() {})
}
