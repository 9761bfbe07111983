package smalljson

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// TestStrings writes strings of any bytes.
func TestStrings(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	parts := []string{"\xff", "\xe2", "\x80", "\xa8", "\u2029", "é", "😀", "\xed\xa0\x80", "\ufffd", "a"}
	for range 20_000 {
		var b strings.Builder
		for range r.IntN(6) {
			if r.IntN(2) == 0 {
				b.WriteByte(byte(r.IntN(256)))
			} else {
				b.WriteString(parts[r.IntN(len(parts))])
			}
		}
		text := b.String()
		want, err := json.Marshal(text)
		if got := Marshal(&text); err != nil || !same(got, want) {
			t.Fatalf("%q: %s, want %s, %v", text, got, want, err)
		}
	}
}

// TestReplacement: bytes that are no text become an escape, and U+FFFD stays as it is.
func TestReplacement(t *testing.T) {
	text := "\xff\ufffd"
	if got, want := Marshal(&text), Raw("\"\\ufffd\ufffd\""); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestObjects: an array of objects is written.
func TestObjects(t *testing.T) {
	objects := []Object{(&ourPart{"a"}).object(), (&ourPart{"<"}).object()}
	if got, want := Marshal(&objects), Raw(`[{"text":"a"},{"text":"\u003c"}]`); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestTyped: numbers with a fraction, values with a form as text, and arrays of structs come
// back as they were written.
func TestTyped(t *testing.T) {
	type inner struct{ mean float64 }
	type outer struct {
		name  spelled
		items []inner
	}
	object := func(o *outer) Object {
		return Object{
			{Name: "name", Value: &o.name},
			{Name: "items", Value: Items(&o.items, func(i *inner) Object { return Object{{Name: "mean", Value: &i.mean}} })},
		}
	}
	in := outer{spelled{"a", "<"}, []inner{{2.5}, {-1e-9}}}
	text := Marshal(object(&in))
	if want := Raw(`{"name":"a,\u003c","items":[{"mean":2.5},{"mean":-1e-09}]}`); text != want {
		t.Fatalf("%s, want %s", text, want)
	}
	var out outer
	if err := Unmarshal(string(text), object(&out)); err != nil || !reflect.DeepEqual(out, in) {
		t.Errorf("%+v, error %v", out, err)
	}
	for text, wrong := range map[string]string{
		`{"items":[{"mean":"2"}]}`: "items: item 1: mean: a string instead of a number",
		`{"items":5}`:              "items: 5 instead of an array",
		`{"name":5}`:               "name: 5 instead of a string",
		`{"name":"bad"}`:           "name: one part",
	} {
		if err := Unmarshal(text, object(new(outer))); err == nil || err.Error() != wrong {
			t.Errorf("%s: %v, want %s", text, err, wrong)
		}
	}
}

// spelled is a list of texts with a form as one.
type spelled []string

func (s *spelled) String() string { return strings.Join(*s, ",") }

func (s *spelled) SetText(text string) error {
	if *s = strings.Split(text, ","); len(*s) < 2 {
		return errors.New("one part")
	}
	return nil
}

// TestOtherTypes: a value that isn't stored so panics, even one given without a pointer.
func TestOtherTypes(t *testing.T) {
	for _, value := range []any{"text", 5.5, new(float32), func() {}, ours{}, &ours{}, nil} {
		for name, try := range map[string]func(){
			"Marshal":   func() { Marshal(value) },
			"Unmarshal": func() { Unmarshal("5", value) },
		} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%s takes %T", name, value)
					}
				}()
				try()
			}()
		}
	}
}
