package envelope_test

import (
	"errors"
	"testing"

	. "ketword/app/envelope"
	"ketword/app/internal/apptest"
)

// withSteps adds versions to a kind for a test.
func withSteps(t *testing.T, kind Kind, steps ...Migration) {
	before := Migrations
	t.Cleanup(func() { Migrations = before })
	Migrations[kind] = steps
}

// TestMigrations: an older value passes through the migrations from its version on, each
// with the result of the one before. Migrations of other kinds don't affect it.
func TestMigrations(t *testing.T) {
	step := func(name string) Migration {
		return func(data Raw) (Raw, error) {
			var text string
			err := data.Read(&text)
			text += name
			return Marshal(&text), err
		}
	}
	withSteps(t, Game, step("→2"), step("→3"), step("→4"))
	for stored, want := range map[string]string{`{"v":1,"data":"1"}`: "1→2→3→4", `{"v":3,"data":"3"}`: "3→4", `{"v":4,"data":"4"}`: "4"} {
		var got string
		apptest.Equal(t, stored, Game.Unseal(stored, &got), nil)
		apptest.Equal(t, stored, got, want)
	}
	now := "now"
	apptest.Equal(t, "written", Game.Seal(&now), `{"v":4,"data":"now"}`)
	apptest.Equal(t, "of another kind", Games.Seal(&now), `{"v":1,"data":"now"}`)

	broken := errors.New("broken")
	withSteps(t, Game, step("a"), func(Raw) (Raw, error) { return "", broken }, step("b"))
	if err := Game.Unseal(`{"v":1,"data":"1"}`, &now); err != broken {
		t.Errorf("error %v", err)
	}
}

func TestEnvelope(t *testing.T) {
	for stored, want := range map[string]string{
		`{"v":1,"data":"x"}`:            "x",
		` {"data":"x","v":1,"more":2} `: "x",
	} {
		var got string
		apptest.Equal(t, stored, Game.Unseal(stored, &got), nil)
		apptest.Equal(t, stored, got, want)
	}
	var value string
	for _, newer := range []string{`{"v":2}`, `{"v":99,"data":[1]}`, apptest.Newer} {
		if err := Game.Unseal(newer, &value); !errors.Is(err, ErrNewer) {
			t.Errorf("%s: %v", newer, err)
		}
	}
	for _, bad := range []string{"", "x", "[]", "{}", `{"v":0}`, `{"v":-1,"data":"x"}`, `{"v":"1","data":"x"}`, `{"v":1}`, `{"v":1,"data":5}`} {
		if err := Game.Unseal(bad, &value); err == nil || errors.Is(err, ErrNewer) {
			t.Errorf("%s: %v", bad, err)
		}
	}
	apptest.Equal(t, "sealed", Settings.Seal(&map[string]string{"a": "b"}), `{"v":1,"data":{"a":"b"}}`)
	apptest.Equal(t, "as the tests write it", Settings.Seal(&map[string]string{"a": "b"}), apptest.Sealed(Settings, `{"a":"b"}`))
}

// TestPart: a part of a file may lack an envelope, and then has the first version.
func TestPart(t *testing.T) {
	double := func(data Raw) (Raw, error) { return "[" + data + "," + data + "]", nil }
	withSteps(t, Counts, double)
	for part, want := range map[Raw]Raw{
		"": "", `[1]`: `[[1],[1]]`, `{"a":1}`: `[{"a":1},{"a":1}]`, `{"v":"a"}`: `[{"v":"a"},{"v":"a"}]`, `{"v":1,"data":5}`: `[5,5]`, `{ "data": 5, "v": 2 }`: `5`,
	} {
		var got Raw
		apptest.Equal(t, string(part), Counts.UnsealPart(part, &got), nil)
		apptest.Equal(t, string(part), got, want)
	}
	var value Raw
	apptest.Equal(t, "newer", Counts.UnsealPart(Raw(apptest.Newer), &value), ErrNewer)
}

// TestSealPanics: values of other types can't be stored.
func TestSealPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("sealed a function")
		}
	}()
	Game.Seal(func() {})
}
