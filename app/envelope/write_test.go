package envelope

import (
	"encoding/json"
	"math/rand/v2"
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

// TestReplacement: invalid UTF-8 becomes an escape, and U+FFFD is written unchanged.
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

// TestOtherTypes: a value of an unsupported type panics, even one passed without a pointer.
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
